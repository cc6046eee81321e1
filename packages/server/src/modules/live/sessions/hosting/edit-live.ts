import type { CallChecked, HostedLive } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { toUnixSecondsOrNull } from '../../../../kernel/time/unix-seconds.ts';
import { announce } from '../announce.ts';
import { computeKeyExpiry, isOver } from '../live.rules.ts';
import { updateLive } from '../lives.queries.ts';
import { checkWords } from './check-live.ts';
import { lockHosted } from './require-host.ts';
import { presentHosted } from './show-host.ts';

/** From the version it began from. A live that has begun keeps the time it was announced for. */
export function editLive(ctx: Context, input: CallChecked<'POST /seller/live/edit'>): Promise<HostedLive> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, input.id);
    if (isOver(live)) throw new Refusal('live.over');
    const { id, version, state } = live;
    await assertVersion(ctx, input.version, { subject: 'live', id, version }, () => presentHosted(ctx, live));
    const planned_at = state === 'created' ? input.planned_at : toUnixSecondsOrNull(live.plannedAt);
    const words = await checkWords(ctx, { ...input, planned_at }, live);
    const keyExpiresAt = new Date(
      Math.max(live.keyExpiresAt.getTime(), computeKeyExpiry(live.createdAt, words.plannedAt).getTime()),
    );
    const edited = await updateLive(
      ctx.db,
      { id, states: [state] },
      { ...words, keyExpiresAt, version: version + 1 },
    );
    if (!edited) throw new Error(`live ${id} changed while it was locked`);
    announce(ctx, id);
    const { title, cover, notice } = live;
    await recordChange(ctx, {
      subject: 'live',
      id,
      before: { title, cover, notice, planned_at: toUnixSecondsOrNull(live.plannedAt) },
      after: {
        title: words.title,
        cover: words.cover,
        notice: words.notice,
        planned_at: toUnixSecondsOrNull(words.plannedAt),
      },
    });
    return presentHosted(ctx, edited);
  });
}
