/**
 * The embedded database: PostgreSQL compiled to WebAssembly, in a thread of its own behind a socket in a
 * private folder. It has one connection, and it does not lock its folder, so that is done here.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { ConfigError } from '../../config.ts';
import { isAlive } from '../../is-alive.ts';
import type { Logger } from '../../log/log.ts';

type Embedded = { connection: ClientConfig; stop(): Promise<void> };

export type WorkerStart = { folder: string; socket: { path: string } | { host: string; port: 0 } };
export type WorkerReport = { ready: true; port: number | undefined } | { stopped: true };

/** The port names the socket's file in the way PostgreSQL's clients expect. */
const socketPort = 5432;

export async function startEmbedded(dataDir: string, log: Logger): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const onWindows = process.platform === 'win32';
  const socketFolder = onWindows ? null : mkdtempSync(join(tmpdir(), 'chengji-'));
  const start: WorkerStart = {
    folder: join(dataDir, 'database'),
    socket: socketFolder
      ? { path: join(socketFolder, `.s.PGSQL.${socketPort}`) }
      : { host: '127.0.0.1', port: 0 },
  };
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: start });
  worker.on('error', (error) => log.fatal({ err: error }, 'the embedded database failed'));
  const ready = await report(worker, 'ready');
  const host = socketFolder ?? '127.0.0.1';
  const port = ready.port ?? socketPort;
  writeFileSync(toLockPath(dataDir), `${process.pid}\n${host}\n${port}`);
  return {
    connection: connectionTo(host, port),
    async stop() {
      const stopped = report(worker, 'stopped');
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
      if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
      unlock();
    },
  };
}

const connectionTo = (host: string, port: number) => ({ host, port, user: 'postgres', database: 'postgres' });

/** The database that a running market keeps open, for a tool that only reads; it must not name its statements. */
export function findRunning(dataDir: string): ClientConfig | null {
  if (!existsSync(toLockPath(dataDir))) return null;
  const [pid, host, port] = readFileSync(toLockPath(dataDir), 'utf8').split('\n');
  return host && port && isAlive(Number(pid)) ? connectionTo(host, Number(port)) : null;
}

/** What the worker says of itself; under `node --watch` its loader speaks on the same port. */
function report<Key extends 'ready' | 'stopped'>(worker: Worker, key: Key) {
  return new Promise<Extract<WorkerReport, Record<Key, true>>>((resolve, reject) => {
    const hear = (message: WorkerReport) => {
      if (!(key in message)) return;
      worker.off('message', hear);
      resolve(message as Extract<WorkerReport, Record<Key, true>>);
    };
    worker.on('message', hear);
    worker.once('error', reject);
  });
}

const toLockPath = (dataDir: string) => join(dataDir, 'database.lock');

/** Two processes on one folder would destroy it; a lock left by a process that is gone is taken over. */
function lockFolder(dataDir: string): () => void {
  const file = toLockPath(dataDir);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (holder !== process.pid && isAlive(holder)) {
      throw new ConfigError(`DATA_DIR ${dataDir} is in use by process ${holder}`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}
