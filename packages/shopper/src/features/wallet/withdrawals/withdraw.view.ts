/** What a withdrawal costs while its amount is typed, and what would be refused of it. */
import type { CallOut } from '@chengji/contract';
import { type Cents, formatMoney, parseMoney } from '@chengji/contract/money';
import { computeArriving, computeWithdrawFee } from '@chengji/contract/wallet/withdraw-fee.rules';

type Wallet = Pick<CallOut<'GET /wanlshop/wallet/info'>, 'balance' | 'withdraw'>;

/** Fee and what arrives, as two-place text. */
export function computeCosts(amount: Cents, { fee_rate, fee_minimum }: Wallet['withdraw']) {
  const rule = { rate: fee_rate, minimum: parseMoney(fee_minimum) };
  return {
    fee: formatMoney(computeWithdrawFee(amount, rule)),
    arrives: formatMoney(computeArriving(amount, rule)),
  };
}

/** All that can be withdrawn at once: what is there, but no more than the limits allow. */
export function computeMost({ balance, withdraw }: Wallet): string {
  const bounds = [balance, withdraw.maximum, withdraw.left_today].map(parseMoney);
  return formatMoney(Math.min(...bounds) as Cents);
}

export type AmountFault = 'missing' | 'below' | 'short' | 'overLimit';

/** In the order in which the market would refuse; null when it would not. */
export function findAmountFault(amount: Cents | null, { balance, withdraw }: Wallet): AmountFault | null {
  if (amount === null) return 'missing';
  if (amount < parseMoney(withdraw.minimum)) return 'below';
  if (amount > parseMoney(balance)) return 'short';
  const isOver = amount > parseMoney(withdraw.maximum) || amount > parseMoney(withdraw.left_today);
  return isOver ? 'overLimit' : null;
}

const fields: Partial<Record<string, 'account' | 'amount' | 'password'>> = {
  'wallet.account_missing': 'account',
  'wallet.amount_wrong': 'amount',
  'wallet.below_minimum': 'amount',
  'payments.insufficient_balance': 'amount',
  'wallet.over_limit': 'amount',
  'payments.wrong_pay_password': 'password',
  'payments.pay_password_locked': 'password',
};

/** The field a refusal is about; null for one that is about none. */
export const toField = (refusal: string) => fields[refusal] ?? null;
