/** Buyers race on two processes over one PostgreSQL server. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  type NodeProcess,
  type ShopperPerson,
  startNode,
  testPayPassword,
  untilServed,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';

const buyerCount = 200;
const pieces = 37;

type Buyer = ShopperPerson & { addressId: number };

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('nodes', { scope: 'file', auto: true }, async ({ market }) => {
    const environment = {
      DATABASE_URL: market.databaseUrl,
      DATA_DIR: market.config.dataDir,
      DEMO: '0',
      PAY_CHANNELS: 'balance',
    };
    return Promise.all([startNode(environment), startNode(environment)]);
  })
  .extend('buyers', { scope: 'file' }, (): Buyer[] => []);

it.beforeAll(async ({ market, buyers }) => {
  for (let index = 0; index < buyerCount; index += 1) {
    const shopper = await aShopper(market, { payPassword: testPayPassword });
    await addMoney(market, shopper, 100_000);
    buyers.push({ ...shopper, addressId: await anAddress(shopper) });
  }
});
it.afterAll(async ({ nodes }) => {
  await Promise.all(nodes.map((node) => node.stop()));
});

const getClient = (nodes: NodeProcess[], buyer: Buyer, index: number) => {
  const node = nodes[index % nodes.length];
  if (!node) throw new Error('no node');
  return node.client(buyer.token);
};

describe('placing an order', () => {
  it('gives N buyers of M pieces exactly M orders, and refuses the rest with the reason', async ({
    market,
    nodes,
    buyers,
  }) => {
    const goods = await aGoods(await aShopFixture(market), { stock: pieces, price: '12.30' });
    const item = { ...firstSku(goods), number: 1 };
    const placed = await Promise.allSettled(
      buyers.map((buyer, index) =>
        untilServed(() =>
          getClient(nodes, buyer, index).call(
            'POST /wanlshop/order/create',
            { type: 'goods', items: [item], address_id: buyer.addressId, payable: '12.30' },
            { idempotencyKey: randomUUID() },
          ),
        ),
      ),
    );
    const refused = placed.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []));
    expect(placed.length - refused.length).toBe(pieces);
    expect(new Set(refused)).toEqual(new Set(['orders.short_of_stock']));
    const { skus } = await market.client().call('GET /wanlshop/goods/details', { id: goods.id });
    expect(skus[0]?.stock).toBe(0);
  });

  it('makes one order and one payment of a key that comes ten times to both processes', async ({
    market,
    nodes,
    buyers,
  }) => {
    const goods = await aGoods(await aShopFixture(market), { stock: 50, price: '12.30' });
    const [buyer] = buyers;
    if (!buyer) throw new Error('no buyer');
    const tenTimes = <T>(make: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => make(index)));
    const placeKey = randomUUID();
    const placed = await tenTimes((index) =>
      getClient(nodes, buyer, index).call(
        'POST /wanlshop/order/create',
        {
          type: 'goods',
          items: [{ ...firstSku(goods), number: 1 }],
          address_id: buyer.addressId,
          payable: '12.30',
        },
        { idempotencyKey: placeKey },
      ),
    );
    const [first] = placed;
    expect(new Set(placed.map(({ trade_no }) => trade_no)).size).toBe(1);
    const before = (await buyer.client.call('GET /wanlshop/user/info')).userinfo.money;
    const payKey = randomUUID();
    const paid = await tenTimes((index) =>
      getClient(nodes, buyer, index).call(
        'POST /wanlshop/pay/create',
        { trade_no: first?.trade_no ?? '', channel: 'balance', password: testPayPassword },
        { idempotencyKey: payKey },
      ),
    );
    expect(new Set(paid.map(({ payment_no }) => payment_no)).size).toBe(1);
    expect((await buyer.client.call('GET /wanlshop/user/info')).userinfo.money).toBe(
      (Number(before) - 12.3).toFixed(2),
    );
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });

  it('neither deadlocks nor oversells when many buy the same two goods in either order', async ({
    market,
    nodes,
    buyers,
  }) => {
    const shop = await aShopFixture(market);
    const [one, two] = [
      await aGoods(shop, { stock: 60, price: '1.00' }),
      await aGoods(shop, { stock: 60, price: '1.00' }),
    ];
    const items = [one, two].map((goods) => ({ ...firstSku(goods), number: 1 }));
    const placed = await Promise.allSettled(
      buyers.slice(0, 100).map((buyer, index) =>
        untilServed(() =>
          getClient(nodes, buyer, index).call(
            'POST /wanlshop/order/create',
            {
              type: 'goods',
              items: index % 2 ? items : items.toReversed(),
              address_id: buyer.addressId,
              payable: '2.00',
            },
            { idempotencyKey: randomUUID() },
          ),
        ),
      ),
    );
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  });
});
