/**
 * The embedded database: PostgreSQL compiled to WebAssembly, in a thread of its own behind a socket in a
 * private folder, or for a while in the thread that asks it. It has one connection, and it does not lock its folder,
 * so that is done here.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { ConfigError } from '../../config.ts';
import { isAlive } from '../../is-alive.ts';
import type { Logger } from '../../log/log.ts';
import type { InThread } from './in-thread.ts';

type Embedded = {
  /** Of which each new connection goes to where the database is by then. */
  readonly connection: ClientConfig;
  /** Moves it from its thread into this one. Nothing may be asked of it meanwhile. */
  moveHere(): Promise<void>;
  moveBack(): Promise<void>;
  stop(): Promise<void>;
};

export type WorkerStart = { folder: string; socket: { path: string } | { host: string; port: number } };
export type WorkerReport = { ready: true; port: number | undefined } | { stopped: true };

/** The port names the socket's file in the way PostgreSQL's clients expect. */
const socketPort = 5432;

export async function startEmbedded(dataDir: string, log: Logger): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const onWindows = process.platform === 'win32';
  const socketFolder = onWindows ? null : mkdtempSync(join(tmpdir(), 'chengji-'));
  const folder = join(dataDir, 'database');
  const host = socketFolder ?? '127.0.0.1';
  const listenOn = (port: number): WorkerStart['socket'] =>
    socketFolder ? { path: join(socketFolder, `.s.PGSQL.${socketPort}`) } : { host, port };
  let thread = await startThread({ folder, socket: listenOn(0) }, log);
  let here: InThread | null = null;
  const port = thread.port ?? socketPort;
  writeFileSync(toLockPath(dataDir), `${process.pid}\n${host}\n${port}`);
  return {
    connection: { ...connectionTo(host, port), stream: () => here?.connect() ?? new Socket() },
    async moveHere() {
      await thread.stop();
      const { openInThread } = await import('./in-thread.ts');
      here = await openInThread(folder);
    },
    async moveBack() {
      await here?.close();
      here = null;
      thread = await startThread({ folder, socket: listenOn(port) }, log);
    },
    async stop() {
      await thread.stop();
      if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
      unlock();
    },
  };
}

type Thread = { port: number | undefined; stop(): Promise<void> };

async function startThread(start: WorkerStart, log: Logger): Promise<Thread> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: start });
  worker.on('error', (error) => log.fatal({ err: error }, 'the embedded database failed'));
  const { port } = await report(worker, 'ready');
  return {
    port,
    async stop() {
      const stopped = report(worker, 'stopped');
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
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
