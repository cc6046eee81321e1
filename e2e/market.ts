/** The markets that journeys are made in: the demo market, on a database of its own for each worker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir, lookingUpOnce } from '../tools/setup/paths.mjs';
import { computeSourcesHash } from '../tools/setup/sources-hash.mjs';

/** Where what a picture shows is decided, beyond its name. */
const drawing = ['demo/src/pictures', 'server/src/kernel/storage'].map((name) => `packages/${name}`);

/** The database a market is on: the embedded one, or one of a PostgreSQL server of its own. */
type MarketDatabase = 'embedded' | 'server';

type Place = { port: number; database: MarketDatabase };

const firstPort = 18_081;
/** Where a market takes lives, beside its port. */
const rtmpAbove = 1_000;
/** Three workers with a PostgreSQL, as in production: a test waits for its page part of the time, and three keep two cores at work. */
export const serverPlaces: readonly Place[] = [0, 1, 2].map((worker) => ({
  port: firstPort + worker,
  database: 'server',
}));
/** And one with what a first start has. */
export const embeddedPlace: Place = { port: firstPort + serverPlaces.length, database: 'embedded' };

/** A market that was given may be one that already runs, such as one under development. */
export const givenPort = process.env.E2E_PORT ? Number(process.env.E2E_PORT) : undefined;

type RunningMarket = {
  url: string;
  /** Codes that a phone would get by SMS are printed here. */
  log: string;
  /** What it keeps, its sandbox gateway among it. */
  folder: string;
};

export const toMarketUrl = (port: number) => `http://127.0.0.1:${port}`;

const toMarket = (port: number): RunningMarket => ({
  url: toMarketUrl(port),
  log: join(tmpdir(), `chengji-e2e-${port}.log`),
  folder: join(tmpdir(), `chengji-e2e-${port}`),
});

let current = toMarket(givenPort ?? firstPort);

/** The market of the worker this runs in. */
export const getMarket = (): RunningMarket => current;

/** A worker runs the tests of one project, so it stays with the market it begins in. */
export function enterMarket(project: string, worker: number): void {
  const place = project === 'embedded' ? embeddedPlace : serverPlaces[worker];
  if (!place) throw new Error(`worker ${worker} has no market`);
  current = toMarket(givenPort ?? place.port);
}

if (import.meta.main) {
  const { copyDemoMarket } = await import('../packages/testkit/src/demo-market/copy-demo-market.ts');
  const { openOwnDatabase } = await import('../packages/testkit/src/postgres/own-database.ts');
  const market = getMarket();
  rmSync(market.folder, { recursive: true, force: true });
  const log = openSync(market.log, 'w');
  const wanted: MarketDatabase = process.env.E2E_DATABASE === 'server' ? 'server' : 'embedded';
  // what stops the market, such as Ctrl-C, must not stop its database first
  const server = wanted === 'server' ? await openOwnDatabase({ detached: true }) : null;
  try {
    await copyDemoMarket(market.folder, server?.url ?? null);
    shareResizedPictures(market.folder);
    process.exitCode = await runMarket(log, server?.url ?? '');
  } finally {
    rmSync(market.folder, { recursive: true, force: true });
    await server?.close();
  }
}

/**
 * All markets keep their resized pictures in one folder, from one run to the next: none draws one of the demo's
 * again in order to resize it.
 */
function shareResizedPictures(market: string): void {
  const shared = `${cacheDir}/demo-pictures/${computeSourcesHash(drawing)}`;
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(market, 'cache'), { recursive: true });
  symlinkSync(shared, join(market, 'cache/pictures'));
}

/** Until it is told to stop; answers how it ended. */
async function runMarket(log: number, databaseUrl: string): Promise<number> {
  const main = fileURLToPath(new URL('../packages/demo/src/main.ts', import.meta.url));
  const port = givenPort ?? firstPort;
  const market = spawn(process.execPath, [...lookingUpOnce, main], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      RTMP_PORT: String(port + rtmpAbove),
      DATA_DIR: getMarket().folder,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      // what drawing a picture gives back, some megabytes at a time, is taken again for the next
      MALLOC_MMAP_THRESHOLD_: String(32 * 1024 ** 2),
      MALLOC_TRIM_THRESHOLD_: String(1024 ** 3),
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => market.kill(signal));
  const [code] = await once(market, 'exit');
  return code ?? 1;
}
