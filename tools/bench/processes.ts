/** Starts and ends what is measured, each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { productionSettings } from '../../packages/testkit/src/services/production-settings.ts';
import { at, pinnedNode } from '../setup/paths.mjs';

export type Running = {
  url: string;
  /** Stands still, doing nothing of what it has yet to do, until it goes on. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

/** As many connections for the market as for the floor. */
const databasePool = 10;
const longestStartMs = 120_000;

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode === null) child.once('exit', () => resolve());
    else resolve();
  });

const running = (url: string, child: ChildProcess): Running => ({
  url,
  pause: () => child.kill('SIGSTOP'),
  resume: () => child.kill('SIGCONT'),
  async stop() {
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await exited(child);
  },
});

type MarketToStart = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  /** Every answer is made from the database; otherwise those that everyone gets alike are shared for a moment. */
  unshared: boolean;
  recordFile?: string;
};

/** The market as it is in production, without a limit of calls. */
export async function startMarket({
  databaseUrl,
  dataDir,
  port,
  unshared,
  recordFile,
}: MarketToStart): Promise<Running> {
  const child = fork(at('packages/server/src/main.ts'), ['--production'], {
    execPath: pinnedNode,
    execArgv: recordFile ? ['--import', at('tools/bench/record-statements.ts')] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      ...productionSettings,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: String(port),
      RTMP_PORT: '0',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(databasePool),
      DATA_DIR: dataDir,
      ...(unshared && { READ_CACHE_MS: '0' }),
      ...(recordFile && { RECORD_FILE: recordFile }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const latest = performance.now() + longestStartMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the market did not start');
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return running(url, child);
    if (performance.now() > latest) throw new Error('the market was not ready in time');
    await setTimeout(100);
  }
}

export async function startBareServer(databaseUrl: string, exchangesFile: string): Promise<Running> {
  const child = fork(at('tools/bench/bare-server.ts'), [], {
    execPath: pinnedNode,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(databasePool),
      BARE_EXCHANGES: exchangesFile,
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', () => reject(new Error('the bare server did not start')));
  });
  return running(`http://127.0.0.1:${port}`, child);
}
