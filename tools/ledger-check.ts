/**
 * `npm run ledger:check`: goes over the whole ledger, also while a market is running.
 * Ends with 0 and the number of entries, or with 1 and the first imbalance.
 */
import { configOfProcess } from '../packages/server/src/kernel/config.ts';
import { lookInto } from '../packages/server/src/kernel/db/look-into.ts';
import { createLog } from '../packages/server/src/kernel/log/log.ts';
import { checkLedger } from '../packages/server/src/modules/ledger/index.ts';

async function check(): Promise<string> {
  const config = configOfProcess({ production: false });
  const database = await lookInto(config, createLog({ logLevel: 'error' }));
  try {
    const { entries, imbalance } = await checkLedger(database.db);
    if (imbalance) throw new Error(`${imbalance} (${entries} entries)`);
    return `${entries} entries, in balance`;
  } finally {
    await database.close();
  }
}

try {
  console.log(`ledger: ${await check()}`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`ledger: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
}
