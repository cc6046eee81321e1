import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { alertStaff } from '../../../alerts/index.ts';
import { tell } from '../../../notices/index.ts';
import { listLinkedShoppers } from '../../../shops/index.ts';
import { announce, tellRoom } from '../announce.ts';
import { dropRecording } from '../encoder.ts';
import { endLiving } from '../end-live.ts';
import { isOver } from '../live.rules.ts';
import { type Live, lockLive, updateLive } from '../lives.queries.ts';
import { takeSay } from '../says.queries.ts';

/** The encoder is thrown out, everybody is told why, and no replay is made. */
export function cutLive(ctx: Context, { id, reason }: CallChecked<'POST /platform/live/cut'>): Promise<null> {
  return transact(ctx, async (ctx) => {
    const live = await lockLive(ctx.db, id);
    if (!live) throw new Refusal('common.not_found');
    if (isOver(live)) throw new Refusal('live.over');
    if (live.state === 'created') throw new Refusal('live.not_begun');
    await endLiving(ctx, id, { reason: 'cut', cutReason: reason });
    await tellCut(ctx, live, reason);
    return null;
  });
}

/** What complaints ask for: cuts what runs, and takes the replay of what is over, or lets none be made of it. */
export function takeLiveDown(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<void> {
  return transact(ctx, async (ctx) => {
    const live = await lockLive(ctx.db, id);
    if (!live || live.state === 'created' || live.endReason === 'cut') throw new Refusal('common.not_found');
    if (live.state === 'living') return void (await cutLive(ctx, { id, reason }));
    if (live.state === 'replay') await dropRecording(ctx, id);
    await updateLive(ctx.db, { id, states: ['ended'] }, { endReason: 'cut', cutReason: reason });
    announce(ctx, id);
    await tellCut(ctx, live, reason);
  });
}

/** Who hosts for the shop, and its staff, are told once. */
async function tellCut(ctx: Context, live: Live, reason: string): Promise<void> {
  const { id, shopId, title, state } = live;
  await recordChange(ctx, { subject: 'live', id, before: { state }, after: { state: 'ended', reason } });
  for (const shopperId of await listLinkedShoppers(ctx, shopId))
    await tell(ctx, {
      shopperId,
      kind: 'system',
      sentence: 'live.news_cut',
      params: { title, reason },
      modules: 'live',
      modulesId: id,
      source: `live.cut ${id}`,
    });
  const params = { title, reason };
  await alertStaff(ctx, { kind: 'live_cut', shopId, subjectId: id, params, source: `live.cut ${id}` });
}

/** Nobody reads it any more, in the live or its replay. */
export function deleteSay(ctx: Context, { id }: { id: number }): Promise<null> {
  return transact(ctx, async (ctx) => {
    const say = await takeSay(ctx.db, id, ctx.clock.now());
    if (!say) throw new Refusal('common.not_found');
    tellRoom(ctx, say.liveId, { type: 'say_deleted', content: { id } });
    await recordChange(ctx, {
      subject: 'live',
      id: say.liveId,
      before: { say: say.message },
      after: { say: null },
    });
    return null;
  });
}
