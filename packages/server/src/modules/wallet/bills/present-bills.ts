import type { Bill, BillType, PayChannel } from '@chengji/contract';
import { asCents, formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { BillRow } from '../../ledger/index.ts';
import { findLineTitles, findReferredOrders, type ReferredOrder } from '../../orders/index.ts';
import { presentBank } from '../accounts/present-account.ts';
import { listByNumbers, type WithdrawalRow } from '../withdrawals/withdrawal.queries.ts';
import { findRefundBills, type RefundBill } from './refund-bill.port.ts';

/** What a bill's number stands for: orders, with the refund of one of them where it is a refund's; a withdrawal. */
export type Referred = {
  orders: readonly ReferredOrder[];
  refund: RefundBill | null;
  /** What the refund is of, in the reader's language. */
  refunded: string | undefined;
  withdrawal: WithdrawalRow | undefined;
};

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
  const titles = await findLineTitles(
    ctx,
    [...refunds.values()].map(({ lineId }) => lineId),
  );
  const withdrawals = await findWithdrawals(ctx, rows);
  return (row) => {
    const refund = refunds.get(row.reference) ?? null;
    return {
      orders: isOfOrders(row) ? (orders.get(toOrderNo(row.reference)) ?? []) : [],
      refund,
      refunded: titles.get(refund?.lineId ?? 0),
      withdrawal: withdrawals.get(row.reference),
    };
  };
}

async function findWithdrawals(ctx: Context, rows: readonly BillRow[]) {
  const numbers = rows.filter(({ chained }) => chained.kind === 'withdraw').map(getReference);
  const found = await listByNumbers(ctx.db, [...new Set(numbers)]);
  return new Map(found.map((withdrawal) => [withdrawal.withdrawalNo, withdrawal]));
}

export function presentBill(ctx: Context, row: BillRow, referred: Referred): Bill {
  const { chained } = row;
  const { orders, refund, withdrawal } = referred;
  return {
    id: chained.seq,
    type: chained.kind,
    title: getTitle(ctx, row, referred),
    amount: formatMoney(asCents(row.cents)),
    balance_after: toMoneyText(chained.balanceCents),
    funds: getFunds(row),
    createtime: toUnixSeconds(chained.movedAt),
    subject: refund ? { kind: 'refund', id: String(refund.id) } : getSubject(row, orders),
    under_way: withdrawal?.endedAt === null,
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

/** What was bought; of what came back, for what; of a withdrawal, to where. */
function getTitle(ctx: Context, row: BillRow, { orders, refunded, withdrawal }: Referred): string {
  const say = (key: string, params = {}) => ctx.services.translate(ctx.language, `wallet.${key}`, params);
  const bought = nameBought(say, orders);
  const key = getTitleKey(row);
  const title = refunded ?? bought;
  if (title && (key === 'refund' || key === 'returned')) return say(`bill_${key}_for`, { title });
  if (bought && row.cents < 0 && key !== 'settle') return bought;
  if (withdrawal && key === 'withdraw')
    return say('bill_withdraw_to', { bank: presentBank(withdrawal, ctx.language).bank_name });
  return say(`bill_${key}`, { order_no: row.reference });
}

type Say = (key: string, params?: Record<string, string>) => string;

/** The first of several, saying that there are more. */
function nameBought(say: Say, [first, ...others]: readonly ReferredOrder[]): string | undefined {
  if (!first) return undefined;
  return others.length === 0 ? first.title : say('title_of_many', { title: first.title });
}

function getTitleKey({ chained: { kind }, cents, key }: BillRow): string {
  if (kind === 'groups' && cents > 0) return 'returned';
  if (kind === 'withdraw' && cents > 0) return 'withdraw_returned';
  if (kind !== 'sys') return kind;
  if (isReferral(key)) return 'referral';
  return isOpening(key) ? 'opening' : kind;
}
