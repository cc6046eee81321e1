import { findBrokenEntry } from '@chengji/contract/wallet/ledger-chain';
import type { Db } from '../../kernel/db/database.ts';
import {
  countEntries,
  findUnbalancedTransfer,
  findUnchainedEntry,
  findWrongBalance,
  findWrongHead,
  listChains,
} from './check.queries.ts';
import { findWrongSum } from './sums.queries.ts';

/** What was found: the number of entries, and the first imbalance in words when there is one. */
export type LedgerFindings = { entries: number; imbalance?: string };

/**
 * Goes over the whole ledger: it sums to 0, so does each transfer, each balance is what its entries say, so are the sums of the radar, and each
 * account's chain holds those entries, unbroken.
 */
export async function checkLedger(db: Db): Promise<LedgerFindings> {
  const { entries, cents } = await countEntries(db);
  const transfer = await findUnbalancedTransfer(db);
  if (transfer) return { entries, imbalance: `transfer ${transfer.key} adds up to ${transfer.cents} cents` };
  if (cents !== 0) return { entries, imbalance: `all entries add up to ${cents} cents` };
  const balance = await findWrongBalance(db);
  if (balance) {
    const { account, shown, held } = balance;
    return { entries, imbalance: `${account} shows ${shown} cents, its entries hold ${held}` };
  }
  const imbalance = await findBrokenChain(db);
  if (imbalance) return { entries, imbalance };
  const fund = await findWrongSum(db);
  return fund ? { entries, imbalance: `the sum of ${fund} is not that of its entries` } : { entries };
}

async function findBrokenChain(db: Db): Promise<string | null> {
  const broken = await findUnlinkedEntry(db);
  if (broken) return `entry ${broken.seq} of ${broken.account} does not follow from those before it`;
  const unchained = await findUnchainedEntry(db);
  if (unchained)
    return `the chain of ${unchained.account} does not hold what transfer ${unchained.key} moved`;
  const head = await findWrongHead(db);
  return head ? `the balance of ${head.account} is not that of the last entry of its chain` : null;
}

/** Recomputes the hash of every entry of every account. */
async function findUnlinkedEntry(db: Db): Promise<{ account: string; seq: number } | null> {
  let account = '';
  let before = null;
  for await (const row of listChains(db)) {
    if (row.account !== account) before = null;
    account = row.account;
    const broken = findBrokenEntry({ account, before, entries: [row.entry] });
    if (broken) return { account, seq: broken.seq };
    before = row.entry;
  }
  return null;
}
