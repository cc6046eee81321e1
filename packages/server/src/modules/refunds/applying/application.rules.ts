/** What of an order line may be asked back. */
import type { RefundKind, RefusalKey } from '@chengji/contract';
import { addCents, type Cents, formatMoney, zeroCents } from '@chengji/contract/money';
import {
  type AfterSaleOrder,
  computeFreightLeft,
  computeMost,
  countPiecesLeft,
  countWithBuyer,
  isAnythingLeft,
  joinsFreight,
} from '../../orders/index.ts';

export type AskedPieces = { lineId: number; number: number; isShopsFault: boolean };
export type Limit = { max: Cents; freight: Cents };

type Line = AfterSaleOrder['lines'][number];

/** The most that may be asked for these pieces; `leaving` are lines that are as good as gone. */
export function computeLimit(
  order: AfterSaleOrder,
  { lineId, number, isShopsFault }: AskedPieces,
  leaving: ReadonlySet<number>,
): Limit {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line || number > countPiecesLeft(line)) return { max: zeroCents, freight: zeroCents };
  const joins = joinsFreight(order, { lineId, number, isShopsFault }, leaving);
  const freight = joins ? computeFreightLeft(order) : zeroCents;
  return { max: addCents(computeMost(line, number), freight), freight };
}

/** Goods go back only once they were sent. */
export const listKinds = (line: Line): RefundKind[] =>
  countWithBuyer(line) > 0 ? ['refund_only', 'return_and_refund'] : ['refund_only'];

/** The most pieces that can be asked back so: of a line sent in part, only what was sent can be returned. */
export const countMost = (line: Line, kind: RefundKind): number =>
  kind === 'return_and_refund' && countWithBuyer(line) > 0 ? countWithBuyer(line) : countPiecesLeft(line);

export type Blocker = { key: RefusalKey; params: Record<string, string | number>; field: string };

export type Asked = {
  kind: RefundKind;
  number: number;
  cents: Cents;
  /** Whether the reason is one of this kind. */
  isReasonKnown: boolean;
};

/** Another refund of the line, where there is one. */
export type Newest = { isOpen: boolean; isFinal: boolean } | null;

/** The first that stands in the way of applying for pieces of a line of the order. */
export function findBlocker(
  order: AfterSaleOrder,
  line: Line,
  newest: Newest,
  asked: Asked,
  { max }: Limit,
): Blocker | null {
  const blocker = (key: RefusalKey, field: string, params: Blocker['params'] = {}): Blocker => ({
    key,
    params,
    field,
  });
  const most = countMost(line, asked.kind);
  if (newest?.isOpen) return blocker('refunds.already_open', 'line_id');
  if (!isAnythingLeft(order, line) || newest?.isFinal) return blocker('refunds.nothing_left', 'line_id');
  if (asked.number > most) return blocker('refunds.too_many_pieces', 'number', { most });
  if (asked.cents > max) return blocker('refunds.amount_above', 'amount', { amount: formatMoney(max) });
  if (!listKinds(line).includes(asked.kind)) return blocker('refunds.not_shipped_yet', 'kind');
  return asked.isReasonKnown ? null : blocker('refunds.reason_unknown', 'reason');
}

/** Whether so much, of so many pieces, is all there is of the line. */
export const takesAll = (line: Line, { number, cents }: { number: number; cents: number }): boolean =>
  number >= countPiecesLeft(line) && cents >= computeMost(line, number);
