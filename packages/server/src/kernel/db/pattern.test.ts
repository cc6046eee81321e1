import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { holdsText } from './pattern.ts';

const write = (keyword: string) => new PgDialect().sqlToQuery(holdsText(sql`title`, keyword));

describe('a text that may hold a keyword', () => {
  it('is looked at in letters of either case only where the keyword has some', () => {
    expect(write('Tea')).toMatchObject({ sql: 'title ilike $1', params: ['%Tea%'] });
    expect(write('蜂蜜 500')).toMatchObject({ sql: 'title like $1', params: ['%蜂蜜 500%'] });
  });

  it('has the keyword’s own signs stand for themselves', () => {
    expect(write('50%_').params).toEqual(['%50\\%\\_%']);
  });
});
