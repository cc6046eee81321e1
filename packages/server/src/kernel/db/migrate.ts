import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, so long as every node takes the same. */
const migrationLock = 7_420_111;

/** Brings the database up to date; of several nodes starting at once, one does it and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // neither the wait nor a migration has an end of its own
    await client.query('set statement_timeout to 0; set lock_timeout to 0');
    await client.query('set idle_in_transaction_session_timeout to 0');
    await client.query("set client_min_messages to 'warning'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock_all()');
    await client.query('reset all');
    client.release();
  }
}

/** Throws away all that is in the database, and makes it as it was when it was new. */
export async function remakeDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
  await migrateDatabase(pool);
}
