/** Work that breaks off halfway, at a table of the test's choice. */
import { expect } from 'vitest';
import type { Market } from '../market.ts';

/** How a step fails: the statement alone, or the connection with all that was done on it. */
export const waysToBreak = {
  fails: `raise exception 'broken off'`,
  'loses its connection': 'perform pg_terminate_backend(pg_backend_pid())',
};

/** Does the work while every write to this table breaks off, and expects it to fail. */
export async function breakingAt(
  market: Market,
  table: string,
  way: keyof typeof waysToBreak,
  work: () => Promise<unknown>,
): Promise<void> {
  const { db } = market.context();
  const body = `begin ${waysToBreak[way]}; return new; end`;
  await db.execute(`create function break_off() returns trigger language plpgsql as $$ ${body} $$`);
  await db.execute(`create trigger break_off before insert or update or delete on ${table}
    for each statement execute function break_off()`);
  try {
    await expect(work()).rejects.toThrow();
  } finally {
    await db.execute('drop function break_off cascade');
  }
}
