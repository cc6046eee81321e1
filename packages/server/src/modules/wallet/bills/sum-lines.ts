import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { listBillsBeside, sumBillsBeside } from '../../ledger/index.ts';
import { type OrderAmounts, sumOrderAmounts } from '../../orders/index.ts';
import { StatementDays } from './statement-days.ts';
import { computeReturned, findBookedLines, returned, settled } from './statement-lines.ts';

/** So many orders are added up at a time. */
const partSize = 2_000;

/** What the lines of a month add up to, however many there are. */
export async function sumLines(
  ctx: Context,
  shopId: number,
  month: string,
): Promise<Pick<CallOut<'GET /seller/money/statement'>, 'orders' | 'lines' | 'sums' | 'days'>> {
  const booked = await findBookedLines(ctx, shopId, month);
  const came = await sumBillsBeside(ctx.db, { ...booked, moves: [settled] });
  const went = await sumBillsBeside(ctx.db, { ...booked, moves: [returned] });
  const { orders, days } = await walkLines(ctx, shopId, month, booked);
  const income = came.cents + went.cents;
  const commission = came.besideCents + went.besideCents;
  return {
    orders: came.bills,
    lines: came.bills + went.bills,
    sums: {
      goods: toMoneyText(orders.goodsCents),
      freight: toMoneyText(orders.freightCents),
      shop_coupons: toMoneyText(orders.shopCouponCents),
      platform_coupons: toMoneyText(orders.platformCouponCents),
      refunds: toMoneyText(computeReturned(orders, { cents: income, besideCents: commission })),
      commission: toMoneyText(commission),
      income: toMoneyText(income),
    },
    days,
  };
}

/** What the settled orders were worth, and what each day brought and took back, part by part. */
async function walkLines(
  ctx: Context,
  shopId: number,
  month: string,
  booked: Awaited<ReturnType<typeof findBookedLines>>,
) {
  const orders: OrderAmounts = { goodsCents: 0, freightCents: 0, shopCouponCents: 0, platformCouponCents: 0 };
  const days = new StatementDays(ctx.calendar, month);
  let { after } = booked;
  for (;;) {
    const part = await listBillsBeside(ctx.db, { ...booked, after }, { limit: partSize });
    const last = part.at(-1);
    if (!last) return { orders, days: days.present() };
    days.add(part);
    const numbers = part.filter(({ kind }) => kind === settled.kind).map(({ reference }) => reference);
    const sums = await sumOrderAmounts(ctx, shopId, numbers);
    for (const name of Object.keys(orders) as (keyof OrderAmounts)[]) orders[name] += sums[name];
    after = last.seq;
  }
}
