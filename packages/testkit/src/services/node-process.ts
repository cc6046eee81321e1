/** A market in a process of its own, for what only a process can show: several nodes, and dying in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CallClient, createCallClient } from '@chengji/client-kit';
import { freePort } from './free-port.ts';

const main = fileURLToPath(import.meta.resolve('@chengji/demo/main'));
/** As `npm start` begins: most of a start is looking up what is imported. */
const lookingUpOnce = ['--import', new URL('../../../../tools/setup/resolve-once.mjs', import.meta.url).href];
const readyWithinMs = 240_000;
/** How a line of its log begins that says why it did not start, or ended. */
const fatal = '{"level":60,';

export type NodeProcess = {
  readonly url: string;
  readonly pid: number;
  client(token?: string | null): CallClient;
  /** Stands still with all it holds (SIGSTOP), until it is resumed. */
  pause(): void;
  resume(): void;
  /** Ends it at once, without a word (SIGKILL). */
  kill(): Promise<void>;
  /** Asks it to end, and answers its exit code. */
  stop(): Promise<number | null>;
};

/** Starts a node and waits until it is ready. */
export async function startNode(environment: Record<string, string>): Promise<NodeProcess> {
  const port = Number(environment.PORT) || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...lookingUpOnce, main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      RTMP_PORT: '0',
      LOG_LEVEL: 'error',
      DEMO: '0',
      ...environment,
    },
    // pipes, not our own stderr: a node that a failed test left behind would keep the whole run from ending
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr, { end: false });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith(fatal)) process.stderr.write(`${line}\n`);
  });
  const killLeftBehind = () => child.kill('SIGKILL');
  process.once('exit', killLeftBehind);
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', killLeftBehind);
    return code as number | null;
  });
  await untilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    client: (token = null) =>
      createCallClient({
        base: `${url}/api`,
        socketUrl: '/socket',
        appClient: 'H5',
        token: () => token,
        language: () => 'zh',
      }),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the node ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error('the node was not ready in time');
}
