import type { MarketCalendar } from '@chengji/contract/market-calendar';
import type { Context } from '../../../kernel/context.ts';
import { type Account, everyBill, findBillsBetween } from '../../ledger/index.ts';

/** When a month (`2026-11`) of the market's calendar begins and ends. */
export function getMonthPeriod(calendar: MarketCalendar, month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return {
    from: calendar.fromSecondText(`${month}-01 00:00:00`),
    to: calendar.fromSecondText(`${next}-01 00:00:00`),
  };
}

/** The bills of an account within a month, or all of them. */
export const findBillRange = (ctx: Context, account: Account, month: string | undefined) =>
  month === undefined ? everyBill : findBillsBetween(ctx.db, account, getMonthPeriod(ctx.calendar, month));
