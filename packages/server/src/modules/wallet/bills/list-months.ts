import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { sumBillsBeside } from '../../ledger/index.ts';
import { findBookedLines } from './statement-lines.ts';

const shownBefore = 6;

/** What this month and those before it brought the shop; without the months in which nothing was booked. */
export async function listMonths(ctx: Context): Promise<CallOut<'GET /seller/money/months'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const rows: CallOut<'GET /seller/money/months'>['rows'] = [];
  for (const month of listMonthsBack(ctx.calendar.toDay(ctx.clock.now()).slice(0, 7), shownBefore)) {
    const { bills, cents } = await sumBillsBeside(ctx.db, await findBookedLines(ctx, shopId, month));
    if (bills > 0) rows.push({ month, lines: bills, income: toMoneyText(cents) });
  }
  return { rows };
}

/** The month itself and so many before it: `2027-01` and one are `2027-01`, `2026-12`. */
function listMonthsBack(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count + 1 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
