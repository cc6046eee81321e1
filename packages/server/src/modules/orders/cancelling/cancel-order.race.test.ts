/** Cancelling against paying, against itself and against its own breaking off: one outcome, and nothing lost. */
import { randomUUID } from 'node:crypto';
import {
  aCard,
  addMoney,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  failureModes,
  firstSku,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  testPayPassword,
  whileWritesFail,
} from '@chengji/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';

type Way = keyof typeof failureModes;

const stockAtFirst = 10;
const money = 100_000;

let here: Market;
let there: Market;
let operator: Awaited<ReturnType<typeof anOperator>>;
let shops: ShopFixture[];
let shopper: ShopperPerson;
let goodsIds: number[];
let ids: number[];
let tradeNo: string;
let cardId: number;
beforeAll(async () => {
  here = await startMarket();
  there = await startMarket({ databaseUrl: here.databaseUrl });
  operator = await anOperator(here);
  shops = [await aShopFixture(here), await aShopFixture(here)];
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

/** Two orders of 60.00 and 40.00 with 20.00 off by the platform, which asks for nothing: 80.00 to pay. */
beforeEach(async () => {
  shopper = await aShopper(here);
  await addMoney(here, shopper, money);
  const goods = [
    await aGoods(shops[0] as ShopFixture, { price: '60.00', stock: stockAtFirst }),
    await aGoods(shops[1] as ShopFixture, { price: '40.00', stock: stockAtFirst }),
  ];
  goodsIds = goods.map(({ id }) => id);
  cardId = (await aCard(shopper, operator, { amount: '20.00', least_spend: '0.00' }, 'platform')).id;
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'goods',
      items: goods.map((one) => ({ ...firstSku(one), number: 1 })),
      address_id: await anAddress(shopper),
      payable: '80.00',
      platform_card: cardId,
    },
    { idempotencyKey: randomUUID() },
  );
  ids = placed.orders.map(({ id }) => id);
  tradeNo = placed.trade_no;
  await here.settle();
});
afterEach(async () => {
  expect((await checkLedger(here.context().db)).imbalance).toBeUndefined();
});

const cancel = (id = 0, node = here) =>
  node.client(shopper.token).call('POST /wanlshop/order/cancel', { id });
const pay = (node = there) =>
  node
    .client(shopper.token)
    .call(
      'POST /wanlshop/pay/create',
      { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
      { idempotencyKey: randomUUID() },
    );
const details = (id = 0) => shopper.client.call('GET /wanlshop/order/details', { id });
const states = async () => (await Promise.all(ids.map(details))).map(({ state }) => state);
const stocks = () =>
  Promise.all(
    goodsIds.map(
      async (id) => (await here.client().call('GET /wanlshop/goods/details', { id })).skus[0]?.stock,
    ),
  );
const cardState = async () => (await shopper.client.call('GET /wanlshop/coupon/card', { id: cardId })).state;
const spent = async () => money - (await getBalance(here.context().db, shopperAvailable(shopper.id)));
const payable = async () =>
  (await shopper.client.call('GET /wanlshop/pay/channels', { trade_no: tradeNo })).payable;

it.each([1, 2, 3])('cancelling one order while the trade is paid has one outcome (%i)', async () => {
  const [cancelled] = await Promise.allSettled([cancel(ids[0]), pay()]);
  if (cancelled.status === 'fulfilled') {
    // the payment came too early, for the old price, or it pays the new one
    if ((await states())[1] === 'pending_payment') await pay();
    expect(await states()).toEqual(['closed', 'pending_shipment']);
    expect(await spent()).toBe(2_000);
    expect(await stocks()).toEqual([stockAtFirst, stockAtFirst - 1]);
  } else {
    expect(await states()).toEqual(['pending_shipment', 'pending_shipment']);
    expect(await spent()).toBe(8_000);
    expect(await stocks()).toEqual([stockAtFirst - 1, stockAtFirst - 1]);
  }
  expect(await cardState()).toBe('used');
});

it('cancelling both orders at once on two nodes closes the trade, and gives the coupon back once', async () => {
  await Promise.all([cancel(ids[0], here), cancel(ids[1], there)]);
  expect(await states()).toEqual(['closed', 'closed']);
  expect(await stocks()).toEqual([stockAtFirst, stockAtFirst]);
  expect(await cardState()).toBe('unused');
});

it('cancelling one order many times at once closes it once', async () => {
  const asked = Array.from({ length: 6 }, (_, at) => cancel(ids[0], at % 2 ? there : here));
  const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  expect(await stocks()).toEqual([stockAtFirst, stockAtFirst - 1]);
  expect(await payable()).toBe('20.00');
});

const tables = ['orders', 'trades', 'order_lines', 'order_log', 'skus', 'card_uses', 'cards', 'outbox'];

describe.each(Object.keys(failureModes) as Way[])('cancelling that %s', (way) => {
  it.each(tables)('at its %s leaves the trade as it was, and can be done again', async (table) => {
    await whileWritesFail(here, table, way, () => cancel(ids[0]));
    expect(await states()).toEqual(['pending_payment', 'pending_payment']);
    expect(await payable()).toBe('80.00');
    expect(await stocks()).toEqual([stockAtFirst - 1, stockAtFirst - 1]);
    expect(await cardState()).toBe('used');
    await cancel(ids[0]);
    expect(await states()).toEqual(['closed', 'pending_payment']);
    expect(await payable()).toBe('20.00');
    expect(await details(ids[1])).toMatchObject({ platform_discount: '20.00', payable: '20.00' });
  });
});
