/** Finds or makes the PostgreSQL that tests run on: a given URL, else a cluster of their own. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive } from '@chengji/server/kernel/is-alive';
import pg from 'pg';
import { freePort } from '../services/free-port.ts';
import { downloadedBin } from './cluster-download.ts';

export type Cluster = {
  url: string;
  /** The same through a socket of the file system, which takes a third less of the CPU than TCP. */
  socketUrl: string;
  /** Ends every connection and starts again on the same data, as an update of the server does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** `detached`: what ends a group of processes, such as Ctrl-C, leaves it running until it is stopped. */
export type ClusterProcess = { detached?: boolean };

const folderPrefix = 'chengji-test-';

/** Memory that Linux shows as a folder; a container may have little of it. */
const memoryFolder = '/dev/shm';
/** More than the log of changes and the databases of a run take at once. */
const roomBytes = 3 * 1024 ** 3;

/** Nothing written survives a crash of these tests, so nothing is waited for. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  autovacuum: 'off',
  // a compiled plan pays off in seconds, which no query of a test takes
  jit: 'off',
  // tables of tests are small: starting the workers of a parallel plan takes longer than all of the query
  max_parallel_workers_per_gather: '0',
  listen_addresses: '127.0.0.1',
};

/** Other settings than a test's come from who measures, and needs a cluster of its own, on disk. */
export async function openCluster(
  otherSettings: Record<string, string> = {},
  { detached = false }: ClusterProcess = {},
): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const restart = () => Promise.reject(new Error('a given PostgreSQL is not restarted'));
    return { url: given, socketUrl: given, restart, stop: async () => {} };
  }
  const bin = systemBin() ?? (await downloadedBin());
  const place = Object.keys(otherSettings).length > 0 ? tmpdir() : findPlace();
  return startCluster(bin, place, { ...settings, ...otherSettings }, detached);
}

/**
 * Memory, where there is room. A disk has to find a place for the thousand files of each new database beside those
 * of the databases just dropped, which ext4 looks through one by one.
 */
function findPlace(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < roomBytes ? tmpdir() : memoryFolder;
}

/** The newest PostgreSQL the system has, or null. */
export function systemBin(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const bin = join(root, version, 'bin');
    if (existsSync(join(bin, 'initdb'))) return bin;
  }
  return null;
}

async function startCluster(
  bin: string,
  place: string,
  settings: Record<string, string>,
  detached: boolean,
): Promise<Cluster> {
  for (const used of new Set([place, tmpdir()])) removeAbandoned(used);
  const folder = mkdtempSync(join(place, `${folderPrefix}${process.pid}-`));
  const owner = getOwner(folder);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...owner, stdio: 'pipe', cwd: folder },
  );
  const port = await freePort();
  const placed = { ...settings, port: String(port), unix_socket_directories: folder };
  const options = Object.entries(placed).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...owner,
      detached,
      stdio: 'ignore',
      cwd: folder,
    });
  let server = start();
  const end = async (signal: NodeJS.Signals) => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    async restart() {
      await end('SIGINT');
      server = start();
      await untilReady(url);
    },
    async stop() {
      await end('SIGQUIT'); // at once: there is nothing to keep
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root: what root starts belongs to `postgres`, or to `nobody`. */
export function getOwner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  chmodSync(folder, 0o755);
  const getId = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  const name = isUser('postgres') ? 'postgres' : 'nobody';
  const owner = { uid: getId('-u', name), gid: getId('-g', name) };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function isUser(name: string): boolean {
  try {
    execFileSync('id', ['-u', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A run that was killed leaves its cluster behind: it is stopped by its own pid file, and removed. */
function removeAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(/^chengji-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(place, name);
    try {
      const postmaster = Number(
        execFileSync('head', ['-n1', join(folder, 'data/postmaster.pid')], { stdio: 'pipe' }),
      );
      if (postmaster) process.kill(postmaster, 'SIGQUIT');
    } catch {
      // it is not running any more
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempts === 1_200) throw error;
      await setTimeout(50);
    }
  }
}
