import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { shiftDay } from '../../kernel/time/days.ts';
import { countLevels } from '../identity/index.ts';
import { sumSince } from './account/account.queries.ts';
import { countPeople } from './check-in/check-in.queries.ts';
import { startOfMonth } from './check-in/check-in.rules.ts';
import { countFrom } from './ranking/rank.queries.ts';

const weekDays = 7;

export async function showPointsOverview(ctx: Context): Promise<CallOut<'GET /platform/points/overview'>> {
  const today = ctx.calendar.toDay(ctx.clock.now());
  const month = startOfMonth(today);
  const { earned, spent } = await sumSince(ctx.db, month);
  return {
    issued: earned,
    spent,
    signing: await countPeople(ctx.db, month),
    week_rows: await countFrom(ctx.db, 'row', [shiftDay(today, -1), today], weekDays),
    levels: await countLevels(ctx.db),
  };
}
