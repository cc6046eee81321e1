/** What a withdrawal costs: a rate of the amount, rounded half up, and never less than a minimum. */
import { applyRate, asCents, type Cents, subtractCents } from '../money.ts';

export type WithdrawFee = {
  /** Basis points of the amount. */
  rate: number;
  minimum: Cents;
};

/** The fee is taken from the amount, so it is never more than that. */
export const computeWithdrawFee = (amount: Cents, { rate, minimum }: WithdrawFee): Cents =>
  asCents(Math.min(amount, Math.max(minimum, applyRate(amount, rate))));

/** What is paid out once the fee is taken off. */
export const computeArriving = (amount: Cents, fee: WithdrawFee): Cents =>
  subtractCents(amount, computeWithdrawFee(amount, fee));
