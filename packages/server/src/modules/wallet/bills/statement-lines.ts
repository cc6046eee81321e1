/**
 * What a shop's orders brought in a month, by what the ledger booked in it: a month that is over stays as it was, and
 * a refund of an order settled before stands in its own month.
 */
import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, toMoneyText, zeroCents } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import type { Selected } from '../../../kernel/db/database.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import {
  type BesideFilter,
  type BillBeside,
  findBillsBetween,
  listBillsBeside,
  platform,
  shopPending,
  sumBillsBeside,
} from '../../ledger/index.ts';
import {
  findOrderAmounts,
  findOrderLines,
  findReferredOrders,
  type NamedLine,
  type OrderAmounts,
  selectNumbersAbout,
  selectNumbersBought,
} from '../../orders/index.ts';
import { getMonthPeriod } from './bill-period.ts';
import {
  findRefundBills,
  findRefundNumbers,
  type RefundBill,
  selectWithRefunds,
} from './refund-bill.port.ts';

type StatementLine = CallOut<'GET /seller/money/statement_lines'>['rows'][number];

export const settled = { kind: 'settle', direction: 'in' } as const;
export const returned = { kind: 'refund', direction: 'out' } as const;

/**
 * What a shop has pending is credited by an order's settlement and debited by a later refund. That it becomes
 * available when the after-sale window ends is no line.
 */
const filterLines = (shopId: number, range: { after: number; upTo: number }): BesideFilter => ({
  account: shopPending(shopId),
  beside: platform('commission'),
  moves: [settled, returned],
  ...range,
});

export async function findBookedLines(ctx: Context, shopId: number, month: string): Promise<BesideFilter> {
  const period = getMonthPeriod(ctx.calendar, month);
  return filterLines(shopId, await findBillsBetween(ctx.db, shopPending(shopId), period));
}

/** The line that was booked under this number of what the shop has pending; there is none under another's. */
export async function findBookedLine(
  { db }: Context,
  shopId: number,
  seq: number,
): Promise<BillBeside | null> {
  const [booked] = await listBillsBeside(db, filterLines(shopId, { after: seq - 1, upTo: seq }), {
    limit: 1,
  });
  return booked ?? null;
}

type Asked = CallChecked<'GET /seller/money/statement_lines'>;

/** A page of a month's lines, in the order in which they were booked. */
export async function listStatementLines(
  ctx: Context,
  { month, kind, page, limit, ...search }: Asked,
): Promise<CallOut<'GET /seller/money/statement_lines'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const found = {
    ...(await findBookedLines(ctx, shopId, month)),
    references: toReferences(ctx, shopId, search),
  };
  const orders = await sumBillsBeside(ctx.db, { ...found, moves: [settled] });
  const refunds = await sumBillsBeside(ctx.db, { ...found, moves: [returned] });
  const shown = { orders: [orders], refunds: [refunds], all: [orders, refunds] }[kind ?? 'all'];
  const total = shown.reduce((sum, { bills }) => sum + bills, 0);
  const moves = kind ? { orders: [settled], refunds: [returned] }[kind] : found.moves;
  const booked = await listBillsBeside(ctx.db, { ...found, moves }, { limit, offset: (page - 1) * limit });
  return {
    rows: await presentLines(ctx, shopId, booked),
    total,
    next: nextPage(page, limit, total),
    counts: { all: orders.bills + refunds.bills, orders: orders.bills, refunds: refunds.bills },
    sums: {
      commission: toMoneyText(shown.reduce((sum, { besideCents }) => sum + besideCents, 0)),
      income: toMoneyText(shown.reduce((sum, { cents }) => sum + cents, 0)),
    },
  };
}

/** Which numbers are looked for: an order's with those of its refunds. */
function toReferences(
  ctx: Context,
  shopId: number,
  { keyword, bought }: Pick<Asked, 'keyword' | 'bought'>,
): NonNullable<BesideFilter['references']> {
  const select = (orderNumbers: Selected) => selectWithRefunds(ctx, shopId, orderNumbers);
  return [
    ...(bought ? [{ selectedBy: select(selectNumbersBought(ctx.db, shopId, bought)) }] : []),
    ...(keyword ? [{ holds: keyword, selectedBy: select(selectNumbersAbout(ctx.db, shopId, keyword)) }] : []),
  ];
}

/** The numbers of an order's refunds; of another shop's it has none. */
export async function listOrderRefunds(ctx: Context, shopId: number, orderNo: string): Promise<string[]> {
  const amounts = await findOrderAmounts(ctx, shopId, [orderNo]);
  const [order] = amounts.size > 0 ? ((await findReferredOrders(ctx, [orderNo])).get(orderNo) ?? []) : [];
  return order ? findRefundNumbers(ctx, order.id) : [];
}

/** Lines as they were booked, with what their orders were worth. */
export async function presentLines(
  ctx: Context,
  shopId: number,
  booked: readonly BillBeside[],
): Promise<StatementLine[]> {
  const getNumbers = (kind: BillBeside['kind']) =>
    booked.filter((bill) => bill.kind === kind).map(({ reference }) => reference);
  const orders = await findOrderAmounts(ctx, shopId, getNumbers('settle'));
  const refunds = await findRefundBills(ctx, getNumbers('refund'));
  const lines = await findOrderLines(ctx, shopId, [
    ...getNumbers('settle'),
    ...[...refunds.values()].map(({ orderNo }) => orderNo),
  ]);
  return booked.map((bill) => {
    const order = orders.get(bill.reference);
    if (order && bill.kind === 'settle') {
      const products = (lines.get(bill.reference) ?? []).map(presentProduct);
      return { ...presentSettlement(bill, order), products };
    }
    const refund = refunds.get(bill.reference);
    const ofOrder = lines.get(refund?.orderNo ?? '') ?? [];
    const products = ofOrder
      .filter(({ id }) => id === refund?.lineId)
      .map((line) => presentProduct({ ...line, number: refund?.number ?? line.number }));
    return { ...presentReturn(bill, refund), products };
  });
}

const presentProduct = ({ title, image, number }: NamedLine): StatementLine['products'][number] => ({
  title,
  image,
  number,
});

type Amounts = Omit<StatementLine, 'products'>;

function presentSettlement(bill: BillBeside, order: OrderAmounts): Amounts {
  return {
    id: bill.seq,
    order_no: bill.reference,
    refund_no: null,
    settled_at: toUnixSeconds(bill.movedAt),
    goods: toMoneyText(order.goodsCents),
    freight: toMoneyText(order.freightCents),
    shop_coupons: toMoneyText(order.shopCouponCents),
    platform_coupons: toMoneyText(order.platformCouponCents),
    refunds: toMoneyText(computeReturned(order, bill)),
    commission: toMoneyText(bill.besideCents),
    income: toMoneyText(bill.cents),
  };
}

/** What of the orders went back before they were settled, the market's part too. */
export const computeReturned = (
  { goodsCents, freightCents, shopCouponCents }: OrderAmounts,
  { cents, besideCents }: { cents: number; besideCents: number },
): number => goodsCents + freightCents - shopCouponCents - cents - besideCents;

const none = formatMoney(zeroCents);

const presentReturn = (bill: BillBeside, refund: RefundBill | undefined): Amounts => ({
  id: bill.seq,
  order_no: refund?.orderNo ?? '',
  refund_no: bill.reference,
  settled_at: toUnixSeconds(bill.movedAt),
  goods: none,
  freight: none,
  shop_coupons: none,
  platform_coupons: none,
  refunds: toMoneyText(-bill.cents - bill.besideCents),
  commission: toMoneyText(bill.besideCents),
  income: toMoneyText(bill.cents),
});
