import { type Market, startMarket } from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { transact } from '../db/transact.ts';
import type { Module } from '../module.ts';
import { emit, listener } from './events.ts';

let failures = 0;
let isDying = false;
let heardOutside = 0;

const listening: Module = {
  name: 'test',
  listeners: [
    listener({
      event: 'shops.opened',
      name: 'test.write_down',
      async handle(ctx, { shopId }) {
        await ctx.db.execute(sql`insert into heard values (${shopId}, 'write_down')`);
      },
    }),
    listener({
      event: 'shops.opened',
      name: 'test.fail_first',
      async handle(ctx, { shopId }) {
        heardOutside += 1;
        await ctx.db.execute(sql`insert into heard values (${shopId}, 'fail_first')`);
        if (isDying) {
          isDying = false;
          await ctx.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        }
        if (failures > 0) {
          failures -= 1;
          throw new Error('halfway');
        }
      },
    }),
    listener({
      event: 'identity.registered',
      name: 'test.open_shop',
      handle: (ctx, { shopperId }) => emit(ctx, 'shops.opened', { shopId: shopperId }),
    }),
  ],
};

let market: Market;
let node: Market;
beforeAll(async () => {
  market = await startMarket({ modules: [listening] });
  node = await startMarket({ modules: [listening], databaseUrl: market.databaseUrl });
  await market.context().db.execute(sql`create table heard (shop_id int, listener text)`);
});
beforeEach(async () => {
  failures = 0;
  heardOutside = 0;
  await market.context().db.execute(sql`truncate heard, outbox`);
});
afterAll(async () => {
  await node.stop();
  await market.stop();
});

const open = (shopId: number) => transact(market.context(), (ctx) => emit(ctx, 'shops.opened', { shopId }));
const heard = async () => {
  const { rows } = await market
    .context()
    .db.execute<{ shop_id: number; listener: string }>(sql`select * from heard order by 1, 2`);
  return rows.map((row) => `${row.shop_id} ${row.listener}`);
};

/** What failed comes again after a second. */
const untilHeard = (all: string[]) =>
  vi.waitFor(
    async () => {
      await market.settle();
      expect(await heard()).toEqual(all);
    },
    { timeout: 15_000, interval: 100 },
  );

it('brings an event to each of its listeners once', async () => {
  await open(1);
  await market.settle();
  await market.settle();
  expect(await heard()).toEqual(['1 fail_first', '1 write_down']);
});

it('forgets an event whose transaction was rolled back', async () => {
  const failing = transact(market.context(), async (ctx) => {
    await emit(ctx, 'shops.opened', { shopId: 1 });
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await market.settle();
  expect(await heard()).toEqual([]);
});

it('undoes a listener that broke off halfway and has it hear the event again', async () => {
  failures = 1;
  await open(1);
  await market.settle();
  expect(await heard()).toEqual(['1 write_down']);
  await untilHeard(['1 fail_first', '1 write_down']);
  expect(heardOutside).toBe(2);
});

it('has a listener hear again whose connection died halfway', async () => {
  isDying = true;
  await open(1);
  await market.settle();
  expect(await heard()).toEqual(['1 write_down']);
  await untilHeard(['1 fail_first', '1 write_down']);
});

it('leaves no other event waiting behind one that fails', async () => {
  failures = 1;
  await open(1);
  await open(2);
  await market.settle();
  expect(await heard()).toEqual(['1 write_down', '2 fail_first', '2 write_down']);
});

it('brings each event once when two nodes bring them at the same time', async () => {
  for (let shopId = 1; shopId <= 30; shopId += 1) await open(shopId);
  await Promise.all([market.settle(), node.settle(), market.settle(), node.settle()]);
  expect(await heard()).toHaveLength(60);
  expect(new Set(await heard()).size).toBe(60);
});

it('settles only when what listeners tell of in turn was heard too', async () => {
  await transact(market.context(), (ctx) =>
    emit(ctx, 'identity.registered', { shopperId: 5, referrer: null }),
  );
  await market.settle();
  expect(await heard()).toEqual(['5 fail_first', '5 write_down']);
});

it('hears at once after the commit when it runs by itself', async () => {
  const running = await startMarket({
    modules: [listening],
    databaseUrl: market.databaseUrl,
    background: true,
  });
  await transact(running.context(), (ctx) => emit(ctx, 'shops.opened', { shopId: 9 }));
  await vi.waitFor(async () => expect(await heard()).toEqual(['9 fail_first', '9 write_down']), 10_000);
  await running.stop();
});
