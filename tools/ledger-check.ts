/**
 * `npm run ledger:check`: goes over the whole ledger, also while a market is running.
 * Ends with 0 and the number of entries, or with 1 and the first imbalance.
 */
import { readConfig } from '../packages/server/src/kernel/config.ts';
import { lookInto } from '../packages/server/src/kernel/db/look-into.ts';
import { createLog } from '../packages/server/src/kernel/log.ts';
import { checkLedger } from '../packages/server/src/modules/ledger/index.ts';

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' }, { production: false });
const database = await lookInto(config, createLog(config));
try {
  const { entries, imbalance } = await checkLedger(database.db);
  if (imbalance) console.error(`ledger: ${imbalance} (${entries} entries)`);
  else console.log(`ledger: ${entries} entries, in balance`);
  process.exitCode = imbalance ? 1 : 0;
} finally {
  await database.close();
}
