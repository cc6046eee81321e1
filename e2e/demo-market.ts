/** The demo market, made once: each market of the browser tests starts from a copy of its folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { cacheDir } from '../tools/setup/paths.mjs';
import { computeSourcesHash } from '../tools/setup/sources-hash.mjs';

const sources = ['contract', 'server', 'sandbox', 'demo'].map((name) => `packages/${name}`);
const folder = `${cacheDir}/demo-market`;
/** Its teams and coupons end some hours after it was made. */
const freshForMs = 60 * 60 * 1_000;

const isFresh = (made: string) => existsSync(made) && Date.now() - statSync(made).mtimeMs < freshForMs;

/** Makes it, unless one is at hand that is of these sources, and young. */
async function ensureDemoMarket(): Promise<void> {
  const made = `${folder}/${computeSourcesHash(sources)}`;
  if (isFresh(made)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = `${made}-${process.pid}`;
  await makeDemoMarket(begun);
  renameSync(begun, made);
}

/** Copies it. It is made in a process of its own: what that needs of memory is given back. */
export function copyDemoMarket(into: string, log: number): void {
  execFileSync(process.execPath, [import.meta.filename], { stdio: ['ignore', log, log] });
  cpSync(`${folder}/${computeSourcesHash(sources)}`, into, { recursive: true });
}

async function makeDemoMarket(dataDir: string): Promise<void> {
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', RTMP_PORT: '0', DEMO: '1' };
  const { demoMarketModules } = await import('../packages/demo/src/main.ts');
  const { readConfig } = await import('../packages/server/src/kernel/config.ts');
  const { startServer } = await import('../packages/server/src/kernel/server.ts');
  const config = readConfig({ ...environment, DATABASE_URL: '', DATA_DIR: dataDir }, { production: false });
  const server = await startServer(config, demoMarketModules);
  await server.stop();
}

if (import.meta.main) await ensureDemoMarket();
