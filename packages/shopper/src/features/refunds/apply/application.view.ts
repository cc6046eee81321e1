/** An application for a refund while it is written: what it holds, and what would be refused of it. */
import type { Received, Refund, RefundKind } from '@chengji/contract';
import { type Cents, formatMoney, parseMoney } from '@chengji/contract/money';
import type { Application, Preview } from '../queries.ts';

export type Written = {
  kind: RefundKind | null;
  received: Received | null;
  reason: string;
  /** Null: all pieces that are left. */
  number: number | null;
  /** As it was typed; null: as much as can go back. */
  amount: string | null;
  content: string;
  images: string[];
};

export const blank: Written = {
  kind: null,
  received: null,
  reason: '',
  number: null,
  amount: null,
  content: '',
  images: [],
};

/** What was rejected, to be changed. */
export const toWritten = ({
  kind,
  received,
  reason,
  goods,
  asked,
  content,
  images,
}: Pick<Refund, 'kind' | 'received' | 'reason' | 'goods' | 'asked' | 'content' | 'images'>): Written => ({
  kind,
  received,
  reason: reason.code,
  number: goods.number,
  amount: asked,
  content,
  images: [...images],
});

/** Stored data may be from an older version or edited: what is no application is left out. */
export function writtenFrom(stored: unknown): Written | null {
  const { kind, received, reason, number, amount, content, images } = (stored ?? {}) as Partial<Written>;
  const isOne =
    (kind === null || kind === 'refund_only' || kind === 'return_and_refund') &&
    (received === null || received === 'not_received' || received === 'received') &&
    typeof reason === 'string' &&
    (number === null || Number.isInteger(number)) &&
    (amount === null || typeof amount === 'string') &&
    typeof content === 'string' &&
    Array.isArray(images) &&
    images.every((url) => typeof url === 'string');
  return isOne ? (stored as Written) : null;
}

type Terms = Pick<Preview, 'kinds' | 'most' | 'max'>;

/** With what is not a choice: the only kind there is, and goods that cannot have arrived. */
export function settle(written: Written, { kinds, most }: Terms, isShipped: boolean): Written {
  const [only] = kinds;
  const kind = kinds.length === 1 && only ? only : kinds.find((one) => one === written.kind);
  return {
    ...written,
    kind: kind ?? null,
    received: isShipped ? written.received : 'not_received',
    number: Math.min(written.number ?? most, most),
  };
}

/**
 * What a change brings with it: goods that are sent back have arrived, another kind has other reasons, another
 * number is worth another amount.
 */
export function change(written: Written, by: Partial<Written>): Written {
  return {
    ...written,
    ...(by.kind === 'return_and_refund' ? { received: 'received' as const } : {}),
    ...(by.kind && by.kind !== written.kind ? { reason: '' } : {}),
    ...(by.number === undefined ? {} : { amount: null }),
    ...by,
  };
}

export type Field = 'kind' | 'received' | 'reason' | 'number' | 'amount';
type Fault = 'missing.kind' | 'missing.received' | 'missing.reason' | 'missing.amount' | 'amountAbove';
export type Faults = Partial<Record<Field, Fault>>;

/** Cents are null while no amount is typed. */
export function findFaults({ kind, received, reason }: Written, cents: Cents | null, max: string): Faults {
  return {
    ...(kind ? {} : { kind: 'missing.kind' as const }),
    ...(received ? {} : { received: 'missing.received' as const }),
    ...(reason ? {} : { reason: 'missing.reason' as const }),
    ...(cents === null ? { amount: 'missing.amount' as const } : {}),
    ...(cents !== null && cents > parseMoney(max) ? { amount: 'amountAbove' as const } : {}),
  };
}

/** What is sent of it; null while something is missing. */
export function toApplication(written: Written, cents: Cents | null): Application | null {
  const { kind, received, reason, number, content, images } = written;
  if (!kind || !received || cents === null) return null;
  return {
    kind,
    received,
    reason,
    amount: formatMoney(cents),
    ...(number === null ? {} : { number }),
    content: content.trim(),
    images,
  };
}

const fields: Partial<Record<string, Field>> = {
  'refunds.amount_above': 'amount',
  'refunds.too_many_pieces': 'number',
  'refunds.reason_unknown': 'reason',
  'refunds.not_shipped_yet': 'kind',
};

const names = ['kind', 'received', 'reason', 'number', 'amount'] as const satisfies Field[];

/** The field a refusal is about, as it names it or by its key; null for one that is about none. */
export const toField = (refusal: string, named = ''): Field | null =>
  names.find((name) => name === named) ?? fields[refusal] ?? null;

/** Only what was sent can arrive, or go back. */
export const isShipped = ({ order_state }: Pick<Refund, 'order_state'>): boolean =>
  order_state !== 'pending_shipment' && order_state !== 'pending_group';
