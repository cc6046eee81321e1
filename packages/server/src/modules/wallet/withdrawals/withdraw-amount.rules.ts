/** Whether an amount may be withdrawn: the first of these that applies is told. */
import type { CallOut, RefusalKey } from '@chengji/contract';
import {
  asCents,
  type Cents,
  formatMoney,
  largestCents,
  parseMoneyOrNull,
  zeroCents,
} from '@chengji/contract/money';
import type { WithdrawFee } from '@chengji/contract/wallet/withdraw-fee.rules';

export type WithdrawTerms = {
  minimum: Cents;
  /** Of one withdrawal. */
  maximum: Cents;
  /** Of the day's limit. */
  leftToday: Cents;
  fee: WithdrawFee;
};

export type Blocker = { key: RefusalKey; params: Record<string, string>; field: string };

const blocker = (key: RefusalKey, params: Record<string, string> = {}, field = 'amount'): Blocker => ({
  key,
  params,
  field,
});

type Asked = { hasAccount: boolean; amount: string; balance: Cents };

/** The amount in cents, or what stands in its way. */
export function checkWithdrawal(
  { hasAccount, amount, balance }: Asked,
  { minimum, maximum, leftToday }: WithdrawTerms,
): { cents: Cents } | { blocker: Blocker } {
  if (!hasAccount) return { blocker: blocker('wallet.account_missing', {}, 'account_id') };
  const cents = parseMoneyOrNull(amount);
  if (cents === null || cents <= 0 || cents > largestCents)
    return { blocker: blocker('wallet.amount_wrong') };
  if (cents < minimum) return { blocker: blocker('wallet.below_minimum', { minimum: formatMoney(minimum) }) };
  if (cents > balance) return { blocker: blocker('payments.insufficient_balance') };
  const most = computeMost(maximum, leftToday);
  if (cents > most) return { blocker: blocker('wallet.over_limit', { most: formatMoney(most) }) };
  return { cents };
}

const computeMost = (maximum: Cents, leftToday: Cents): Cents => asCents(Math.min(maximum, leftToday));

/** What of a day's limit is left once so much was asked for; a limit that was lowered since leaves nothing. */
export const computeLeft = (limit: Cents, asked: Cents): Cents => asCents(Math.max(zeroCents, limit - asked));

export type ShownTerms = CallOut<'GET /wanlshop/wallet/info'>['withdraw'];

export const presentTerms = ({ minimum, maximum, leftToday, fee }: WithdrawTerms): ShownTerms => ({
  minimum: formatMoney(minimum),
  maximum: formatMoney(maximum),
  left_today: formatMoney(leftToday),
  fee_rate: fee.rate,
  fee_minimum: formatMoney(fee.minimum),
});
