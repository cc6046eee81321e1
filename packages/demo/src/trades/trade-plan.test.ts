import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { shoppers } from '../market/shoppers.ts';
import { planTrades, type TradeEnd } from './trade-plan.ts';

const trades = planTrades();
const goodsByKey = new Map(allGoods.map((goods) => [goods.key, goods]));
const reviews = trades.filter(({ ends }) => ends === 'completed').flatMap(({ lines }) => lines);
const ends: TradeEnd[] = [
  'pending_payment',
  'pending_shipment',
  'shipped',
  'pending_review',
  'completed',
  'closed',
];
const DAY = 24 * 60;

describe('the trades of the demo market', () => {
  it('are the same every time, the oldest first', () => {
    expect(planTrades()).toEqual(trades);
    const placed = trades.map((trade) => trade.placed);
    expect(placed).toEqual([...placed].sort((a, b) => b - a));
  });

  it.each(shoppers.map((_, index) => index + 1))('give shopper %i orders in every state', (shopper) => {
    const own = trades.filter((trade) => trade.shopper === shopper);
    expect(new Set(own.map((trade) => trade.ends))).toEqual(new Set(ends));
  });

  it('buy skus that are there, of one goods once in a trade', () => {
    for (const { lines } of trades) {
      expect(new Set(lines.map(({ goods }) => goods)).size).toBe(lines.length);
      for (const { goods, sku, number } of lines) {
        expect(goodsByKey.get(goods)?.skus[sku]).toBeDefined();
        expect(number).toBeGreaterThan(0);
      }
    }
  });

  it('never ask for more than there is', () => {
    const asked = new Map<string, number>();
    for (const { goods, sku, number } of trades.flatMap(({ lines }) => lines))
      asked.set(`${goods} ${sku}`, (asked.get(`${goods} ${sku}`) ?? 0) + number);
    for (const [name, number] of asked) {
      const [key = '', sku = ''] = name.split(' ');
      expect(goodsByKey.get(key)?.skus[Number(sku)]?.stock).toBeGreaterThanOrEqual(number);
    }
  });

  it('cross shops now and then, as one checkout', () => {
    const countShops = (lines: { goods: string }[]) =>
      new Set(lines.map(({ goods }) => goodsByKey.get(goods)?.shop)).size;
    expect(trades.filter(({ lines }) => countShops(lines) > 1).length).toBeGreaterThan(30);
  });

  it('go through their states in time’s order, and none lies in the future', () => {
    for (const { placed, paid, shipped, received, reviewed, closed } of trades) {
      const moments = [placed, paid, shipped, received, reviewed];
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      expect(closed).toBeLessThan(placed);
    }
    for (const trade of trades.filter(({ ends }) => ends === 'completed'))
      expect(trade.reviewed).toBeGreaterThan(0);
    for (const trade of trades.filter(({ ends }) => ends === 'closed'))
      expect(trade.closed).toBeGreaterThan(0);
  });

  it('leave every deadline of their state ahead', () => {
    for (const { ends, placed, shipped, received } of trades) {
      if (ends === 'pending_payment') expect(placed).toBeLessThan(30);
      if (ends === 'shipped') expect(shipped).toBeLessThan(10 * DAY);
      if (ends === 'pending_review') expect(received).toBeLessThan(15 * DAY);
      if (ends === 'pending_review') expect(received).toBeGreaterThan(0);
      if (ends === 'shipped') expect(shipped).toBeGreaterThan(0);
    }
  });

  it('are cancelled before they would close by themselves', () => {
    for (const { placed, closed } of trades) expect(placed - closed).toBeLessThan(30);
  });

  it('travel under numbers their carriers would give', () => {
    for (const { carrier, trackingNo } of trades)
      expect(trackingNo).toMatch(carrier === 'SF' ? /^SF\d{10,15}$/ : /^[A-Z0-9]{10,20}$/);
  });
});

describe('the reviews', () => {
  it('are of every grade, mostly good, in both languages', () => {
    const graded = (least: number, most: number) =>
      reviews.filter(({ review: { score } }) => score >= least && score <= most).length;
    expect(graded(4, 5) / reviews.length).toBeGreaterThan(0.75);
    expect(graded(3, 3)).toBeGreaterThan(3);
    expect(graded(1, 2)).toBeGreaterThan(3);
    expect(reviews.filter(({ review }) => !/[\u4e00-\u9fff]/.test(review.content)).length).toBeGreaterThan(
      15,
    );
  });

  it('show pictures of what was bought, or of the box it came in', () => {
    const pictured = reviews.filter(({ review }) => review.photos.length > 0);
    expect(pictured.length).toBeGreaterThan(30);
    for (const { goods, review } of pictured)
      for (const { objects } of review.photos)
        expect([goodsByKey.get(goods)?.photos[0].objects[0], '📦']).toContain(objects[0]);
  });

  it('always say something, within what the call takes', () => {
    for (const { review } of reviews) {
      expect(review.content.length).toBeGreaterThan(4);
      expect(review.content.length).toBeLessThanOrEqual(500);
    }
  });
});
