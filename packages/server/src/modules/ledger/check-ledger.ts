import type { Db } from '../../kernel/db/database.ts';
import { countEntries, findUnbalancedTransfer, findWrongBalance } from './check.queries.ts';

/** What was found: the number of entries, and the first imbalance in words when there is one. */
export type LedgerFindings = { entries: number; imbalance?: string };

/** Goes over the whole ledger: it sums to 0, so does each transfer, and each balance is what its entries say. */
export async function checkLedger(db: Db): Promise<LedgerFindings> {
  const { entries, cents } = await countEntries(db);
  const transfer = await findUnbalancedTransfer(db);
  if (transfer) return { entries, imbalance: `transfer ${transfer.key} adds up to ${transfer.cents} cents` };
  if (cents !== 0) return { entries, imbalance: `all entries add up to ${cents} cents` };
  const balance = await findWrongBalance(db);
  if (!balance) return { entries };
  const { account, shown, held } = balance;
  return { entries, imbalance: `${account} shows ${shown} cents, its entries hold ${held}` };
}
