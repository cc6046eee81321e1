import type { ChainHead } from '@chengji/contract';
import type { Db } from '../../kernel/db/database.ts';
import { findMissingHead } from './check.queries.ts';

const headsAtOnce = 1_000;

/**
 * The first account whose chain no longer holds the entry that a proof kept of it: it was written anew since, with
 * hashes that fit each other.
 */
export async function findChangedHead(db: Db, heads: readonly ChainHead[]): Promise<string | null> {
  for (let from = 0; from < heads.length; from += headsAtOnce) {
    const account = await findMissingHead(db, heads.slice(from, from + headsAtOnce));
    if (account) return account;
  }
  return null;
}
