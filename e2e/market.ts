/** The market the journeys are made in: new, with the demo market, on an embedded database of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const marketPort = Number(process.env.E2E_PORT ?? 18_091);
export const marketUrl = `http://127.0.0.1:${marketPort}`;

/** The market's log; codes that a phone would get by SMS are printed there. */
export const marketLog = join(tmpdir(), `chengji-e2e-${marketPort}.log`);

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'chengji-e2e-'));
  const main = fileURLToPath(new URL('../packages/demo/src/main.ts', import.meta.url));
  const log = openSync(marketLog, 'w');
  const market = spawn(process.execPath, [main], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(marketPort),
      RTMP_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '1',
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => market.kill(signal));
  market.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  });
}
