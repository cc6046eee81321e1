import type { RefundSource } from './refund-outcomes.ts';

type Refund = { kind: string | null; cents: number; from: readonly RefundSource[] };

const toText = ({ kind, cents, from }: Refund): string =>
  JSON.stringify([kind, cents, from.map(({ account, cents }) => `${account}=${cents}`).toSorted()]);

/** Two refunds under one number are the same when they give the same money back from the same accounts. */
export const isSameRefund = (first: Refund, second: Refund): boolean => toText(first) === toText(second);

/** A refund that its channel gave up is sent again under another number there: the one before and this. */
export const numberEnd = 'A';

type Numbered = { refundNo: string; sentNo: string };

/** The numbers under which the channel gave a refund up, before its present one. */
export const listGivenUpNumbers = ({ refundNo, sentNo }: Numbered): string[] =>
  Array.from({ length: sentNo.length - refundNo.length }, (_, times) => refundNo + numberEnd.repeat(times));

/** Whose number at the channel it is. */
export const toRefundNo = (number: string): string => number.replace(new RegExp(`${numberEnd}+$`), '');
