import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { memoPerTransaction } from './memo-per-transaction.ts';
import { withSavepoint } from './savepoint.ts';
import { transact } from './transact.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

it.beforeAll(async ({ market }) => {
  await market.server.kernel.database.pool.query('create table notes (word text unique)');
});

const words = async (market: Market) => {
  const { rows } = await market.server.kernel.database.pool.query('select word from notes order by word');
  return rows.map(({ word }) => word);
};

describe('a savepoint', () => {
  it('undoes alone what failed within a savepoint, and the transaction goes on', async ({ market }) => {
    await transact(market.context(), async (ctx) => {
      await ctx.db.execute("insert into notes values ('before')");
      const failing = withSavepoint(ctx, async (ctx) => {
        await ctx.db.execute("insert into notes values ('lost')");
        await ctx.db.execute("insert into notes values ('before')");
      });
      await expect(failing).rejects.toThrow();
      await withSavepoint(ctx, (ctx) => ctx.db.execute("insert into notes values ('kept')"));
    });
    expect(await words(market)).toEqual(['before', 'kept']);
  });

  it('reads once in a transaction what is asked for again, and anew in the next one', async ({ market }) => {
    let times = 0;
    const read = async () => {
      times += 1;
      return times;
    };
    const ask = () =>
      transact(market.context(), async (ctx) => [
        await memoPerTransaction(ctx, 'times', read),
        await withSavepoint(ctx, (ctx) => memoPerTransaction(ctx, 'times', read)),
      ]);
    expect(await ask()).toEqual([1, 1]);
    expect(await ask()).toEqual([2, 2]);
    expect(await memoPerTransaction(market.context(), 'times', read)).toBe(3);
  });
});
