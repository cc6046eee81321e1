import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { transact } from '../db/transact.ts';
import {
  addDeliveries,
  addManyDeliveries,
  countDueDeliveries,
  postponeDelivery,
  takeDelivery,
} from './outbox.queries.ts';

const it = marketTest
  .extend('marketOptions', { modules: [] })
  .extend(
    'db',
    ({ market }) =>
      () =>
        market.context().db,
  )
  .extend(
    'take',
    ({ db }) =>
      async () =>
        (await takeDelivery(db()))?.listener ?? null,
  );

it.beforeEach(({ db }) => db().execute(sql`truncate outbox`));
const add = (market: Market, ...listeners: string[]) =>
  transact(market.context(), (ctx) =>
    addDeliveries(ctx.db, {
      event: 'shops.opened',
      payload: { shopId: 1 },
      listeners,
      happenedAt: market.now(),
    }),
  );

describe('the outbox', () => {
  it('keeps a delivery for each listener, in the order they were told', async ({ market, db, take }) => {
    await add(market, 'a', 'b');
    await add(market, 'c');
    expect(await countDueDeliveries(db())).toBe(3);
    expect([await take(), await take(), await take(), await take()]).toEqual(['a', 'b', 'c', null]);
  });

  it('keeps many of one event in their order, each for every listener', async ({ market, db }) => {
    await addManyDeliveries(db(), {
      event: 'shops.opened',
      payloads: [{ shopId: 1 }, { shopId: 2 }],
      listeners: ['a', 'b'],
      happenedAt: market.now(),
    });
    const kept = [];
    for (let next = await takeDelivery(db()); next; next = await takeDelivery(db()))
      kept.push([next.listener, next.payload]);
    expect(kept).toEqual([
      ['a', { shopId: 1 }],
      ['b', { shopId: 1 }],
      ['a', { shopId: 2 }],
      ['b', { shopId: 2 }],
    ]);
  });

  it('has a delivery again when the work on it is undone', async ({ market, take }) => {
    await add(market, 'a');
    const undone = transact(market.context(), async (ctx) => {
      expect((await takeDelivery(ctx.db))?.listener).toBe('a');
      throw new Error('halfway');
    });
    await expect(undone).rejects.toThrow('halfway');
    expect(await take()).toBe('a');
  });

  it('gives no delivery to two who take at once, and lets neither wait for the other', async ({
    market,
    db,
    take,
  }) => {
    await add(market, 'a', 'b');
    await transact(market.context(), async (ctx) => {
      expect((await takeDelivery(ctx.db))?.listener).toBe('a');
      expect(await take()).toBe('b');
      expect(await take()).toBe(null);
      expect(await countDueDeliveries(db())).toBe(1);
    });
  });

  it('takes what was written this very moment, whose time is stored rounded up to the millisecond', async ({
    market,
    take,
  }) => {
    for (let times = 0; times < 200; times += 1) {
      await add(market, 'a');
      expect(await take()).toBe('a');
    }
  });

  it('waits a second after the first failure, then twice as long each time, and at most ten minutes', async ({
    market,
    db,
    take,
  }) => {
    await add(market, 'a');
    const waits: number[] = [];
    for (let failure = 0; failure < 12; failure += 1) {
      const { rows } = await db().execute<{ id: string }>(sql`select id from outbox`);
      await postponeDelivery(db(), Number(rows[0]?.id));
      const wait = await db().execute<{ seconds: number }>(
        sql`select round(extract(epoch from due_at - now()))::int as seconds from outbox`,
      );
      waits.push(wait.rows[0]?.seconds ?? 0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect(await countDueDeliveries(db())).toBe(0);
    expect(await take()).toBe(null);
  });

  it('leaves those that are due in front of one that waits', async ({ market, db, take }) => {
    await add(market, 'a', 'b');
    const { rows } = await db().execute<{ id: string }>(sql`select id from outbox order by id`);
    await postponeDelivery(db(), Number(rows[0]?.id));
    expect([await take(), await take()]).toEqual(['b', null]);
  });
});
