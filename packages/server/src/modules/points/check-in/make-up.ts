import type { CallChecked, CallOut } from '@chengji/contract';
import { makeupPoints } from '@chengji/contract/points/points.rules';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockAccount } from '../account/account.queries.ts';
import { earnPoints, spendPoints } from '../account/change-points.ts';
import { claimDay, countMadeUp } from './check-in.queries.ts';
import { endOfMonth, startOfMonth } from './check-in.rules.ts';
import { joinRow } from './join-row.ts';
import { showCheckIn } from './show-check-in.ts';

/**
 * Makes up a missed day of this month before today, for points, so many times a month. The rows it touches are one
 * from then on; days that were signed after it keep what they earned.
 */
export async function makeUp(
  ctx: Context,
  { date }: CallChecked<'POST /wanlshop/signin/makeup'>,
): Promise<CallOut<'POST /wanlshop/signin/makeup'>> {
  const shopperId = requireShopper(ctx);
  await transact(ctx, async (ctx) => {
    const { settings } = ctx.services;
    const at = ctx.clock.now();
    const today = ctx.calendar.toDay(at);
    await lockAccount(ctx.db, shopperId);
    const month = { from: startOfMonth(today), to: endOfMonth(today) };
    const refused = new Refusal('points.no_makeup', {}, { field: 'date' });
    if (date < month.from || date >= today) throw refused;
    const times = settings.get('points.makeup_times');
    if ((await countMadeUp(ctx.db, shopperId, month)) >= times) throw refused;
    if (!(await claimDay(ctx.db, { shopperId, day: date, isMadeUp: true, points: makeupPoints, at })))
      throw refused;
    const rowDays = await joinRow(ctx.db, shopperId, date);
    const named = { shopperId, forDay: date, rowDays };
    const key = `makeup:${shopperId}:${date}`;
    const cost = settings.get('points.makeup_cost');
    await spendPoints(ctx, { ...named, key: `${key}:cost`, kind: 'makeup_cost', points: cost });
    await earnPoints(ctx, { ...named, key, kind: 'makeup', points: makeupPoints });
    await emit(ctx, 'points.checked_in', { shopperId });
  });
  return { ...(await showCheckIn(ctx, {})), earned: makeupPoints };
}
