import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { describe, expect } from 'vitest';
import {
  getBuiltStatement,
  getConnection,
  getDecoder,
  getPool,
  getSender,
  openOn,
} from './driver-internals.ts';

const table = pgTable('numbered', { id: integer().notNull(), name: text().notNull() });

const it = marketTest.extend('marketOptions', { modules: [] });

const db = (market: Market) => market.context().db;

describe('what drizzle and the driver do not promise', () => {
  it('is that a database knows its pool, through which its statements are sent', ({ market }) => {
    expect(getPool(db(market))).toBe(market.server.kernel.database.pool);
    expect(getSender(db(market))).toBe(getPool(db(market)));
  });

  it('is that a session can be opened on one connection, and sends over it', async ({ market }) => {
    const client = await getPool(db(market)).connect();
    const own = openOn(client);
    expect(getSender(own)).toBe(client);
    const { rows } = await own.execute(sql`select pg_backend_pid() as pid`);
    expect((await client.query('select pg_backend_pid() as pid')).rows).toEqual(rows);
    client.release();
  });

  it('is what a prepared statement is made of', ({ market }) => {
    const query = db(market).select({ id: table.id, shout: sql<string>`upper(name)` }).from(table);
    const { queryConfig, params, fields } = getBuiltStatement(
      query.where(eq(table.name, sql.placeholder('name'))).prepare('find_numbered'),
    );
    expect(queryConfig).toMatchObject({ name: 'find_numbered', rowMode: 'array' });
    expect(queryConfig.text).toContain('select "id", upper(name) from "numbered"');
    expect(params).toEqual([sql.placeholder('name')]);
    expect(fields?.map(({ path }) => path)).toEqual([['id'], ['shout']]);
    expect(fields?.map(({ field }) => getDecoder(field).mapFromDriverValue('7'))).toEqual([7, '7']);
  });

  it('is what a client writes to and hears errors from', async ({ market }) => {
    const client = new pg.Client({ connectionString: market.databaseUrl });
    await client.connect();
    const codes: (string | undefined)[] = [];
    const connection = getConnection(client);
    connection.on('errorMessage', ({ code }) => codes.push(code));
    connection.stream.cork();
    const failing = client.query('select 1 / 0').catch(() => {});
    connection.stream.uncork();
    await failing;
    await client.end();
    expect(codes).toEqual(['22012']);
  });
});
