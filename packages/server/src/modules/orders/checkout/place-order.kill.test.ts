/** A node dies in the middle of its work, again and again; nothing that was acknowledged may be lost. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallClient } from '@chengji/client-kit';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  createDatabase,
  dropDatabase,
  firstSku,
  type Market,
  type NodeProcess,
  startMarket,
  startNode,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';

const rounds = 10;
const buyers = 8;
const stockAtFirst = 1_000_000;

type Buyer = { token: string; addressId: number };
type Done = { buyer: Buyer; orderId: number; isPaid: boolean };

const databases = {
  embedded: { make: async () => '', drop: async () => undefined },
  PostgreSQL: {
    make: () => createDatabase(inject('clusterUrl'), inject('template')),
    drop: (url: string) => dropDatabase(inject('clusterUrl'), url),
  },
};

describe.each(['embedded', 'PostgreSQL'] as const)('a node on %s that is killed in mid-load', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-kill-'));
  let environment: Record<string, string>;
  let databaseUrl: string;
  let people: Buyer[];
  let item: { goods_id: number; sku_id: number; number: number };
  const done: Done[] = [];
  const unheard: { buyer: Buyer; key: string }[] = [];

  /** What is there when no node runs, looked at and then left. */
  const withMarket = async <T>(work: (market: Market) => Promise<T>): Promise<T> => {
    const market = await startMarket({
      systemTime: Date.now,
      databaseUrl,
      environment: { ...environment, DEMO: '1' },
      settings: withoutPlacingLimits,
    });
    try {
      return await work(market);
    } finally {
      await market.stop();
    }
  };

  beforeAll(async () => {
    databaseUrl = await databases[kind].make();
    environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PAY_CHANNELS: 'balance', DEMO: '0' };
    await withMarket(async (market) => {
      item = { ...firstSku(await aGoods(await aShopFixture(market), { stock: stockAtFirst })), number: 1 };
      people = [];
      for (let index = 0; index < buyers; index += 1) {
        const shopper = await aShopper(market);
        await addMoney(market, shopper, 100_000_000);
        people.push({ token: shopper.token, addressId: await anAddress(shopper) });
      }
    });
  }, 120_000);
  afterAll(async () => {
    await databases[kind].drop(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const place = (client: CallClient, buyer: Buyer, key: string) =>
    client.call(
      'POST /wanlshop/order/create',
      { type: 'goods', items: [item], address_id: buyer.addressId, payable: '12.30' },
      { idempotencyKey: key },
    );

  /** Places and pays until the node is gone; what was answered is on record, what was not is too. */
  async function buyUntilKilled(client: CallClient, buyer: Buyer, isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      const key = randomUUID();
      try {
        const { trade_no, orders } = await place(client, buyer, key);
        const order: Done = { buyer, orderId: orders[0]?.id ?? 0, isPaid: false };
        done.push(order);
        if (done.length % 3 === 0) continue;
        await client.call(
          'POST /wanlshop/pay/create',
          { trade_no, channel: 'balance', password: testPayPassword },
          { idempotencyKey: key },
        );
        order.isPaid = true;
      } catch (error) {
        if (isRunning()) throw error;
        unheard.push({ buyer, key });
      }
    }
  }

  async function killInMidLoad(node: NodeProcess): Promise<void> {
    let running = true;
    const work = people.map((buyer) => buyUntilKilled(node.client(buyer.token), buyer, () => running));
    const enough = done.length + randomInt(1, 30);
    while (done.length < enough) await wait(randomInt(1, 20));
    running = false;
    await node.kill();
    await Promise.all(work);
  }

  async function expectKept(orders: Done[], clientFor: (token: string) => CallClient): Promise<void> {
    for (const { buyer, orderId, isPaid } of orders) {
      const order = await clientFor(buyer.token).call('GET /wanlshop/order/details', { id: orderId });
      if (isPaid) expect(order.state).toBe('pending_shipment');
    }
  }

  it(`loses no acknowledged order or payment in ${rounds} rounds`, async () => {
    let checked = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const before = done.length;
      const node = await startNode(environment);
      await expectKept(done.slice(checked), node.client);
      checked = before;
      await killInMidLoad(node);
      expect(done.length).toBeGreaterThan(before);
    }
    await withMarket(async (market) => {
      await expectKept(done.slice(checked), market.client);
      expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    });
  }, 300_000);

  it('answers a key it died over with one order, and meets its deadlines after the restart', async () => {
    await withMarket(async (market) => {
      for (const { buyer, key } of unheard) {
        const client = market.client(buyer.token);
        const again = await Promise.all([place(client, buyer, key), place(client, buyer, key)]);
        expect(again[0]).toEqual(again[1]);
      }
      await market.advance(31 * 60);
      const states = { pay: 0, ship: 0 };
      for (const buyer of people) {
        const { order } = (await market.client(buyer.token).call('GET /wanlshop/user/statistics')).statistics;
        states.pay += order.pay;
        states.ship += order.delive;
      }
      const { skus } = await market.client().call('GET /wanlshop/goods/details', { id: item.goods_id });
      expect(states.pay).toBe(0);
      expect(skus[0]?.stock).toBe(stockAtFirst - states.ship);
      expect(states.ship).toBeGreaterThanOrEqual(done.filter(({ isPaid }) => isPaid).length);
    });
  }, 120_000);
});
