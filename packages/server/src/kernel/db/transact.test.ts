import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, vi } from 'vitest';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { prepared } from './prepared.ts';
import { afterCommit, transact, withCommit } from './transact.ts';
import { brokenConstraint, isContention, isUnstorable, refuseOn } from './violations.ts';

const words = pgTable('words', { id: bigint({ mode: 'number' }), word: text() });

const it = marketTest.extend('marketOptions', { modules: [] });

it.beforeAll(async ({ market }) => {
  await market.context().db.execute(sql`create table words (id bigint primary key, word text)`);
});
it.beforeEach(async ({ market }) => {
  await market.context().db.execute(sql`truncate words`);
});

const count = (market: Market) => market.context().db.$count(words);
const add =
  (id: number) =>
  ({ db }: Pick<Context, 'db'>) =>
    db.insert(words).values({ id, word: 'a' });

describe('a transaction', () => {
  it('keeps all of a transaction or nothing', async ({ market }) => {
    await transact(market.context(), async (ctx) => {
      await add(1)(ctx);
      await add(2)(ctx);
    });
    const failing = transact(market.context(), async (ctx) => {
      await add(3)(ctx);
      throw new Refusal('common.not_found');
    });
    await expect(failing).rejects.toThrow(Refusal);
    expect(await count(market)).toBe(2);
  });

  it('joins the transaction that is open', async ({ market }) => {
    const failing = transact(market.context(), async (outer) => {
      await transact(outer, (inner) => add(1)(inner));
      throw new Error('after the inner one');
    });
    await expect(failing).rejects.toThrow('after the inner one');
    expect(await count(market)).toBe(0);
  });

  it('does what waits for the commit after it, and never without it', async ({ market }) => {
    const done: string[] = [];
    await transact(market.context(), async (ctx) => {
      afterCommit(ctx, () => done.push('told'));
      await add(1)(ctx);
      expect(done).toEqual([]);
    });
    await expect(
      transact(market.context(), async (ctx) => {
        afterCommit(ctx, () => done.push('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    afterCommit(market.context(), () => done.push('at once'));
    expect(done).toEqual(['told', 'at once']);
  });

  it('runs two transactions again that would wait for each other for ever', async ({ market }) => {
    const ctx = market.context();
    await ctx.db.insert(words).values([
      { id: 1, word: '' },
      { id: 2, word: '' },
    ]);
    let locked = 0;
    const areBothLocked = Promise.withResolvers<void>();
    const lockBoth = (first: number, second: number) =>
      transact(ctx, async ({ db }) => {
        await db.execute(sql`update words set word = word || ${first} where id = ${first}`);
        locked += 1;
        if (locked === 2) areBothLocked.resolve();
        await areBothLocked.promise;
        await db.execute(sql`update words set word = word || ${first} where id = ${second}`);
      });
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    const rows = await ctx.db.select().from(words);
    expect(rows.map(({ word }) => word?.length)).toEqual([2, 2]);
  });

  it('brings everyone through who holds what another waits for, however many meet', async ({ market }) => {
    const ctx = market.context();
    await ctx.db.insert(words).values([1, 2].map((id) => ({ id, word: '' })));
    const mark = (db: Context['db'], id: number) =>
      db.execute(sql`update words set word = word || '.' where id = ${id}`);
    const markBoth = (first: number, second: number) =>
      transact(ctx, async ({ db }) => {
        await db.execute(sql`set local deadlock_timeout to '10ms'`);
        await mark(db, first);
        await db.execute(sql`select pg_sleep(0.01)`);
        await mark(db, second);
      });
    const meeting = Array.from({ length: 16 }, (_, n) => (n % 2 ? markBoth(1, 2) : markBoth(2, 1)));
    await Promise.all(meeting);
    const rows = await ctx.db.select().from(words);
    expect(rows.map(({ word }) => word?.length)).toEqual([16, 16]);
  });

  it('runs a transaction again that the server ended while its node stood still', async ({ market }) => {
    const ctx = market.context();
    let attempts = 0;
    await transact(ctx, async ({ db }) => {
      attempts += 1;
      await add(attempts)({ db });
      if (attempts > 1) return;
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`set local idle_in_transaction_session_timeout to '10ms'`);
      const isThere = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
      await vi.waitFor(async () => expect((await ctx.db.execute(isThere)).rows).toEqual([]));
    });
    expect(await ctx.db.select().from(words)).toEqual([{ id: 2, word: 'a' }]);
  });

  it('throws a race that was lost every time, as contention', async ({ market }) => {
    let attempts = 0;
    const losing = transact(market.context(), ({ db }) => {
      attempts += 1;
      return db.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    });
    await expect(losing).rejects.toSatisfy(isContention);
    expect(attempts).toBeGreaterThan(3);
  });

  it('names the constraint that was broken, as a refusal where one is given for it', async ({ market }) => {
    const ctx = market.context();
    await add(1)(ctx);
    const error = await add(1)(ctx).catch((thrown: unknown) => thrown);
    expect(brokenConstraint(error)).toBe('words_pkey');
    expect(isUnstorable(error)).toBe(false);
    await expect(refuseOn(add(1)(ctx), { words_pkey: 'common.not_found' })).rejects.toMatchObject({
      key: 'common.not_found',
    });
    await expect(refuseOn(add(1)(ctx), { another: 'common.not_found' })).rejects.not.toBeInstanceOf(Refusal);
  });

  it('runs a prepared query over the pool and inside the transaction that is open', async ({ market }) => {
    const findWord = prepared('test_find_word', (db) =>
      db
        .select({ word: words.word })
        .from(words)
        .where(sql`${words.id} = ${sql.placeholder('id')}`),
    );
    const ctx = market.context();
    expect(await findWord(ctx.db, { id: 1 })).toEqual([]);
    await transact(ctx, async (inner) => {
      await add(1)(inner);
      expect(await findWord(inner.db, { id: 1 })).toEqual([{ word: 'a' }]);
      expect(await findWord(ctx.db, { id: 1 })).toEqual([]);
    });
    expect(await findWord(ctx.db, { id: 1 })).toEqual([{ word: 'a' }]);
  });

  it('keeps nothing when a statement that only the commit waited for fails, and says which', async ({
    market,
  }) => {
    const ctx = market.context();
    await ctx.db.insert(words).values({ id: 1, word: '' });
    const failing = transact(ctx, async (inner) => {
      await add(2)(inner);
      await withCommit(inner, add(1)(inner));
      return 'never';
    });
    await expect(failing).rejects.toSatisfy((error) => brokenConstraint(error) === 'words_pkey');
    const later = transact(ctx, async (inner) => {
      await withCommit(inner, add(1)(inner));
      await add(3)(inner); // is told only that the transaction is lost
    });
    await expect(later).rejects.toSatisfy((error) => brokenConstraint(error) === 'words_pkey');
    expect(await count(market)).toBe(1);
  });

  it('goes on over a connection whose transaction failed', async ({ market }) => {
    const fails = () => transact(market.context(), (ctx) => ctx.db.execute(sql`select 1 / 0`));
    for (let time = 0; time < 20; time += 1) await expect(fails()).rejects.toThrow();
    await transact(market.context(), add(1));
    expect(await count(market)).toBe(1);
  });
});
