import type { HostedLive } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { emit } from '../../../../kernel/events/events.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { secondsAfter } from '../../../../kernel/time/durations.ts';
import { isSuspended } from '../../../shops/index.ts';
import { tellRoom } from '../announce.ts';
import { beginLive } from '../begin-live.ts';
import { isOver } from '../live.rules.ts';
import {
  findOtherLiving,
  isStartDue,
  type Live,
  lockLive,
  lockLivesOfShop,
  updateLive,
} from '../lives.queries.ts';
import { getHosted } from './require-host.ts';
import { presentHosted } from './show-host.ts';

/** Of two that a shop starts at once one waits for its encoder. What runs already, or waits, is left as it is. */
export async function startLive(ctx: Context, { id }: { id: number }): Promise<HostedLive> {
  const { shopId } = await getHosted(ctx, id);
  return transact(ctx, async (ctx) => {
    await lockLivesOfShop(ctx.db, shopId);
    const live = await lockLive(ctx.db, id);
    if (!live) throw new Refusal('common.not_found');
    if (isOver(live)) throw new Refusal('live.over');
    if (await isSuspended(ctx, shopId)) throw new Refusal('live.shop_closed');
    if (await findOtherLiving(ctx.db, live)) throw new Refusal('live.another_living');
    const started = live.state === 'created' ? await start(ctx, live) : live;
    await recordChange(ctx, {
      subject: 'live',
      id,
      before: { state: live.state, waits: live.startBy !== null },
      after: { state: started.state, waits: started.startBy !== null },
    });
    return presentHosted(ctx, started);
  });
}

async function start(ctx: Context, live: Live): Promise<Live> {
  if (live.encoder === 'sending') return beginLive(ctx, live);
  if (live.startBy) return live;
  const seconds = ctx.services.settings.get('live.start_seconds');
  const started = await updateLive(
    ctx.db,
    { id: live.id, states: ['created'] },
    { startBy: secondsAfter(ctx.clock.now(), seconds), hasTimedOut: false },
  );
  if (!started) throw new Error(`live ${live.id} changed while it was locked`);
  return started;
}

/** The encoder did not come in time. */
export function giveUpStart(ctx: Context, id: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const waiting = { id, states: ['created'] as const, where: isStartDue(ctx.clock.now()) };
    const given = await updateLive(ctx.db, waiting, { startBy: null, hasTimedOut: true });
    if (!given) return;
    tellRoom(ctx, id, { type: 'encoder', content: { state: given.encoder } });
    await emit(ctx, 'live.timed_out', { liveId: id, shopId: given.shopId });
  });
}
