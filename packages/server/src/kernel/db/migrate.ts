import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, so long as every node takes the same. */
const migrationLock = 7_420_111;

/**
 * Brings the database up to date; of several nodes starting at once, one does it and the others wait. The
 * connection is one of its own.
 */
export async function migrateDatabase(session: pg.ClientBase): Promise<void> {
  await session.query("set client_min_messages to 'warning'");
  await session.query('select pg_advisory_lock($1)', [migrationLock]);
  await migrate(drizzle(session as pg.Client), { migrationsFolder });
  await session.query('select pg_advisory_unlock($1)', [migrationLock]);
}

/** Throws away all that is in the database, and makes it as it was when it was new. */
export async function remakeDatabase(session: pg.ClientBase): Promise<void> {
  await session.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  );
  await migrateDatabase(session);
}
