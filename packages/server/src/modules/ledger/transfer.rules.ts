/**
 * A transfer moves money between accounts and makes none: its entries add up to zero, each moves something,
 * and no account is named twice.
 */
import type { Cents } from '@chengji/contract/money';
import { type Account, isGuarded } from './account.rules.ts';

export type Entry = { account: Account; cents: Cents };

/** Why these entries are no transfer, or null. */
export function findValidationError(entries: readonly Entry[]): string | null {
  if (entries.length < 2) return 'a transfer has two entries at least';
  if (entries.some(({ cents }) => cents === 0)) return 'an entry moves something';
  if (new Set(entries.map(({ account }) => account)).size < entries.length)
    return 'an account is named twice';
  const sum = entries.reduce((total, { cents }) => total + cents, 0);
  return sum === 0 ? null : `the entries add up to ${sum}, not to 0`;
}

/** The entries whose accounts may not fall below zero. */
export const listGuarded = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ account }) => isGuarded(account));

/** The one order in which every transaction takes the rows of accounts. */
export const compareAccounts = (a: Account, b: Account): number => (a < b ? -1 : a > b ? 1 : 0);
