/** The refunds of a shop as a table, a line for each. */
import type { MarketCalendar } from '@chengji/contract/market-calendar';
import { toMoneyText } from '@chengji/contract/money';
import type { RefundRecord } from '../refund.queries.ts';

export const refundColumns = [
  'refund_no',
  'order_no',
  'state',
  'kind',
  'reason',
  'buyer',
  'goods',
  'sku',
  'number',
  'asked',
  'returned',
  'submissions',
  'applied_at',
  'ended_at',
] as const;

export type TableRefund = {
  row: RefundRecord;
  goods: string;
  sku: string;
  state: string;
  kind: string;
  reason: string;
  buyer: string;
};

type Column = (typeof refundColumns)[number];

export function toTableRow(
  { row, goods, sku, state, kind, reason, buyer }: TableRefund,
  { toSecondText }: MarketCalendar,
): string[] {
  const cells: Record<Column, string> = {
    refund_no: row.refundNo,
    order_no: row.orderNo,
    state,
    kind,
    reason,
    buyer,
    goods,
    sku,
    number: String(row.number),
    asked: toMoneyText(row.askedCents),
    returned: row.returnedCents === null ? '' : toMoneyText(row.returnedCents),
    submissions: String(row.submissions),
    applied_at: toSecondText(row.createdAt),
    ended_at: row.endedAt ? toSecondText(row.endedAt) : '',
  };
  return refundColumns.map((column) => cells[column]);
}
