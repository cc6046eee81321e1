/** Two refunds under one number are the same when they give the same money back from the same accounts. */
import type { RefundSource } from './refund-outcomes.ts';

type Refund = { kind: string | null; cents: number; from: readonly RefundSource[] };

const toText = ({ kind, cents, from }: Refund): string =>
  JSON.stringify([kind, cents, from.map(({ account, cents }) => `${account}=${cents}`).toSorted()]);

export const isSameRefund = (first: Refund, second: Refund): boolean => toText(first) === toText(second);
