/** A shop's income as it is shown: what becomes available when, what a withdrawal brings, what a month was made of. */
import { asCents, formatMoney, parseMoney, subtractCents, zeroCents } from '@chengji/contract/money';
import { MonthText } from '@chengji/contract/values';
import { computeArriving, computeWithdrawFee } from '@chengji/contract/wallet/withdraw-fee.rules';
import { z } from 'zod';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import type { Income, ShopStatement } from './wallet.view.ts';

export type IncomeDay = { day: string; amount: string; percent: number };

/** The days on which money becomes available, each with its share of the largest, 0 to 100. */
export function toIncomeDays(days: Income['pending_days']): IncomeDay[] {
  const most = Math.max(1, ...days.map(({ amount }) => parseMoney(amount)));
  return days.map((one) => ({ ...one, percent: Math.round((parseMoney(one.amount) / most) * 100) }));
}

export type WithdrawProblem = 'wrong' | 'belowMinimum' | 'overBalance' | 'overMaximum' | 'overToday';

/** Why an amount cannot be withdrawn, in the order in which the market refuses it. */
export function findWithdrawProblem(
  typed: string,
  { available, withdraw }: Pick<Income, 'available' | 'withdraw'>,
): WithdrawProblem | undefined {
  const amount = parseMoneyInput(typed);
  const cents = amount === undefined ? zeroCents : parseMoney(amount);
  if (cents <= 0) return 'wrong';
  if (cents < parseMoney(withdraw.minimum)) return 'belowMinimum';
  if (cents > parseMoney(available)) return 'overBalance';
  if (cents > parseMoney(withdraw.maximum)) return 'overMaximum';
  return cents > parseMoney(withdraw.left_today) ? 'overToday' : undefined;
}

/** The most that can be withdrawn now: all there is, within one withdrawal and the day. */
export const computeMostWithdrawn = ({
  available,
  withdraw,
}: Pick<Income, 'available' | 'withdraw'>): string =>
  formatMoney(
    asCents(Math.min(...[available, withdraw.maximum, withdraw.left_today].map((one) => parseMoney(one)))),
  );

/** What a withdrawal costs, what arrives, and what stays; nothing while the amount is none. */
export function toWithdrawSums(
  typed: string,
  { available, withdraw }: Pick<Income, 'available' | 'withdraw'>,
): { fee: string; arrives: string; left: string } | undefined {
  const amount = parseMoneyInput(typed);
  if (amount === undefined) return undefined;
  const cents = parseMoney(amount);
  const fee = { rate: withdraw.fee_rate, minimum: zeroCents };
  return {
    fee: formatMoney(computeWithdrawFee(cents, fee)),
    arrives: formatMoney(computeArriving(cents, fee)),
    left: formatMoney(asCents(parseMoney(available) - cents)),
  };
}

/** What takes from the income, with its minus; nothing stays nothing, and what comes back has none. */
export const toTaken = (amount: string): string => formatMoney(subtractCents(zeroCents, parseMoney(amount)));

type EquationPart = {
  key: 'goods' | 'freight' | 'shopCoupons' | 'refunds' | 'commission' | 'lineIncome';
  amount: string;
  sign?: '+' | '−' | '=';
};

/** What a month was made of: from what was sold, by what is added and taken, to the income. */
export const toEquation = (sums: ShopStatement['sums']): EquationPart[] => [
  { key: 'goods', amount: sums.goods },
  toPart('freight', sums.freight, '+'),
  toPart('shopCoupons', sums.shop_coupons, '−'),
  toPart('refunds', sums.refunds, '−'),
  toPart('commission', sums.commission, '−'),
  { key: 'lineIncome', amount: sums.income, sign: '=' },
];

/** An amount below zero turns its sign round: commission that came back is added. */
function toPart(key: EquationPart['key'], amount: string, sign: '+' | '−'): EquationPart {
  if (parseMoney(amount) >= 0) return { key, amount, sign };
  return { key, amount: toTaken(amount), sign: sign === '+' ? '−' : '+' };
}

/** The month before or after: `shiftMonth('2026-01', -1)` is `2025-12`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const shifted = year * 12 + number - 1 + by;
  return `${Math.floor(shifted / 12)}-${String((shifted % 12) + 1).padStart(2, '0')}`;
}

/** What the address of a statement says. */
export const statementInput = z.object({ month: MonthText.optional() });

/** The month asked for; without one, or where it is still to come, this one. */
export const toPastMonth = (asked: string | undefined, now: string): string =>
  asked !== undefined && asked <= now ? asked : now;
