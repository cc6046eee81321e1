/** One checkout over several shops: paid as a whole, cancelled order by order, settled shop by shop. */
import { randomUUID } from 'node:crypto';
import { addCents, formatMoney, parseMoney } from '@chengji/contract/money';
import {
  addMoney,
  aGoods,
  anAddress,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  getSandbox,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import {
  checkLedger,
  external,
  getBalance,
  platform,
  shopPending,
  shopperAvailable,
} from '../../ledger/index.ts';

const prices = ['10.00', '20.50', '0.99'];
const money = 100_000;

const it = marketTest
  .extend('sandbox', { scope: 'file' }, ({ market }) => getSandbox(market))
  .extend(
    'shops',
    { scope: 'file' },
    async ({ market }): Promise<ShopFixture[]> => [
      await aShopFixture(market),
      await aShopFixture(market),
      await aShopFixture(market),
    ],
  )
  .extend('goodsIds', (): number[] => []);

let shopper: ShopperPerson;
let tradeNo: string;
let ids: [number, number, number];
it.beforeEach(async ({ market, sandbox, shops, goodsIds }) => {
  await sandbox.behave('never');
  shopper = await aShopper(market);
  await addMoney(market, shopper, money);
  const items = [];
  for (const [index, shop] of shops.entries()) {
    const goods = await aGoods(shop, { price: prices[index] ?? '', stock: 5 });
    goodsIds.push(goods.id);
    items.push({ ...firstSku(goods), number: 1 });
  }
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items, address_id: await anAddress(shopper), payable: '31.49' },
    { idempotencyKey: randomUUID() },
  );
  tradeNo = placed.trade_no;
  const [first, second, third] = placed.orders;
  ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0];
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const details = (id: number) => shopper.client.call('GET /wanlshop/order/details', { id });
const states = async () => (await Promise.all(ids.map(details))).map(({ state }) => state);
const cancel = (id: number) => shopper.client.call('POST /wanlshop/order/cancel', { id });
const pay = (channel: 'balance' | 'sandbox' = 'balance') =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel, password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const stocks = (market: Market, goodsIds: number[]) =>
  Promise.all(
    goodsIds.map(
      async (id) => (await market.client().call('GET /wanlshop/goods/details', { id })).skus[0]?.stock,
    ),
  );
const getAccountBalance = (market: Market, account: Parameters<typeof getBalance>[1]) =>
  getBalance(market.context().db, account);
const spent = async (market: Market) =>
  money - (await getAccountBalance(market, shopperAvailable(shopper.id)));
const paidFor = async () => {
  const orders = await Promise.all(ids.map(details));
  return addCents(
    ...orders.filter(({ paid_at }) => paid_at !== null).map(({ payable }) => parseMoney(payable)),
  );
};

describe('a trade of several shops', () => {
  it('is paid as a whole, in one moment and by one channel', async ({ market }) => {
    const escrow = await getAccountBalance(market, platform('escrow'));
    await pay();
    const orders = await Promise.all(ids.map(details));
    expect(orders.map(({ state }) => state)).toEqual(ids.map(() => 'pending_shipment'));
    expect(new Set(orders.map(({ paid_at }) => paid_at)).size).toBe(1);
    expect(orders.map(({ pay_channel }) => pay_channel)).toEqual(ids.map(() => 'balance'));
    expect(await spent(market)).toBe(3_149);
    expect(await getAccountBalance(market, platform('escrow'))).toBe(escrow + 3_149);
  });

  it('owes each shop its own part, and shows no shop another’s', async ({ shops }) => {
    await pay();
    for (const [index, { seller }] of shops.entries()) {
      const { rows } = await seller.client.call('GET /seller/orders/list');
      expect(rows[0]).toMatchObject({ id: ids[index], payable: prices[index] });
      expect(rows.map(({ id }) => id)).not.toContain(ids[(index + 1) % 3]);
    }
  });

  it('shows with each order what would be paid together with it', async () => {
    expect(await details(ids[0])).toMatchObject({ trade_payable: '31.49', trade_orders: 3 });
    expect(await cancel(ids[1])).toMatchObject({ trade_payable: '10.99', trade_orders: 2 });
    expect(await details(ids[2])).toMatchObject({ trade_payable: '10.99', trade_orders: 2 });
    await pay();
    expect(await details(ids[2])).toMatchObject({ trade_orders: 0 });
  });

  it('is settled order by order, each with its own shop', async ({ market, shops }) => {
    await pay();
    const [id] = ids;
    const [shop] = shops;
    const before = await Promise.all(
      shops.map(({ id: shopId }) => getAccountBalance(market, shopPending(shopId))),
    );
    await shop?.seller.client.call('POST /seller/orders/ship', {
      order_id: id,
      carrier: '',
      tracking_no: '',
    });
    const { lines } = await shopper.client.call('POST /wanlshop/order/receive', { id });
    const items = lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
    await shopper.client.call('POST /wanlshop/order/comment', { id, items });
    const after = await Promise.all(
      shops.map(({ id: shopId }) => getAccountBalance(market, shopPending(shopId))),
    );
    expect(after.map((cents, index) => cents - (before[index] ?? 0))).toEqual([950, 0, 0]);
    expect(await states()).toEqual(['completed', 'pending_shipment', 'pending_shipment']);
  });
});

describe('cancelling one order of a trade', () => {
  it('leaves the others to be paid, for that much less', async ({ market, goodsIds }) => {
    expect(await cancel(ids[1])).toMatchObject({ state: 'closed', close_reason: 'cancelled' });
    expect(await stocks(market, goodsIds)).toEqual([4, 5, 4]);
    await pay();
    expect(await states()).toEqual(['pending_shipment', 'closed', 'pending_shipment']);
    expect(await spent(market)).toBe(1_099);
  });

  it('closes the trade with the last of them', async ({ market, goodsIds }) => {
    for (const id of ids) await cancel(id);
    expect(await stocks(market, goodsIds)).toEqual([5, 5, 5]);
    expect(await getRefusalKey(pay())).toBe('payments.trade_closed');
    expect(await spent(market)).toBe(0);
  });

  it('closes each once, though all are cancelled at once and more than once', async ({
    market,
    goodsIds,
  }) => {
    const results = await Promise.allSettled([...ids, ...ids].map(cancel));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stocks(market, goodsIds)).toEqual([5, 5, 5]);
    expect(await getRefusalKey(pay())).toBe('payments.trade_closed');
  });

  it('is not done again when the time to pay the rest runs out', async ({ market, goodsIds }) => {
    await cancel(ids[0]);
    await market.advance(30 * 60 + 1);
    const reasons = (await Promise.all(ids.map(details))).map(({ close_reason }) => close_reason);
    expect(reasons).toEqual(['cancelled', 'unpaid', 'unpaid']);
    expect(await stocks(market, goodsIds)).toEqual([5, 5, 5]);
  });

  it('and paying the rest at the same time never takes money for what is closed', async ({ market }) => {
    await Promise.allSettled([pay(), cancel(ids[1]), cancel(ids[2])]);
    expect(await spent(market)).toBe(await paidFor());
    const [first, second, third] = await states();
    expect(['pending_payment', 'pending_shipment']).toContain(first);
    for (const state of [second, third]) expect(['closed', 'pending_shipment']).toContain(state);
  });
});

describe('money at a payment channel', () => {
  it('that came before the cancelling was asked for pays the trade, though no callback had come', async ({
    market,
    sandbox,
    goodsIds,
  }) => {
    const { payment_no } = await pay('sandbox');
    await sandbox.approve(payment_no);
    expect(await getRefusalKey(cancel(ids[1]))).toBe('orders.state_changed');
    expect(await states()).toEqual(ids.map(() => 'pending_shipment'));
    expect(await stocks(market, goodsIds)).toEqual([4, 4, 4]);
  });

  it('cannot be paid for the old amount once an order of the trade is cancelled', async ({
    market,
    sandbox,
  }) => {
    const outside = await getAccountBalance(market, external('sandbox'));
    const { payment_no } = await pay('sandbox');
    await cancel(ids[0]);
    await sandbox.approve(payment_no);
    const { status } = await shopper.client.call('GET /wanlshop/pay/status', { payment_no });
    expect(status).toBe('closed');
    expect(await getAccountBalance(market, external('sandbox'))).toBe(outside);
    const again = await pay('sandbox');
    await sandbox.approve(again.payment_no);
    await shopper.client.call('GET /wanlshop/pay/status', { payment_no: again.payment_no });
    expect(await states()).toEqual(['closed', 'pending_shipment', 'pending_shipment']);
    expect(await getAccountBalance(market, external('sandbox'))).toBe(outside - 2_149);
  });

  it('is for the trade or on its way back when approving and cancelling meet', async ({
    market,
    sandbox,
  }) => {
    const escrow = await getAccountBalance(market, platform('escrow'));
    const { payment_no } = await pay('sandbox');
    await Promise.allSettled([sandbox.approve(payment_no), cancel(ids[0]), cancel(ids[2])]);
    await shopper.client.call('GET /wanlshop/pay/status', { payment_no });
    await market.advance(60);
    const taken = await paidFor();
    expect(await getAccountBalance(market, platform('escrow'))).toBe(escrow + taken);
    if ((await details(ids[1])).state !== 'pending_shipment') expect(taken).toBe(0);
  });
});

describe('an order', () => {
  it('shows the sum of its parts as the sum of their texts', async ({ market, goodsIds }) => {
    const { shops, payable } = await shopper.client.call('POST /wanlshop/order/quote', {
      type: 'goods',
      items: await Promise.all(
        goodsIds.map(async (id) => {
          const { skus } = await market.client().call('GET /wanlshop/goods/details', { id });
          return { goods_id: id, sku_id: skus[0]?.id ?? 0, number: 3 };
        }),
      ),
    });
    expect(formatMoney(addCents(...shops.map((shop) => parseMoney(shop.payable))))).toBe(payable);
  });
});
