/** An adjustment as it is typed: a way and an amount, which together are one signed amount. */
import { asCents, formatMoney, parseMoney, parseMoneyOrNull } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';

export const directions = ['give', 'take'] as const;
export type Direction = (typeof directions)[number];

/** `"-12.30"` where it is taken back; what is no money, or nothing at all, is undefined. */
export function toSignedAmount(direction: Direction, typed: string): string | undefined {
  const amount = parseMoneyInput(typed);
  if (amount === undefined || parseMoney(amount) === 0) return undefined;
  return direction === 'take' ? `-${amount}` : amount;
}

/** The balance it leaves; below zero where more is taken back than there is. */
export const computeBalanceAfter = (available: string, signed: string): string =>
  formatMoney(asCents(parseMoney(available) + parseMoney(signed)));

/** Whether more is taken back than there is. */
export const isTooMuch = (available: string, signed: string): boolean =>
  parseMoneyOrNull(signed) !== null && computeBalanceAfter(available, signed).startsWith('-');
