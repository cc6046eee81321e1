/** The market the journeys are made in: the demo market on an embedded database of its own, one for each worker. */
import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookingUpOnce } from '../tools/setup/paths.mjs';

const firstPort = 18_081;
/** Where a market takes lives, beside its port. */
const rtmpAbove = 1_000;

export const toMarketPort = (worker: number) => firstPort + worker;
export const toMarketUrl = (port: number) => `http://127.0.0.1:${port}`;

/** Of the worker this runs in, unless one was given. */
const marketPort = Number(process.env.E2E_PORT ?? toMarketPort(Number(process.env.TEST_PARALLEL_INDEX ?? 0)));
export const marketUrl = toMarketUrl(marketPort);

/** The market's log; codes that a phone would get by SMS are printed there. */
export const marketLog = join(tmpdir(), `chengji-e2e-${marketPort}.log`);

/** What the market keeps, its sandbox gateway among it. */
export const marketFolder = join(tmpdir(), `chengji-e2e-${marketPort}`);

if (import.meta.main) {
  const { copyDemoMarket } = await import('./demo-market.ts');
  rmSync(marketFolder, { recursive: true, force: true });
  const main = fileURLToPath(new URL('../packages/demo/src/main.ts', import.meta.url));
  const log = openSync(marketLog, 'w');
  copyDemoMarket(marketFolder, log);
  const market = spawn(process.execPath, [...lookingUpOnce, main], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(marketPort),
      RTMP_PORT: String(marketPort + rtmpAbove),
      DATA_DIR: marketFolder,
      DATABASE_URL: '',
      DEMO: '1',
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => market.kill(signal));
  market.on('exit', (code) => {
    rmSync(marketFolder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  });
}
