import {
  aGoods,
  anOrder,
  applyRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const listLines = async (market: Market, { seller }: ShopFixture) => {
  const month = market.context().calendar.toDay(market.now()).slice(0, 7);
  return (await seller.client.call('GET /seller/money/statement_lines', { month })).rows;
};

const show = ({ client }: Pick<Person, 'client'>, id: number) =>
  client.call('GET /seller/money/statement_line', { id });

describe('a line of a shop’s statement', () => {
  it('is made of its settlement and of what went back before it', async ({ market }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const goods = [await aGoods(shop, { price: '100.00' }), await aGoods(shop, { price: '40.00' })];
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods });
    const refund = await applyRefund(shopper, order, { amount: '30.00' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    const items = order.lines.map(({ id }) => ({ line_id: id, score: 5, content: '' }));
    await shopper.client.call('POST /wanlshop/order/comment', { id: order.id, items });
    // another order's refund is none of its transfers
    await applyRefund(shopper, await anOrder(market, shopper, shop, { state: 'shipped' }));
    const [line] = await listLines(market, shop);
    expect(await show(shop.seller, line?.id ?? 0)).toEqual({
      ...line,
      refunds: '30.00',
      income: '104.50',
      commission_rate: 500,
      transfers: [
        {
          id: expect.any(Number),
          kind: 'refund',
          reference: refund.refund_no,
          at: expect.any(Number),
          returned: '30.00',
          entries: [
            { name: '平台担保资金', amount: '-30.00', own: false },
            { name: '买家可用余额', amount: '30.00', own: false },
          ],
        },
        {
          id: expect.any(Number),
          kind: 'settle',
          reference: order.order_no,
          at: line?.settled_at,
          returned: '0.00',
          entries: [
            { name: '平台担保资金', amount: '-110.00', own: false },
            { name: '平台佣金', amount: '5.50', own: false },
            { name: '待结算', amount: '104.50', own: true },
          ],
        },
      ],
    });
  });

  it('is a refund’s own transfer where the order was settled before', async ({ market }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const goods = [await aGoods(shop, { price: '100.00' })];
    const order = await anOrder(market, shopper, shop, { state: 'completed', goods });
    const refund = await applyRefund(shopper, order, { amount: '50.00' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    const [settlement, later] = await listLines(market, shop);
    expect(await show(shop.seller, later?.id ?? 0)).toMatchObject({
      order_no: order.order_no,
      refund_no: refund.refund_no,
      commission_rate: 500,
      transfers: [{ kind: 'refund', reference: refund.refund_no, returned: '50.00' }],
    });
    expect((await show(shop.seller, settlement?.id ?? 0)).transfers).toMatchObject([{ kind: 'settle' }]);
  });

  it('is not there under the number of what is no line, or of another shop', async ({ market }) => {
    const shop = await aShopFixture(market);
    await anOrder(market, await aShopper(market), shop, { state: 'completed' });
    await market.advance(7 * 86_400);
    const other = await aShopFixture(market);
    expect(await getRefusalKey(show(shop.seller, 2))).toBe('common.not_found');
    expect(await getRefusalKey(show(other.seller, 1))).toBe('common.not_found');
  });
});

describe('the lines of a month', () => {
  it('are narrowed to orders or refunds, to a way to buy, and to a product’s title', async ({ market }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const goods = [await aGoods(shop, { title: '红颜草莓', price: '100.00' })];
    const order = await anOrder(market, shopper, shop, { state: 'completed', goods });
    const refund = await applyRefund(shopper, order, { amount: '50.00' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    await market.settle();
    const month = market.context().calendar.toDay(market.now()).slice(0, 7);
    const ask = (input: object) =>
      shop.seller.client.call('GET /seller/money/statement_lines', { month, ...input });
    const counts = { all: 2, orders: 1, refunds: 1 };
    expect(await ask({})).toMatchObject({ total: 2, counts, sums: { income: '47.50', commission: '2.50' } });
    expect(await ask({ kind: 'orders' })).toMatchObject({ total: 1, counts, sums: { income: '95.00' } });
    expect(await ask({ kind: 'refunds' })).toMatchObject({ total: 1, counts, sums: { income: '-47.50' } });
    expect(await ask({ bought: 'direct' })).toMatchObject({ total: 2 });
    expect(await ask({ bought: 'ladder' })).toMatchObject({ total: 0, counts: { all: 0 } });
    expect(await ask({ keyword: '草莓' })).toMatchObject({ total: 2 });
    expect(await ask({ keyword: order.order_no })).toMatchObject({ total: 2 });
    expect(await ask({ keyword: refund.refund_no })).toMatchObject({ total: 1 });
    expect(await ask({ keyword: '樱桃' })).toMatchObject({ total: 0 });
    const { rows } = await shop.seller.client.call('GET /seller/money/months', {});
    expect(rows).toEqual([{ month, lines: 2, income: '47.50' }]);
  });
});
