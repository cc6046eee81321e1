/** One driver always: `pg`, towards a server or towards the embedded database behind a local socket. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../log/log.ts';
import { JoiningClient } from './client.ts';
import { getServerConnection } from './connection.ts';
import { getConnection } from './driver-internals.ts';
import { startEmbedded } from './embedded.ts';
import { HealthConnection } from './health-connection.ts';

/** The pool or an open transaction: queries do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** Of several nodes starting on one database, one does its work and the others wait; each then does its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Whether a write found no room on the database's disk a moment ago. */
  isFull(): boolean;
  close(): Promise<void>;
};

const diskFull = '53100';
/** Writes go on all the time: when none failed for this long there is room again. */
const fullForMs = 30_000;

/** Any number, so long as every node takes the same. */
const startLock = 7_420_112;

export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log);
  const pool = new pg.Pool({
    // a statement need not wait for the answer to the one before
    pipeline: true,
    Client: JoiningClient,
    ...(embedded ? { ...embedded.connection, max: 1, idleTimeoutMillis: 0 } : getServerConnection(config)),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // one that is lost while in use fails its query; unheard, it would end the process as well
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
  });
  let fullAtMs = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => {
    getConnection(client).on('errorMessage', ({ code }) => {
      if (code === diskFull) fullAtMs = performance.now();
    });
  });
  const health = config.databaseUrl ? new HealthConnection(config.databaseUrl, log) : null;
  return {
    db: drizzle(pool),
    pool,
    embedded: embedded !== null,
    alone: (work) => (config.databaseUrl ? withStartLock(config.databaseUrl, work) : work()),
    async ping() {
      if (health) await health.ping();
      else await pool.query('select 1'); // the embedded database has this one connection
    },
    isFull: () => performance.now() - fullAtMs < fullForMs,
    async close() {
      await health?.close();
      await pool.end();
      await embedded?.stop();
    },
  };
}

/**
 * Held by a connection of its own, beside the pool that the work uses; the death of its node frees it.
 * Who loses that connection no longer works alone, and is refused.
 */
async function withStartLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
  lost.catch(() => {}); // before anybody waits for it, the query that fails says the same
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
