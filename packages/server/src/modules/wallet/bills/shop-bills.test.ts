import type { CallIn } from '@chengji/contract';
import { aGoods, anOrder, applyRefund, aShopFixture, aShopper, type ShopperPerson } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { getMonthPeriod } from './bill-period.ts';

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

describe('the bills of a shop', () => {
  it('show what is pending, and what became available when the window ended', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'completed' });
    const ask = (account: 'pending' | 'available') =>
      shop.seller.client.call('GET /seller/money/bills', { account });
    const { total } = await ask('available');
    expect((await ask('pending')).rows[0]).toMatchObject({
      type: 'settle',
      title: `订单结算 ${order.order_no}`,
      funds: 'balance',
    });
    const toMonth = () => market.context().calendar.toDay(market.now()).slice(0, 7);
    const settledIn = toMonth();
    await market.advance(7 * 86_400);
    expect((await ask('available')).total).toBe(total + 1);
    const listLines = async (month: string) => {
      const asked = { month, keyword: order.order_no };
      return (await shop.seller.client.call('GET /seller/money/statement_lines', asked)).rows;
    };
    // that it became available is no line of its own
    const months = [...new Set([settledIn, toMonth()])];
    expect((await Promise.all(months.map(listLines))).flat()).toMatchObject([{ order_no: order.order_no }]);
    expect((await ask('pending')).rows[0]?.balance_after).toBe('0.00');
  });

  it('are found by a number, and summed where they are of a month', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'completed' });
    const ask = (asked: CallIn<'GET /seller/money/bills'>) =>
      shop.seller.client.call('GET /seller/money/bills', { account: 'pending', ...asked });
    const { calendar, clock } = market.context();
    const month = calendar.toDay(clock.now()).slice(0, 7);
    const found = await ask({ month, keyword: order.order_no });
    expect(found.rows).toMatchObject([{ type: 'settle', subject: { id: String(order.id) } }]);
    expect(found).toMatchObject({ total: 1, month: { in: found.rows[0]?.amount, out: '0.00' } });
    expect(await ask({ keyword: order.order_no.slice(1) })).toMatchObject({ rows: [], month: null });
  });

  it('are lines of its month, one for each order that was settled', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'completed' });
    const { calendar, clock } = market.context();
    const month = calendar.toDay(clock.now()).slice(0, 7);
    const ask = (keyword: string) =>
      shop.seller.client.call('GET /seller/money/statement_lines', { month, keyword });
    const { rows } = await ask(order.order_no);
    const products = order.lines.map(({ title, image, number }) => ({ title, image, number }));
    expect(rows).toMatchObject([{ goods: order.payable, shop_coupons: '0.00', refunds: '0.00', products }]);
    expect((await ask('nothing_like_it')).total).toBe(0);
  });

  it('stay as they were in a month that is over: a refund stands in the month it was booked', async ({
    market,
  }) => {
    const untilNextMonth = () => {
      const { calendar, clock } = market.context();
      const { to } = getMonthPeriod(calendar, calendar.toDay(clock.now()).slice(0, 7));
      return Math.ceil((to.getTime() - clock.now().getTime()) / 1_000);
    };
    await market.advance(untilNextMonth());
    await market.advance(untilNextMonth() - 3_600);
    const shop = await aShopFixture(market);
    shopper = await aShopper(market);
    const read = async (month: string) =>
      (await shop.seller.client.call('GET /seller/money/statement_lines', { month })).rows;
    const toMonth = () => market.context().calendar.toDay(market.now()).slice(0, 7);
    const goods = [await aGoods(shop, { price: '100.00' })];
    const order = await anOrder(market, shopper, shop, { state: 'completed', goods });
    const month = toMonth();
    const before = await read(month);
    expect(before).toMatchObject([{ order_no: order.order_no, refund_no: null, refunds: '0.00' }]);
    await market.advance(untilNextMonth());
    const refund = await applyRefund(shopper, order, { amount: '50.00' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    await market.settle();
    expect(await read(month)).toEqual(before);
    const { days } = await shop.seller.client.call('GET /seller/money/statement', { month: toMonth() });
    expect(days.filter(({ refunds }) => refunds !== '0.00')).toMatchObject([
      { income: '0.00', refunds: '47.50' },
    ]);
    expect(await read(toMonth())).toEqual([
      {
        id: 2,
        order_no: order.order_no,
        refund_no: refund.refund_no,
        settled_at: expect.any(Number),
        products: [{ title: order.lines[0]?.title, image: order.lines[0]?.image, number: 1 }],
        goods: '0.00',
        freight: '0.00',
        shop_coupons: '0.00',
        platform_coupons: '0.00',
        refunds: '50.00',
        commission: '-2.50',
        income: '-47.50',
      },
    ]);
  });
});
