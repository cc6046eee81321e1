import { type Market, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { transact } from '../db/transact.ts';
import type { Module } from '../module.ts';
import { emit, listener } from './events.ts';

let failures = 0;
/** The shop of which an event is never heard to the end. */
let unheard = 0;
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
        if (shopId === unheard) throw new Error('never');
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

const it = marketTest
  .extend('marketOptions', { modules: [listening] })
  .extend('node', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const node = await startMarket({ modules: [listening], databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  });

it.beforeAll(async ({ market }) => {
  await market.context().db.execute(sql`create table heard (shop_id int, listener text)`);
});
it.beforeEach(async ({ market }) => {
  failures = 0;
  unheard = 0;
  heardOutside = 0;
  await market.context().db.execute(sql`truncate heard, outbox`);
});

const open = (market: Market, shopId: number) =>
  transact(market.context(), (ctx) => emit(ctx, 'shops.opened', { shopId }));
const heard = async (market: Market) => {
  const { rows } = await market
    .context()
    .db.execute<{ shop_id: number; listener: string }>(sql`select * from heard order by 1, 2`);
  return rows.map((row) => `${row.shop_id} ${row.listener}`);
};

/** What failed comes again after a second. */
const untilHeard = (market: Market, all: string[]) =>
  vi.waitFor(
    async () => {
      await market.settle();
      expect(await heard(market)).toEqual(all);
    },
    { interval: 100 },
  );

describe('the dispatcher', () => {
  it('brings an event to each of its listeners once', async ({ market }) => {
    await open(market, 1);
    await market.settle();
    await market.settle();
    expect(await heard(market)).toEqual(['1 fail_first', '1 write_down']);
  });

  it('forgets an event whose transaction was rolled back', async ({ market }) => {
    const failing = transact(market.context(), async (ctx) => {
      await emit(ctx, 'shops.opened', { shopId: 1 });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await market.settle();
    expect(await heard(market)).toEqual([]);
  });

  it('undoes a listener that broke off halfway and has it hear the event again', async ({ market }) => {
    failures = 1;
    await open(market, 1);
    await untilHeard(market, ['1 fail_first', '1 write_down']);
    expect(heardOutside).toBe(2);
  });

  it('has a listener hear again whose connection died halfway', async ({ market }) => {
    isDying = true;
    await open(market, 1);
    await untilHeard(market, ['1 fail_first', '1 write_down']);
  });

  it('leaves no other event waiting behind one that fails', async ({ market }) => {
    unheard = 1;
    await open(market, 1);
    await open(market, 2);
    await market.settle();
    expect(await heard(market)).toEqual(['1 write_down', '2 fail_first', '2 write_down']);
  });

  it('brings each event once when two nodes bring them at the same time', async ({ market, node }) => {
    for (let shopId = 1; shopId <= 30; shopId += 1) await open(market, shopId);
    await Promise.all([market.settle(), node.settle(), market.settle(), node.settle()]);
    expect(await heard(market)).toHaveLength(60);
    expect(new Set(await heard(market)).size).toBe(60);
  });

  it('settles only when what listeners tell of in turn was heard too', async ({ market }) => {
    await transact(market.context(), (ctx) =>
      emit(ctx, 'identity.registered', { shopperId: 5, referrer: null }),
    );
    await market.settle();
    expect(await heard(market)).toEqual(['5 fail_first', '5 write_down']);
  });

  it('hears at once after the commit when it runs by itself', async ({ market }) => {
    const running = await startMarket({
      modules: [listening],
      databaseUrl: market.databaseUrl,
      background: true,
    });
    await transact(running.context(), (ctx) => emit(ctx, 'shops.opened', { shopId: 9 }));
    await vi.waitFor(async () => expect(await heard(market)).toEqual(['9 fail_first', '9 write_down']));
    await running.stop();
  });
});
