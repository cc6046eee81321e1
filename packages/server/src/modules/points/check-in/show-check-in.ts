import type { CallChecked, CheckInInfo } from '@chengji/contract';
import { computeDayPoints } from '@chengji/contract/points/points.rules';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { countDays, shiftDay } from '../../../kernel/time/days.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { countMadeUp, findEnds, listChecked, listTouching } from './check-in.queries.ts';
import {
  endOfMonth,
  findLatestMissed,
  listDays,
  presentDay,
  presentWeek,
  startOfMonth,
} from './check-in.rules.ts';
import { getDayRule } from './day-rule.ts';
import { findStanding } from './find-standing.ts';

/** A month of somebody's days, this one unless another is asked for, and what they can do today. */
export async function showCheckIn(
  ctx: Context,
  { month }: CallChecked<'GET /wanlshop/signin/info'>,
): Promise<CheckInInfo> {
  const shopperId = requireShopper(ctx);
  const today = ctx.calendar.toDay(ctx.clock.now());
  const shown = startOfMonth(month ? `${month}-01` : today);
  const inMonth = await listDaysByName(ctx, shopperId, { from: shown, to: endOfMonth(shown) });
  const recent = await listDaysByName(ctx, shopperId, {
    from: startOfMonth(shiftDay(today, -2)),
    to: today,
  });
  const standing = await findStanding(ctx, shopperId);
  const { first, at } = await findEnds(ctx.db, shopperId);
  const rule = getDayRule(ctx);
  return {
    today,
    signed: recent.has(today),
    score: standing.points,
    successions: standing.successions,
    maxsuccessions: standing.longest,
    prevtime: at && toUnixSeconds(at),
    month_text: shown.slice(0, 7),
    first_month: (first !== null && first < today ? first : today).slice(0, 7),
    month: listDays(shown, endOfMonth(shown)).map((day) => presentDay(day, today, inMonth.get(day))),
    week: presentWeek(today, recent, { present: standing.successions, rule }),
    makeup: await offerMakeup(ctx, shopperId, today, recent),
    rules: {
      ...rule,
      cost: ctx.services.settings.get('points.makeup_cost'),
      times: ctx.services.settings.get('points.makeup_times'),
    },
    next: computeDayPoints(standing.successions + 1, rule),
  };
}

async function listDaysByName({ db }: Context, shopperId: number, between: { from: string; to: string }) {
  const days = await listChecked(db, shopperId, between);
  return new Map(days.map((one) => [one.day, one]));
}

async function offerMakeup(
  ctx: Context,
  shopperId: number,
  today: string,
  recent: Parameters<typeof findLatestMissed>[1],
): Promise<CheckInInfo['makeup']> {
  const { settings } = ctx.services;
  const month = { from: startOfMonth(today), to: endOfMonth(today) };
  const used = await countMadeUp(ctx.db, shopperId, month);
  const date = findLatestMissed(today, recent);
  const touching = date === null ? [] : await listTouching(ctx.db, shopperId, date);
  const joined = touching.reduce((days, row) => days + countDays({ from: row.firstDay, to: row.lastDay }), 1);
  return {
    cost: settings.get('points.makeup_cost'),
    left: Math.max(0, settings.get('points.makeup_times') - used),
    date,
    joins: date === null ? 0 : joined,
  };
}
