/**
 * `npm run ledger:check`: goes over the whole ledger, also while a market is running. With the FILE of a proof from
 * the money radar, no entry up to those of the proof may have changed either.
 * Ends with 0 and the number of entries, or with 1 and the first imbalance.
 */
import { readFileSync } from 'node:fs';
import { LedgerHeads } from '../packages/contract/src/platform/ledger-check.calls.ts';
import { configOfProcess } from '../packages/server/src/kernel/config.ts';
import type { Db } from '../packages/server/src/kernel/db/database.ts';
import { lookInto } from '../packages/server/src/kernel/db/look-into.ts';
import { createLog } from '../packages/server/src/kernel/log/log.ts';
import { checkLedger, findChangedHead } from '../packages/server/src/modules/ledger/index.ts';

async function check(file: string | undefined): Promise<string> {
  const config = configOfProcess({ production: false });
  const database = await lookInto(config, createLog({ logLevel: 'error' }));
  try {
    const { entries, imbalance } = await checkLedger(database.db);
    if (imbalance) throw new Error(`${imbalance} (${entries} entries)`);
    return `${entries} entries, in balance${file ? `; ${await holdToProof(database.db, file)}` : ''}`;
  } finally {
    await database.close();
  }
}

async function holdToProof(db: Db, file: string): Promise<string> {
  const { success, data } = LedgerHeads.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file} is not the proof of a ledger`);
  const changed = await findChangedHead(db, data.heads);
  if (changed) throw new Error(`${changed} was changed since ${file} was kept`);
  return `${data.heads.length} accounts as ${file} kept them`;
}

try {
  console.log(`ledger: ${await check(process.argv[2])}`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`ledger: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
}
