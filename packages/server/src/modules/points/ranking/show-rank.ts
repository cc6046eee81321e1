import type { CallChecked, CallOut, RankOrder } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { shiftDay } from '../../../kernel/time/days.ts';
import { findShoppers, maskNickname } from '../../identity/index.ts';
import { isChecked } from '../check-in/check-in.queries.ts';
import { startOfMonth } from '../check-in/check-in.rules.ts';
import { placeRows } from './place.rules.ts';
import { countAbove, findRank, listTop, type Rank } from './rank.queries.ts';

const most = 100;

/** The first hundred, and where one stands oneself. */
export async function showRank(
  ctx: Context,
  { by }: CallChecked<'GET /wanlshop/signin/rank'>,
): Promise<CallOut<'GET /wanlshop/signin/rank'>> {
  const shopperId = requireShopper(ctx);
  const today = ctx.calendar.toDay(ctx.clock.now());
  const periods = by === 'row' ? [shiftDay(today, -1), today] : [startOfMonth(today)];
  const top = placeRows(await listTop(ctx.db, by, periods, most)).slice(0, most);
  const people = await findShoppers(ctx.db, [shopperId, ...top.map((row) => row.shopperId)]);
  const rows = top.flatMap(({ shopperId: id, ...row }) => {
    const { nickname = '', avatar = '' } = people.get(id) ?? {};
    const mine = id === shopperId;
    return [{ ...row, nickname: mine ? nickname : maskNickname(nickname), avatar, mine }];
  });
  const { nickname = '', avatar = '' } = people.get(shopperId) ?? {};
  const value = getValue(by, await findRank(ctx.db, shopperId), periods);
  const above = value === 0 ? null : await countAbove(ctx.db, by, periods, value);
  return {
    rows,
    mine: {
      nickname,
      avatar,
      value,
      mine: true,
      place: above && above.people + 1,
      behind: above?.next == null ? null : above.next - value,
    },
    signed: await isChecked(ctx.db, shopperId, today),
  };
}

/** Of a month, or a row, that is over nothing counts any more. */
function getValue(by: RankOrder, rank: Rank | null, periods: readonly string[]): number {
  if (!rank) return 0;
  const [period, value] = by === 'row' ? [rank.lastDay, rank.rowDays] : [rank.month, rank.monthPoints];
  return periods.includes(period) ? value : 0;
}
