import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { listBillsBeside, sumBillsBeside } from '../../ledger/index.ts';
import { type OrderAmounts, sumOrderAmounts } from '../../orders/index.ts';
import { computeReturned, findBookedLines, returned, settled } from './statement-lines.ts';

/** So many orders are added up at a time. */
const partSize = 2_000;

/** What the lines of a month add up to, however many there are. */
export async function sumLines(
  ctx: Context,
  shopId: number,
  month: string,
): Promise<Pick<CallOut<'GET /seller/money/statement'>, 'orders' | 'lines' | 'sums'>> {
  const booked = await findBookedLines(ctx, shopId, month);
  const came = await sumBillsBeside(ctx.db, { ...booked, moves: [settled] });
  const went = await sumBillsBeside(ctx.db, { ...booked, moves: [returned] });
  const orders = await sumSettledOrders(ctx, shopId, booked);
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
  };
}

async function sumSettledOrders(
  ctx: Context,
  shopId: number,
  booked: Awaited<ReturnType<typeof findBookedLines>>,
): Promise<OrderAmounts> {
  const total = { goodsCents: 0, freightCents: 0, shopCouponCents: 0, platformCouponCents: 0 };
  let { after } = booked;
  for (;;) {
    const part = await listBillsBeside(ctx.db, { ...booked, moves: [settled], after }, { limit: partSize });
    const last = part.at(-1);
    if (!last) return total;
    const numbers = part.map(({ reference }) => reference);
    const sums = await sumOrderAmounts(ctx, shopId, numbers);
    for (const name of Object.keys(total) as (keyof OrderAmounts)[]) total[name] += sums[name];
    after = last.seq;
  }
}
