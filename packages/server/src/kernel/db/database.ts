/** One driver always: `pg`, towards a server or towards the embedded database behind a local socket. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../log/log.ts';
import { createPooledClient, JoiningClient, JoiningPool, NamingClient } from './client.ts';
import { getBegin, getPoolConnection, getSessionConnection } from './connection.ts';
import { getConnection } from './driver/driver-internals.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { HealthConnection } from './health-connection.ts';
import { explainUnreachable } from './unreachable.ts';

/** What a query selects, to be asked for within another. */
export type { SQLWrapper as Selected } from 'drizzle-orm';

/** The pool or an open transaction: queries do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /**
   * A connection of its own for `work`, past a pooler and without time-outs: for locks that no transaction holds,
   * what is set for several statements, and migrations.
   */
  inSession<T>(work: (session: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Meanwhile the embedded database is in this thread: statements cost less, and hold up all else (docs/decisions/0049). */
  inThisThread<T>(work: () => Promise<T>): Promise<T>;
  /** Of several nodes starting on one database, one does its work and the others wait; each then does its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Throws ConfigError, which says what to do, when no connection to the database can be opened. */
  assertReachable(): Promise<void>;
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
  const pool = new JoiningPool({
    // a statement need not wait for the answer to the one before
    pipeline: true,
    Client: config.databasePooler ? createPooledClient(getBegin(config)) : JoiningClient,
    ...(embedded
      ? { ...embedded.connection, Client: NamingClient, max: 1, idleTimeoutMillis: 0 }
      : getPoolConnection(config)),
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
  const health = embedded ? null : new HealthConnection(getPoolConnection(config), log);
  const inSession: Database['inSession'] = (work) =>
    embedded ? withConnection(pool, work) : withSession(config, work);
  return {
    db: drizzle(pool),
    pool,
    embedded: embedded !== null,
    inSession,
    async inThisThread(work) {
      if (!embedded) return work();
      await whileUnasked(pool, embedded.moveHere);
      try {
        return await work();
      } finally {
        await whileUnasked(pool, embedded.moveBack);
      }
    },
    async assertReachable() {
      const connection = await pool.connect().catch((error: unknown) => {
        throw explainUnreachable(error, 'DATABASE_URL', { connectionString: config.databaseUrl });
      });
      connection.release();
    },
    alone: (work) => (embedded ? work() : inSession((session) => withStartLock(session, work))),
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

/** The one connection to the embedded database is held meanwhile; the next that is opened takes its place. */
async function whileUnasked(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const held = await pool.connect();
  try {
    await work();
  } finally {
    held.release(true);
  }
}

/** The embedded database has one connection: it is lent, and comes back as it was. */
async function withConnection<T>(pool: pg.Pool, work: (session: pg.ClientBase) => Promise<T>): Promise<T> {
  const session = await pool.connect();
  try {
    return await work(session);
  } finally {
    await session.query('reset all');
    session.release();
  }
}

/** Whose connection is lost may no longer rely on what it held, and is refused. */
async function withSession<T>(config: Config, work: (session: pg.ClientBase) => Promise<T>): Promise<T> {
  const session = new pg.Client(getSessionConnection(config));
  const lost = new Promise<never>((_resolve, reject) => session.on('error', reject));
  lost.catch(() => {}); // before anybody waits for it, the query that fails says the same
  await session.connect().catch((error: unknown) => {
    const variable = config.databasePooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    throw explainUnreachable(error, variable, { connectionString: config.databaseDirectUrl });
  });
  try {
    await session.query('set statement_timeout to 0; set lock_timeout to 0');
    await session.query('set idle_in_transaction_session_timeout to 0');
    return await Promise.race([work(session), lost]);
  } finally {
    await session.end();
  }
}

/** Beside the pool that the work uses; the death of its node frees it. */
async function withStartLock<T>(session: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await session.query('select pg_advisory_lock($1)', [startLock]);
  return work();
}
