import type { CallOut, HostedLive } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { toUnixSecondsOrNull } from '../../../../kernel/time/unix-seconds.ts';
import { throwOut } from '../announce.ts';
import { computeKeyExpiry, isOver } from '../live.rules.ts';
import { updateLive } from '../lives.queries.ts';
import { drawKey } from './prepare-live.ts';
import { getHosted, lockHosted } from './require-host.ts';
import { presentHosted } from './show-host.ts';

/** Who sends with the old key is thrown out; a live that runs waits for its encoder to come with the new one. */
export function drawNewKey(ctx: Context, { id }: { id: number }): Promise<HostedLive> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, id);
    if (isOver(live)) throw new Refusal('live.over');
    const keyExpiresAt = computeKeyExpiry(ctx.clock.now(), live.plannedAt);
    const changed = await updateLive(
      ctx.db,
      { id, states: [live.state] },
      { pushKey: drawKey(), keyExpiresAt },
    );
    if (!changed) throw new Error(`live ${id} changed while it was locked`);
    throwOut(ctx, id);
    await recordChange(ctx, {
      subject: 'live',
      id,
      before: { key_expires: toUnixSecondsOrNull(live.keyExpiresAt) },
      after: { key_expires: toUnixSecondsOrNull(keyExpiresAt) },
    });
    return presentHosted(ctx, changed);
  });
}

/** A browser has no RTMP: only an app that sends by itself could. */
export async function sendCamera(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'POST /wanlshop/live/camera'>> {
  const live = await getHosted(ctx, id);
  if (isOver(live)) throw new Refusal('live.over');
  throw new Refusal('live.h5_cannot_push');
}
