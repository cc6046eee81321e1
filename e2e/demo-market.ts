/** The demo market, made once: each market of the browser tests starts from a copy of its folder, or of its rows. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@chengji/server/kernel/is-alive';
import { cacheDir } from '../tools/setup/paths.mjs';
import { computeSourcesHash } from '../tools/setup/sources-hash.mjs';
import { keepRows, putRows } from './demo-rows.ts';

const sources = ['contract', 'server', 'sandbox', 'demo'].map((name) => `packages/${name}`);
/** Where what a picture shows is decided, beyond its name. */
const drawing = ['demo/src/pictures', 'server/src/kernel/storage'].map((name) => `packages/${name}`);
const folder = `${cacheDir}/demo-market`;
/** Its teams and coupons end some hours after it was made. */
const freshForMs = 60 * 60 * 1_000;

const toRows = (made: string) => join(made, 'rows.json');
const isFresh = (made: string) =>
  existsSync(toRows(made)) && Date.now() - statSync(toRows(made)).mtimeMs < freshForMs;

/** Makes it, unless one is at hand that is of these sources, and young. Another process may do so at once. */
async function ensureDemoMarket(): Promise<void> {
  const made = `${folder}/${computeSourcesHash(sources)}`;
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

/**
 * Copies it, with its rows into a migrated database, or with the embedded one. It is made in a process of its own:
 * what that needs of memory is given back.
 */
export async function copyDemoMarket(into: string, log: number, databaseUrl: string | null): Promise<void> {
  execFileSync(process.execPath, [import.meta.filename], { stdio: ['ignore', log, log] });
  const made = `${folder}/${computeSourcesHash(sources)}`;
  const unwanted = ['market/cache', ...(databaseUrl ? ['market/database'] : [])].map((path) =>
    join(made, path),
  );
  const isWanted = (path: string) => !unwanted.includes(path);
  cpSync(join(made, 'market'), into, { recursive: true, filter: isWanted });
  if (databaseUrl) await putRows(databaseUrl, toRows(made));
}

/**
 * All markets keep their resized pictures in one folder, from one run to the next: none draws one of the demo's
 * again in order to resize it.
 */
export function shareResizedPictures(market: string): void {
  const shared = `${cacheDir}/demo-pictures/${computeSourcesHash(drawing)}`;
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(market, 'cache'), { recursive: true });
  symlinkSync(shared, join(market, 'cache/pictures'));
}

async function makeDemoMarket(into: string): Promise<void> {
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', RTMP_PORT: '0', DEMO: '1' };
  const { demoMarketModules } = await import('../packages/demo/src/main.ts');
  const { readConfig } = await import('../packages/server/src/kernel/config.ts');
  const { startServer } = await import('../packages/server/src/kernel/server.ts');
  const dataDir = join(into, 'market');
  const config = readConfig({ ...environment, DATABASE_URL: '', DATA_DIR: dataDir }, { production: false });
  const server = await startServer(config, demoMarketModules);
  await keepRows(server.kernel.database.pool, toRows(into));
  await server.stop();
}

if (import.meta.main) await ensureDemoMarket();
