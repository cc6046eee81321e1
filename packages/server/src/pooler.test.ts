/** A market behind PgBouncer, which gives each transaction whichever of a few connections is free. */
import { randomUUID } from 'node:crypto';
import {
  aBuyer,
  aGoods,
  anOperator,
  aShopFixture,
  type Buyer,
  createDatabase,
  dropDatabase,
  firstSku,
  getPgBouncerSkipReason,
  type Market,
  openSocket,
  type ShopFixture,
  startMarket,
  startPgBouncer,
  type TestPgBouncer,
  testPayPassword,
} from '@chengji/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transact } from './kernel/db/transact.ts';
import { checkLedger } from './modules/ledger/index.ts';

const missing = getPgBouncerSkipReason();

describe.skipIf(missing)(`a market behind PgBouncer${missing ? ` (${missing})` : ''}`, () => {
  let databaseUrl: string;
  let pooler: TestPgBouncer;
  let market: Market;
  let shop: ShopFixture;

  const startPooled = (environment: Record<string, string> = {}) =>
    startMarket({
      databaseUrl,
      environment: {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: databaseUrl,
        DATABASE_POOLER: 'transaction',
        DATABASE_POOL: '20',
        ...environment,
      },
    });

  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('clusterUrl'), 'template0');
    pooler = await startPgBouncer(databaseUrl);
    market = await startPooled();
    shop = await aShopFixture(market);
  });
  afterAll(async () => {
    await market?.stop();
    await pooler?.stop();
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  });

  const buy = async (buyer: Buyer, item: ReturnType<typeof firstSku>) => {
    const { call } = buyer.client;
    await call('GET /wanlshop/goods/list', { limit: 20 });
    await call('GET /wanlshop/goods/details', { id: item.goods_id });
    await call('POST /wanlshop/cart/synchro', { cart: null });
    const checkout = {
      type: 'goods' as const,
      items: [{ ...item, number: 1 }],
      address_id: buyer.addressId,
    };
    const { payable } = await call('POST /wanlshop/order/quote', checkout);
    const { trade_no } = await call(
      'POST /wanlshop/order/create',
      { ...checkout, payable },
      { idempotencyKey: randomUUID() },
    );
    const paid = await call(
      'POST /wanlshop/pay/create',
      { trade_no, channel: 'balance', password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
    await call('GET /wanlshop/order/list', {});
    await call('GET /wanlshop/notice/list', {});
    return paid.status;
  };

  it('migrates an empty database past the pooler', async () => {
    const { rows } = await market
      .context()
      .db.execute<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('answers many people at once who look, place orders and pay, and keeps its ledger in balance', async () => {
    const item = firstSku(await aGoods(shop, { stock: 1_000 }));
    const buyers = await Promise.all(Array.from({ length: 16 }, () => aBuyer(market)));
    const bought = await Promise.all(
      buyers.map(async (buyer) => [await buy(buyer, item), await buy(buyer, item), await buy(buyer, item)]),
    );
    expect(bought.flat()).toEqual(Array.from({ length: 48 }, () => 'paid'));
    await market.settle();
    await market.advance(3_600);
    expect(market.server.kernel.faults).toEqual([]);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });

  it('does long work, saves settings and opens sockets', async () => {
    const operator = await anOperator(market);
    const socket = await openSocket(market);
    expect((await socket.hear('init')).client_id).toBeTruthy();
    socket.close();
    await operator.client.call('GET /platform/settings/list');
    const { id } = await shop.seller.client.call('POST /seller/goods/export', {});
    await market.finishTasks();
    expect(await shop.seller.client.call('GET /seller/tasks/details', { id })).toMatchObject({
      state: 'done',
    });
  });

  it('bounds how long a transaction keeps others waiting, and leaves nothing of it on the connection', async () => {
    const show =
      'select current_setting($$lock_timeout$$) as lock, current_setting($$idle_in_transaction_session_timeout$$) as idle';
    const other = await startPooled({ DATABASE_URL: `${pooler.url}?lock_timeout=3000` });
    const inside = async (of: Market) => (await transact(of.context(), ({ db }) => db.execute(show))).rows;
    expect(await inside(market)).toEqual([{ lock: '6500ms', idle: '5s' }]);
    expect(await inside(other)).toEqual([{ lock: '3s', idle: '5s' }]);
    expect((await other.context().db.execute(show)).rows).toEqual([{ lock: '0', idle: '0' }]);
    await other.stop();
  });

  it('lets nodes that start at once do their work one after the other', async () => {
    const { database } = market.server.kernel;
    const steps: string[] = [];
    const work = (node: string) =>
      database.alone(async () => {
        steps.push(node);
        await database.db.execute('select pg_sleep(0.05)');
        steps.push(node);
      });
    await Promise.all([work('one'), work('two'), work('three')]);
    expect(steps.filter((_node, index) => index % 2 === 0)).toEqual(
      steps.filter((_node, index) => index % 2 === 1),
    );
  });

  it('could not open a connection that sets anything', async () => {
    const client = new pg.Client({ connectionString: pooler.url, statement_timeout: 1_000 });
    await expect(client.connect()).rejects.toThrow('unsupported startup parameter');
  });
});
