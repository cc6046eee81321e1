import type { Bill, BillType, PayChannel } from '@chengji/contract';
import { asCents, formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { BillRow } from '../../ledger/index.ts';
import { findReferredOrders, type ReferredOrder } from '../../orders/index.ts';
import { findRefundBills, type RefundBill } from './refund-bill.port.ts';

/** What a bill's number stands for: orders, with the refund of one of them where it is a refund's. */
export type Referred = { orders: readonly ReferredOrder[]; refund: RefundBill | null };

/** Bills with what they belong to, for all of them at once. */
export async function presentBills(ctx: Context, rows: readonly BillRow[]): Promise<Bill[]> {
  const getReferred = await findReferred(ctx, rows);
  return rows.map((row) => presentBill(ctx, row, getReferred(row)));
}

export async function findReferred(
  ctx: Context,
  rows: readonly BillRow[],
): Promise<(row: BillRow) => Referred> {
  const numbers = [...new Set(rows.filter(isOfOrders).map(getReference))];
  const ofRefunds = new Set(rows.filter(({ chained }) => chained.kind === 'refund').map(getReference));
  const refunds = await findRefundBills(ctx, [...ofRefunds]);
  const toOrderNo = (number: string): string => refunds.get(number)?.orderNo ?? number;
  const orders = await findReferredOrders(ctx, [...new Set(numbers.map(toOrderNo))]);
  return (row) => ({
    orders: isOfOrders(row) ? (orders.get(toOrderNo(row.reference)) ?? []) : [],
    refund: refunds.get(row.reference) ?? null,
  });
}

export function presentBill(ctx: Context, row: BillRow, { orders, refund }: Referred): Bill {
  const { chained } = row;
  return {
    id: chained.seq,
    type: chained.kind,
    title: getTitle(ctx, row, orders),
    amount: formatMoney(asCents(row.cents)),
    balance_after: toMoneyText(chained.balanceCents),
    funds: getFunds(row),
    createtime: toUnixSeconds(chained.movedAt),
    subject: refund ? { kind: 'refund', id: String(refund.id) } : getSubject(row, orders),
  };
}

/** By which way the money moved; what went to or came from the market itself did so by the balance. */
export function getFunds({ outside }: BillRow): PayChannel {
  const channel = outside?.slice('external:'.length);
  return channel === 'wechat' || channel === 'sandbox' ? channel : 'balance';
}

const kindsOfOrders: readonly BillType[] = ['pay', 'groups', 'refund', 'settle'];
const isOfOrders = ({ chained }: BillRow): boolean => kindsOfOrders.includes(chained.kind);
const getReference = ({ reference }: BillRow): string => reference;

function getSubject({ chained, key, reference }: BillRow, orders: readonly ReferredOrder[]): Bill['subject'] {
  const [first, ...others] = orders;
  if (first) {
    return others.length === 0
      ? { kind: 'order', id: String(first.id) }
      : { kind: 'trade', id: first.tradeNo };
  }
  if (chained.kind === 'recharge') return { kind: 'recharge', id: reference };
  if (chained.kind === 'withdraw') return { kind: 'withdrawal', id: reference };
  if (isReferral(key)) return { kind: 'referral', id: reference };
  return { kind: isOpening(key) ? 'opening' : 'adjustment', id: reference };
}

/** What somebody's people bought earned them; see `referral`. */
const isReferral = (key: string): boolean => key.startsWith('referral:');

const isOpening = (key: string): boolean => key.startsWith('demo:opening:');

function getTitle(ctx: Context, row: BillRow, orders: readonly ReferredOrder[]): string {
  const { translate } = ctx.services;
  const [first, ...others] = orders;
  if (first && row.cents < 0 && row.chained.kind !== 'settle')
    return others.length === 0
      ? first.title
      : translate(ctx.language, 'wallet.title_of_many', { title: first.title });
  return translate(ctx.language, `wallet.bill_${getTitleKey(row)}`, { order_no: row.reference });
}

function getTitleKey({ chained: { kind }, cents, key }: BillRow): string {
  if (kind === 'groups' && cents > 0) return 'returned';
  if (kind === 'withdraw' && cents > 0) return 'withdraw_returned';
  if (kind !== 'sys') return kind;
  if (isReferral(key)) return 'referral';
  return isOpening(key) ? 'opening' : kind;
}
