/**
 * Makes the demo market that tests begin from, once for the same sources, and prints the folder where it is: its data
 * folder in `market`, and its rows.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@chengji/server/kernel/is-alive';
import { keepRows, toRowsFile } from '@chengji/testkit/demo-market/demo-rows';
import { cacheDir } from './setup/paths.mjs';
import { computeSourcesHash } from './setup/sources-hash.mjs';

const sources = ['contract', 'server', 'sandbox', 'demo'].map((name) => `packages/${name}`);
const folder = `${cacheDir}/demo-market`;
/** Its teams and coupons end some hours after it was made. */
const freshForMs = 60 * 60 * 1_000;

const isFresh = (made: string) =>
  existsSync(toRowsFile(made)) && Date.now() - statSync(toRowsFile(made)).mtimeMs < freshForMs;

/** Unless one is at hand that is of these sources, and young. Another process may make one at once. */
async function ensureDemoMarket(made: string): Promise<void> {
  if (isFresh(made)) return;
  const begun = `${made}-${process.pid}`;
  mkdirSync(begun, { recursive: true });
  for (const name of readdirSync(folder)) {
    const maker = Number(name.split('-')[1]);
    if (!maker || !isAlive(maker)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  await makeDemoMarket(begun);
  if (isFresh(made)) rmSync(begun, { recursive: true, force: true });
  else renameSync(begun, made);
}

async function makeDemoMarket(into: string): Promise<void> {
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', RTMP_PORT: '0', DEMO: '1' };
  const { demoMarketModules } = await import('@chengji/demo/main');
  const { readConfig } = await import('@chengji/server/kernel/config');
  const { startServer } = await import('@chengji/server/kernel/server');
  const dataDir = join(into, 'market');
  const config = readConfig({ ...environment, DATABASE_URL: '', DATA_DIR: dataDir }, { production: false });
  const server = await startServer(config, demoMarketModules);
  await keepRows(server.kernel.database.pool, toRowsFile(into));
  await server.stop();
}

const made = `${folder}/${computeSourcesHash(sources)}`;
await ensureDemoMarket(made);
console.log(made);
