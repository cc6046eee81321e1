import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { clock } from './clock.tables.ts';

const onlyRow = 1;

export async function findClockOffsetMs(db: Db): Promise<number> {
  const [row] = await db.select({ offsetMs: clock.offsetMs }).from(clock).where(eq(clock.id, onlyRow));
  return row?.offsetMs ?? 0;
}

/** Now, by the clock of the database's machine. */
export async function readDatabaseTimeMs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return Number(rows[0]?.ms);
}

export async function storeClockOffsetMs(db: Db, offsetMs: number): Promise<void> {
  await db
    .insert(clock)
    .values({ id: onlyRow, offsetMs })
    .onConflictDoUpdate({ target: clock.id, set: { offsetMs } });
}
