import type { CallChecked, CallOut, Statement } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { stringify } from 'csv-stringify/sync';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import {
  type Account,
  type BillRow,
  findBillsBetween,
  listBills,
  listChainPart,
  shopAvailable,
  shopperAvailable,
  sumBills,
} from '../../ledger/index.ts';
import { listSettledOrders } from '../../orders/index.ts';
import { getMonthPeriod } from './bill-period.ts';
import { presentSums } from './list-bills.ts';
import { presentBills } from './present-bills.ts';

type Month = { month: string };

/** A month of the own wallet, as a table and as its proof. */
export const showStatement = (
  ctx: Context,
  { month }: CallChecked<'GET /wanlshop/wallet/statement'>,
): Promise<Statement> => makeStatement(ctx, shopperAvailable(requireShopper(ctx)), month);

/** A month of the shop: the orders settled in it, and the entries of what it has available. */
export async function showShopStatement(
  ctx: Context,
  { month }: Month,
): Promise<CallOut<'GET /seller/money/statement'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const settled = await listSettledOrders(ctx, shopId, getMonthPeriod(ctx.calendar, month));
  return {
    ...(await makeStatement(ctx, shopAvailable(shopId), month)),
    lines: settled.map((order) => ({
      order_no: order.orderNo,
      settled_at: toUnixSeconds(order.completedAt),
      goods: toMoneyText(order.goodsCents),
      freight: toMoneyText(order.freightCents),
      shop_coupons: toMoneyText(order.shopCouponCents),
      platform_coupons: toMoneyText(order.platformCouponCents),
      refunds: toMoneyText(order.returnedCents),
      commission: toMoneyText(order.commission),
      income: toMoneyText(order.income),
    })),
  };
}

async function makeStatement(ctx: Context, account: Account, month: string): Promise<Statement> {
  const range = await findBillsBetween(ctx.db, account, getMonthPeriod(ctx.calendar, month));
  const limit = range.upTo - range.after;
  const rows = await listBills(ctx.db, { account, ...range }, { limit });
  const chain = await listChainPart(ctx.db, account, { seq: range.after + 1, limit });
  const opening = chain.before?.balance ?? 0;
  return {
    month,
    ...presentSums(await sumBills(ctx.db, { account, ...range })),
    opening: toMoneyText(opening),
    closing: toMoneyText(chain.entries.at(-1)?.balance ?? opening),
    filename: `statement-${month}`,
    csv: await writeTable(ctx, rows),
    proof: { format: 'chengji-ledger-proof/1', chain },
  };
}

const columns = ['seq', 'time', 'title', 'amount', 'balance', 'funds', 'reference', 'hash'] as const;

/** With the mark by which spreadsheets know UTF-8. */
async function writeTable(ctx: Context, rows: readonly BillRow[]): Promise<string> {
  const { translate } = ctx.services;
  const bills = await presentBills(ctx, rows);
  const lines = bills.map((bill, at) => [
    bill.id,
    ctx.calendar.toSecondText(rows[at]?.chained.movedAt ?? new Date(0)),
    bill.title,
    bill.amount,
    bill.balance_after,
    bill.funds,
    rows[at]?.reference,
    rows[at]?.chained.hash,
  ]);
  const header = columns.map((column) => translate(ctx.language, `wallet.column_${column}`));
  // a title may be anything that a shop typed, while an amount may well begin with a minus
  const cast = {
    string: (value: string, { index }: { index: number }) => ({
      value,
      escape_formulas: columns[index] === 'title',
    }),
  };
  return stringify([header, ...lines], { bom: true, cast });
}
