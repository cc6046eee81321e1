import type { CallOut } from '@chengji/contract';
import { computeDayPoints } from '@chengji/contract/points/points.rules';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockAccount } from '../account/account.queries.ts';
import { earnPoints } from '../account/change-points.ts';
import { claimDay, isChecked } from './check-in.queries.ts';
import { getDayRule } from './day-rule.ts';
import { joinRow } from './join-row.ts';
import { showCheckIn } from './show-check-in.ts';

/** Signs in for today: the nth day in a row earns so many points. A day is signed once, however many ask at once. */
export async function checkIn(ctx: Context): Promise<CallOut<'POST /wanlshop/signin/sign'>> {
  const shopperId = requireShopper(ctx);
  const earned = await transact(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const day = ctx.calendar.toDay(at);
    await lockAccount(ctx.db, shopperId);
    if (await isChecked(ctx.db, shopperId, day)) throw new Refusal('points.already_signed');
    const rowDays = await joinRow(ctx.db, shopperId, day);
    const points = computeDayPoints(rowDays, getDayRule(ctx));
    if (!(await claimDay(ctx.db, { shopperId, day, isMadeUp: false, points, at })))
      throw new Error(`the account of ${shopperId} was held, and ${day} was signed`);
    await earnPoints(ctx, {
      shopperId,
      key: `check_in:${shopperId}:${day}`,
      kind: 'check_in',
      points,
      forDay: day,
      rowDays,
    });
    await emit(ctx, 'points.checked_in', { shopperId });
    return points;
  });
  return { ...(await showCheckIn(ctx, {})), earned };
}
