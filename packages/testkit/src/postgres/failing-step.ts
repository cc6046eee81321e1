/** Work that fails halfway, at a table of the test's choice. */
import { expect } from 'vitest';
import type { Market } from '../market.ts';

/** How a step fails: the statement alone, or the connection with all that was done on it. */
export const failureModes = {
  fails: `raise exception 'broken off'`,
  'loses its connection': 'perform pg_terminate_backend(pg_backend_pid())',
};

/** Does the work while every write to this table fails, and expects the work to fail. */
export async function whileWritesFail(
  market: Market,
  table: string,
  way: keyof typeof failureModes,
  work: () => Promise<unknown>,
): Promise<void> {
  const { db } = market.context();
  const body = `begin ${failureModes[way]}; return new; end`;
  await db.execute(`create function fail_write() returns trigger language plpgsql as $$ ${body} $$`);
  await db.execute(`create trigger fail_write before insert or update or delete on ${table}
    for each statement execute function fail_write()`);
  try {
    await expect(work()).rejects.toThrow();
  } finally {
    await db.execute('drop function fail_write cascade');
  }
}
