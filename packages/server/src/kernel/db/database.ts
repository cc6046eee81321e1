/** One driver always: `pg`, towards a server or towards the embedded database behind a local socket. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { startEmbedded } from './embedded.ts';

/** The pool or an open transaction: queries do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log);
  const pool = new pg.Pool(
    embedded
      ? { ...embedded.connection, max: 1, idleTimeoutMillis: 0 }
      : {
          connectionString: config.databaseUrl,
          max: config.databasePool,
          application_name: 'chengji',
          statement_timeout: 30_000,
        },
  );
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // one that is lost while in use fails its query; unheard, it would end the process as well
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
  });
  return {
    db: drizzle(pool),
    pool,
    embedded: embedded !== null,
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}
