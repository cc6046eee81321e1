import {
  aGoods,
  anOperator,
  anOrder,
  aShopFixture,
  getRefusalKey,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../check-ledger.ts';
import { getBalance, platform, shopAvailable, shopPending } from '../index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

const dayMs = 86_400_000;

describe('the commission of a shop and a category', () => {
  it('is what an order pays that is paid from its day on, each line its own, settled to the cent', async ({
    market,
    operator,
    shopper,
  }) => {
    const shop = await aShopFixture(market);
    const [cup, vase] = [await aGoods(shop, { price: '33.33' }), await aGoods(shop, { price: '12.30' })];
    const other = await operator.client.call('POST /platform/categories/save', {
      name: '另一类',
      name_en: 'Other',
    });
    await market.server.kernel.database.pool.query(
      'update goods set category_id = $1, level1_id = $1, level2_id = null, level3_id = null where id = $2',
      [other.id, cup.id],
    );
    const today = market.context().calendar.toDay(market.now());
    const tomorrow = market.context().calendar.toDay(new Date(market.now().getTime() + dayMs));
    const save = (input: object) =>
      operator.client.call('POST /platform/fees/save', { shop_id: shop.id, seen: 500, ...input } as never);
    await save({ basis_points: 255, from: today });
    await save({ basis_points: 820, from: today, category_id: other.id, seen: 255 });
    await save({ basis_points: 5_000, from: tomorrow, seen: 255 });

    const { id } = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods: [cup, vase] });
    // 33.33 at 8.2 % and 12.30 with the freight at 2.55 %, rounded once
    const shown = await shop.seller.client.call('GET /seller/orders/details', { id });
    const rest = Math.round(Number(shown.payable) * 100) - 3_333;
    const commission = Math.floor((3_333 * 820 + rest * 255 + 5_000) / 10_000);
    expect(Math.round(Number(shown.commission) * 100)).toBe(commission);

    await market.advance(86_400);
    const { db } = market.context();
    const before = [await getBalance(db, platform('commission')), await getBalance(db, shopPending(shop.id))];
    const income = await shop.seller.client.call('GET /seller/money/info');
    expect(income.commission_rate).toBe(5_000);
    expect(Math.round(Number(income.escrow) * 100)).toBe(3_333 + rest - commission);
    await shop.seller.client.call('POST /seller/orders/ship', { order_id: id, carrier: '', tracking_no: '' });
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    const items = shown.lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
    await shopper.client.call('POST /wanlshop/order/comment', { id, items });
    expect(await getBalance(db, platform('commission'))).toBe((before[0] ?? 0) + commission);
    expect(await getBalance(db, shopPending(shop.id))).toBe((before[1] ?? 0) + 3_333 + rest - commission);
    await market.advance(8 * 86_400);
    expect(await getBalance(db, shopPending(shop.id))).toBe(before[1]);
    expect(await getBalance(db, shopAvailable(shop.id))).toBe(3_333 + rest - commission);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });

  it('keeps its history, is on record, and is refused when it was changed meanwhile', async ({
    market,
    operator,
  }) => {
    const { id: shop_id } = await aShopFixture(market);
    const from = market.context().calendar.toDay(market.now());
    const save = (input: object) =>
      operator.client.call('POST /platform/fees/save', { shop_id, from, ...input } as never);
    await save({ basis_points: 300, seen: 500 });
    expect(await getRefusalKey(save({ basis_points: 200, seen: 500 }))).toBe('ledger.fee_changed_meanwhile');
    expect(await getRefusalKey(save({ basis_points: 200, seen: 300, from: '2020-01-01' }))).toBe(
      'ledger.fee_day_out_of_range',
    );
    expect(await getRefusalKey(save({ basis_points: 200, seen: 500, shop_id: undefined }))).toBe(
      'ledger.fee_scope_missing',
    );
    await market.advance(60);
    await save({ basis_points: null, seen: 300 });
    const { rows, now, market: general } = await operator.client.call('GET /platform/fees/list', { shop_id });
    expect({ now, general }).toEqual({ now: 500, general: 500 });
    expect(rows).toMatchObject([
      { basis_points: null, before: 300, state: 'in_force' },
      { basis_points: 300, before: 500, state: 'over' },
    ]);
    const { rows: log } = await operator.client.call('GET /platform/audit/list', { subject: 'fee' });
    expect(log[0]).toMatchObject({ before: { commission_basis_points: 300 } });
  });

  it('is seen and changed only with a right to each', async ({ market }) => {
    const support = await anOperator(market, 'support');
    const { id: shop_id } = await aShopFixture(market);
    const list = support.client.call('GET /platform/fees/list', { shop_id });
    expect(await getRefusalKey(list)).toBe('common.no_permission');
    const save = support.client.call('POST /platform/fees/save', {
      shop_id,
      basis_points: 0,
      from: '2030-01-01',
      seen: 500,
    });
    expect(await getRefusalKey(save)).toBe('common.no_permission');
  });
});
