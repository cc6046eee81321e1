/** What moves when a refund is decided: the money to the cent, the figures, the stock, the order and its cards. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  aCard,
  addMoney,
  aGoods,
  anAddress,
  anOrder,
  aShopFixture,
  aShopper,
  firstSku,
  type Market,
  payTrade,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopPending, shopperAvailable } from '../../ledger/index.ts';
import { listLog } from '../order.queries.ts';
import { sumIncomeToCome } from '../reports/shop-income.queries.ts';
import { type AfterSaleOrder, findAfterSale } from './after-sale-order.ts';
import { giveBack } from './give-back.ts';
import type { RefundTerms } from './refund-plan.rules.ts';

type Goods = Awaited<ReturnType<typeof aGoods>>;

let shop: ShopFixture;
let shopper: ShopperPerson;
let goods: [Goods, Goods];
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  goods = [
    await aGoods(shop, { price: '100.01', stock: 10 }),
    await aGoods(shop, { price: '50.00', stock: 10 }),
  ];
});
it.afterEach(async ({ market }) => {
  await market.settle();
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const details = (id: number) => shopper.client.call('GET /wanlshop/order/details', { id });
const read = async (market: Market, id: number): Promise<AfterSaleOrder> => {
  const order = await findAfterSale(market.context(), id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
const findLine = async (market: Market, id: number, index = 0) => {
  const line = (await read(market, id)).lines[index];
  if (!line) throw new Error(`order ${id} has no line ${index}`);
  return line;
};

type Given = Partial<Omit<RefundTerms, 'lineId' | 'cents'>> & {
  line?: number;
  cents?: number;
  to?: 'balance' | 'channel';
  resell?: boolean;
  refundNo?: string;
};

/** All that is left of the order's first line, unless said otherwise. */
async function give(market: Market, id: number, given: Given = {}) {
  const {
    line = 0,
    cents = 10_000_000,
    to = 'balance',
    resell = false,
    refundNo = randomUUID(),
    ...terms
  } = given;
  const { id: lineId, number } = await findLine(market, id, line);
  const whole = { lineId, number, borneBy: 'shop', isReturn: false, isShopsFault: false } as const;
  return giveBack(
    market.context(),
    id,
    { ...whole, ...terms, cents: asCents(cents) },
    { refundNo, to, resell },
  );
}

const funds = async (market: Market) => {
  const { db } = market.context();
  return {
    buyer: await getBalance(db, shopperAvailable(shopper.id)),
    pending: await getBalance(db, shopPending(shop.id)),
    escrow: await getBalance(db, platform('escrow')),
    refunding: await getBalance(db, platform('refunding')),
    commission: await getBalance(db, platform('commission')),
    promotions: await getBalance(db, platform('promotions')),
  };
};

/** What the work moves, account by account; those that stay are left out. */
async function moves(market: Market, work: () => Promise<unknown>) {
  const before = await funds(market);
  await work();
  const after = await funds(market);
  const names = Object.keys(before) as (keyof typeof before)[];
  return Object.fromEntries(
    names.map((name) => [name, after[name] - before[name]] as const).filter(([, cents]) => cents !== 0),
  );
}

const getStock = async (market: Market, { id }: Goods) =>
  (await market.client().call('GET /wanlshop/goods/details', { id })).skus[0]?.stock;
const getSold = async (market: Market, { id }: Goods) =>
  (await market.client().call('GET /wanlshop/goods/details', { id })).sold;
const log = async (market: Market, id: number) =>
  (await listLog(market.context().db, id)).map(({ event, by }) => `${event} by ${by}`);

describe('a refund before completion', () => {
  it('comes out of escrow, and what is left of the order is settled later', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_review', goods, number: 3 });
    expect(await moves(market, () => give(market, id, { number: 1 }))).toEqual({
      buyer: 10_001,
      escrow: -10_001,
    });
    expect(await sumIncomeToCome(market.context().db, shop.id)).toBe(35_002 - 1_750);
    const { lines } = await details(id);
    const items = lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
    const review = () => shopper.client.call('POST /wanlshop/order/comment', { id, items });
    expect(await moves(market, review)).toEqual({ escrow: -35_002, commission: 1_750, pending: 33_252 });
    expect(await getSold(market, goods[0])).toBe(2);
  });

  it('waits for its channel in a fund of its own', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'shipped', goods });
    const given = () => give(market, id, { to: 'channel' });
    expect(await moves(market, given)).toEqual({ refunding: 10_001, escrow: -10_001 });
  });

  it('as goodwill comes out of promotions, and takes nothing from the shop', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'shipped', goods });
    const given = () => give(market, id, { cents: 500, borneBy: 'platform' });
    expect(await moves(market, given)).toEqual({ buyer: 500, promotions: -500 });
    expect(await read(market, id)).toMatchObject({ returnedCents: 0 });
    expect(await findLine(market, id)).toMatchObject({ returnedCents: 500, returnedNumber: 0 });
    expect(await give(market, id)).toMatchObject({ cents: 9_501, number: 1 });
  });
});

describe('a refund after completion', () => {
  it('comes out of what the shop has pending and the commission, to the cent in parts', async ({
    market,
  }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'completed', goods, number: 3 });
    const { commission, pending } = await funds(market);
    let back = 0;
    for (const cents of [1, 3_333, 9_999]) back += (await give(market, id, { number: 1, cents })).cents;
    back += (await give(market, id)).cents;
    back += (await give(market, id, { line: 1 })).cents;
    expect(back).toBe(45_003);
    const after = await funds(market);
    expect(after.pending - pending).toBe(-(45_003 - 2_250));
    expect(after.commission - commission).toBe(-2_250);
    expect(await read(market, id)).toMatchObject({ state: 'completed', returnedCents: 45_003 });
    await market.advance(8 * 86_400);
    expect((await read(market, id)).releasedAt).not.toBeNull();
  });

  it('gives the market’s coupon its part back', async ({ market, operator }) => {
    const card = await aCard(shopper, operator, { amount: '30.00', least_spend: '0.00' }, 'platform');
    const id = await buyWithCard(market, card.id);
    await shop.seller.client.call('POST /seller/orders/ship', { order_id: id, carrier: '', tracking_no: '' });
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    const items = (await details(id)).lines.map(({ id: line_id }) => ({ line_id, score: 5, content: '' }));
    const completed = await moves(market, () =>
      shopper.client.call('POST /wanlshop/order/comment', { id, items }),
    );
    const first = await moves(market, () => give(market, id));
    const second = await moves(market, () => give(market, id, { line: 1 }));
    expect(first.promotions).toBeGreaterThan(0);
    const sum = (name: string) => (first[name] ?? 0) + (second[name] ?? 0);
    expect(sum('promotions')).toBe(3_000);
    expect(sum('pending')).toBe(-(completed.pending ?? 0));
    expect(sum('commission')).toBe(-(completed.commission ?? 0));
    expect(sum('buyer')).toBe(12_001);
  });

  it('counts pieces as sold no more, and puts them on sale when the shop says so', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'completed', goods, number: 3 });
    expect([await getStock(market, goods[0]), await getSold(market, goods[0])]).toEqual([7, 3]);
    await give(market, id, { number: 1, isReturn: true, resell: true });
    expect([await getStock(market, goods[0]), await getSold(market, goods[0])]).toEqual([8, 2]);
    await give(market, id, { number: 1, isReturn: true, resell: false });
    expect([await getStock(market, goods[0]), await getSold(market, goods[0])]).toEqual([8, 1]);
  });
});

/** Both goods in one order, with a card of the market, paid from the balance. */
async function buyWithCard(market: Market, platform_card: number): Promise<number> {
  const items = goods.map((one) => ({ ...firstSku(one), number: 1 }));
  const checkout = { type: 'goods', items, address_id: await anAddress(shopper), platform_card } as const;
  const { payable } = await shopper.client.call('POST /wanlshop/order/quote', checkout);
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    { ...checkout, payable },
    { idempotencyKey: randomUUID() },
  );
  await addMoney(market, shopper, 12_001);
  await payTrade(shopper, { tradeNo: placed.trade_no });
  return placed.orders[0]?.id ?? 0;
}

describe('an order of which all went back before any of it was shipped', () => {
  it('closes with its last line, and its stock and cards are there again', async ({ market, operator }) => {
    const card = await aCard(shopper, operator, { amount: '30.00', least_spend: '0.00' }, 'platform');
    const id = await buyWithCard(market, card.id);
    expect(await getStock(market, goods[0])).toBe(9);
    await give(market, id);
    expect(await details(id)).toMatchObject({ state: 'pending_shipment' });
    expect([await getStock(market, goods[0]), await getStock(market, goods[1])]).toEqual([10, 9]);
    expect(await give(market, id, { line: 1 })).toMatchObject({ closes: true });
    expect(await details(id)).toMatchObject({
      state: 'closed',
      close_reason: 'refunded',
      returned: '120.01',
    });
    expect([await getStock(market, goods[0]), await getStock(market, goods[1])]).toEqual([10, 10]);
    expect((await shopper.client.call('GET /wanlshop/coupon/card', { id: card.id })).state).toBe('unused');
    expect(await log(market, id)).toEqual([
      'placed by shopper',
      'paid by shopper',
      'refunded by system',
      'refunded by system',
      'closed by system',
    ]);
    expect((await funds(market)).buyer).toBe(12_001);
  });

  it('says that it was paid to those who hear of it', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods: [goods[0]] });
    await market.settle();
    await give(market, id);
    const { rows } = await market
      .context()
      .db.execute(`select payload from outbox where event = 'orders.closed' order by id desc limit 1`);
    expect(rows[0]?.payload).toMatchObject({ orderId: id, reason: 'refunded', wasPaid: true });
  });

  it('gives what goodwill had paid of it to the market', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods: [goods[0]] });
    await give(market, id, { cents: 1_000, borneBy: 'platform' });
    expect(await moves(market, () => give(market, id))).toEqual({
      buyer: 9_001,
      promotions: 1_000,
      escrow: -10_001,
    });
  });
});

describe('a line that went back whole', () => {
  it('needs no review: the order completes with the last of the others', async ({ market }) => {
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods });
    await give(market, order.id);
    const [gone, kept] = (await details(order.id)).lines;
    expect(gone).toMatchObject({ returned_number: 1, can_refund: false, refundable: '0.00' });
    const comment = (line_id = 0) =>
      shopper.client.call('POST /wanlshop/order/comment', {
        id: order.id,
        items: [{ line_id, score: 5, content: '' }],
      });
    await expect(comment(gone?.id)).rejects.toMatchObject({ key: 'reviews.line_unknown' });
    expect((await comment(kept?.id)).state).toBe('completed');
  });
});

describe('an order of which nothing is left after it was shipped', () => {
  it.for(['shipped', 'pending_review'] as const)(
    'is completed at once when it is %s: no receipt and no review is waited for',
    async (state, { market }) => {
      const { id } = await anOrder(market, shopper, shop, { state, goods });
      await give(market, id);
      expect(await details(id)).toMatchObject({ state });
      const { freightCents } = await read(market, id);
      const { escrow } = await moves(market, () => give(market, id, { line: 1 }));
      expect(escrow).toBe(-5_000 - freightCents);
      expect(await details(id)).toMatchObject({ state: 'completed', can: { comment: false } });
      expect((await log(market, id)).slice(-2)).toEqual(['refunded by system', 'completed by system']);
      await market.settle();
      const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
      expect(rows.filter(({ title }) => title === '交易完成')).toHaveLength(1);
      expect(rows.filter(({ title }) => title.includes('评'))).toEqual([]);
      expect(await getSold(market, goods[0])).toBe(0);
      await market.advance(16 * 86_400);
      expect(await details(id)).toMatchObject({ state: 'completed', deadlines: [] });
    },
  );

  it('gives the shop the freight that stays, less the commission', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'shipped', goods: [goods[0]] });
    const { freightCents } = await read(market, id);
    const moved = await moves(market, () => give(market, id));
    expect(moved.buyer).toBe(10_001);
    expect(moved.escrow).toBe(-10_001 - freightCents);
    expect((moved.pending ?? 0) + (moved.commission ?? 0)).toBe(freightCents);
  });

  it('waits while a piece is still with the buyer, also where its money went back', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'shipped', goods: [goods[0]], number: 2 });
    await give(market, id, { number: 1 });
    await give(market, id, { number: 1, cents: 100 });
    await give(market, id, { number: 1, borneBy: 'platform' });
    expect((await details(id)).state).toBe('shipped');
  });

  it('is completed when all that the buyer keeps has its review', async ({ market }) => {
    const { id, lines } = await anOrder(market, shopper, shop, { state: 'pending_review', goods });
    const items = [{ line_id: lines[0]?.id ?? 0, score: 5, content: '' }];
    await shopper.client.call('POST /wanlshop/order/comment', { id, items });
    expect((await details(id)).state).toBe('pending_review');
    await give(market, id, { line: 1 });
    expect((await details(id)).state).toBe('completed');
  });
});

describe('giving back', () => {
  it('happens once for each refund', async ({ market }) => {
    const { id } = await anOrder(market, shopper, shop, { state: 'shipped', goods });
    const refundNo = randomUUID();
    await give(market, id, { refundNo, cents: 100 });
    await expect(give(market, id, { refundNo, cents: 100 })).rejects.toThrow('was given back before');
    expect(await findLine(market, id)).toMatchObject({ returnedCents: 100 });
  });

  it('knows no order that there is not', async ({ market }) => {
    const terms = {
      lineId: 1,
      number: 1,
      cents: asCents(1),
      borneBy: 'shop',
      isReturn: false,
      isShopsFault: false,
    } as const;
    const given = giveBack(market.context(), 999_999, terms, {
      refundNo: 'T1',
      to: 'balance',
      resell: false,
    });
    await expect(given).rejects.toThrow('no order 999999');
  });
});
