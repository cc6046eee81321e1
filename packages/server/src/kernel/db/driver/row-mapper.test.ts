import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { createRowMapper } from './row-mapper.ts';

const things = pgTable('things', {
  id: bigint({ mode: 'number' }).notNull(),
  name: text(),
  madeAt: timestamp('made_at', { withTimezone: true }),
});

describe('the row mapper', () => {
  it('makes of each row what its columns hold', () => {
    const map = createRowMapper([
      { path: ['id'], field: things.id },
      { path: ['name'], field: things.name },
      { path: ['madeAt'], field: things.madeAt },
      { path: ['size'], field: sql<number>`1` },
      { path: ['total'], field: sql<number>`1`.mapWith(Number).as('total') },
    ]);
    expect(map([['7', null, '2026-01-02 03:04:05+00', 5, '9']])).toEqual([
      { id: 7, name: null, madeAt: new Date('2026-01-02T03:04:05Z'), size: 5, total: 9 },
    ]);
    expect(map([])).toEqual([]);
  });

  it('takes no nested fields', () => {
    expect(() => createRowMapper([{ path: ['thing', 'id'], field: things.id }])).toThrow('thing.id');
  });
});
