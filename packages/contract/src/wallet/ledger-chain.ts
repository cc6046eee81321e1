/**
 * Every shopper's and shop's account is a hash chain: an entry's hash covers the hash before it, so that no
 * entry can be changed, removed or put in between without each later one showing it. The server writes hashes in
 * SQL (`ledger_hash`); those who verify them recompute them here: the browser, `ledger:check`, `ledger:verify`.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChainEntry, ChainPart } from './wallet-values.ts';

/** What the first entry of an account goes on from. */
export const firstHash = '0'.repeat(64);

type Hashed = Omit<ChainEntry, 'seq' | 'hash'>;

/** SHA-256 over `previous hash|account|transfer|cents|balance after|unix milliseconds`, in hexadecimal digits. */
export const hashEntry = (account: string, previous: string, entry: Hashed): string =>
  bytesToHex(
    sha256(utf8ToBytes([previous, account, entry.transfer, entry.cents, entry.balance, entry.at].join('|'))),
  );

/** The first entry that does not follow from the one before it; null when all of them do. */
export function findBrokenEntry({ account, before, entries }: ChainPart): ChainEntry | null {
  let previous = before ?? { seq: 0, balance: 0, hash: firstHash };
  for (const entry of entries) {
    const follows =
      entry.seq === previous.seq + 1 &&
      entry.balance === previous.balance + entry.cents &&
      entry.hash === hashEntry(account, previous.hash, entry);
    if (!follows) return entry;
    previous = entry;
  }
  return null;
}
