/** A decision of the platform as it is made: its terms, what stands in its way, and what it comes to. */
import type { CallIn, RefundBearer } from '@chengji/contract';
import { asCents, formatMoney, parseMoney } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import type { MarketRefund } from './refunds.view.ts';

export type Decision = {
  isForBuyer: boolean;
  /** As it is typed. */
  amount: string;
  returnNeeded: boolean;
  borneBy: RefundBearer;
  reason: string;
};
export type Side = 'whole' | 'partly' | 'no';

const least = (a: string, b: string): string => (parseMoney(a) < parseMoney(b) ? a : b);

/** What the buyer asked for, as far as it can still go back. */
export const toWhole = ({ asked, max }: Pick<MarketRefund, 'asked' | 'max'>): string => least(asked, max);

export const toHalf = (refund: Pick<MarketRefund, 'asked' | 'max'>): string =>
  formatMoney(asCents(Math.floor(parseMoney(toWhole(refund)) / 2)));

type Asked = Pick<MarketRefund, 'asked' | 'max' | 'kind' | 'parcel' | 'order'>;

/** Goods that were never sent, or are on their way back, cannot be asked for. */
export const canDemandReturn = ({ order, parcel }: Pick<Asked, 'order' | 'parcel'>): boolean =>
  order.shipped_at !== null && parcel === null;

/** Begins with what the buyer asked for. */
export const startDecision = (refund: Asked): Decision => ({
  isForBuyer: true,
  amount: toWhole(refund),
  returnNeeded: refund.kind === 'return_and_refund' && canDemandReturn(refund),
  borneBy: 'shop',
  reason: '',
});

export function toSide({ isForBuyer, amount }: Decision, refund: Asked): Side {
  if (!isForBuyer) return 'no';
  return parseMoneyInput(amount) === toWhole(refund) ? 'whole' : 'partly';
}

/** Takes a side: the whole amount, half of it to begin with, or nothing. */
export const takeSide = (side: Side, refund: Asked): Partial<Decision> =>
  side === 'no'
    ? { isForBuyer: false }
    : { isForBuyer: true, amount: side === 'whole' ? toWhole(refund) : toHalf(refund) };

/** Goodwill demands no return. */
export const bearBy = (borneBy: RefundBearer): Partial<Decision> =>
  borneBy === 'platform' ? { borneBy, returnNeeded: false } : { borneBy };

export function findAmountProblem(
  { isForBuyer, amount }: Decision,
  max: string,
): 'amountMissing' | 'amountAbove' | undefined {
  if (!isForBuyer) return undefined;
  const read = parseMoneyInput(amount);
  if (read === undefined) return 'amountMissing';
  return parseMoney(read) > parseMoney(max) ? 'amountAbove' : undefined;
}

/** For the buyer, but with no money: that ends the after-sale of the line. */
export function isOfNothing({ isForBuyer, amount }: Decision): boolean {
  const read = parseMoneyInput(amount);
  return isForBuyer && read !== undefined && parseMoney(read) === 0;
}

export const isReady = (decision: Decision, max: string): boolean =>
  decision.reason.trim().length >= 2 && findAmountProblem(decision, max) === undefined;

type Terms = Pick<CallIn<'POST /platform/refunds/decide'>, 'amount' | 'return_needed' | 'borne_by'>;

export const toTerms = ({ amount, returnNeeded, borneBy }: Decision): Terms => ({
  amount: parseMoneyInput(amount) ?? '0.00',
  return_needed: returnNeeded,
  borne_by: borneBy,
});

export const toDecisionInput = (id: number, decision: Decision): CallIn<'POST /platform/refunds/decide'> => ({
  id,
  reason: decision.reason.trim(),
  ...(decision.isForBuyer
    ? { verdict: 'refund' as const, ...toTerms(decision) }
    : { verdict: 'no' as const }),
});

export type Effect = 'Refund' | 'Return' | 'No';

/** What the decision does, as its button says. */
export const toEffect = ({ isForBuyer, returnNeeded }: Decision): Effect =>
  isForBuyer ? (returnNeeded ? 'Return' : 'Refund') : 'No';
