/**
 * A transfer moves money between accounts and makes none: its entries add up to zero, each moves something,
 * and no account is named twice.
 */
import type { Cents } from '@chengji/contract/money';
import { type Account, isGuarded } from './account.rules.ts';

export type Entry = { account: Account; cents: Cents };

/** Why these entries are no transfer, or null. */
export function flawOf(entries: readonly Entry[]): string | null {
  if (entries.length < 2) return 'a transfer has two entries at least';
  if (entries.some(({ cents }) => cents === 0)) return 'an entry moves something';
  if (new Set(entries.map(({ account }) => account)).size < entries.length)
    return 'an account is named twice';
  const sum = entries.reduce((total, { cents }) => total + cents, 0);
  return sum === 0 ? null : `the entries add up to ${sum}, not to 0`;
}

/**
 * The guarded accounts in the one order in which every transfer takes their rows, so that no two transfers
 * ever wait for each other.
 */
export const guardedInOrder = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ account }) => isGuarded(account))
    .sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
