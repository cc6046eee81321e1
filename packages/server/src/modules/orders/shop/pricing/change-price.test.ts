/** A shop changes what an unpaid order costs, or closes it; its buyer is told, and paying has one outcome. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anOrder,
  aShopFixture,
  aShopper,
  getRefusalKey,
  payTrade,
  type ShopFixture,
  type ShopperPerson,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../../ledger/index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

let shop: ShopFixture;
let shopper: ShopperPerson;
let id: number;
let tradeNo: string;

/** Three pieces of 33.34 and one of 0.01: 100.03. */
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  const goods = [await aGoods(shop, { price: '33.34' }), await aGoods(shop, { price: '0.01' })];
  ({ id, trade_no: tradeNo } = await anOrder(market, shopper, shop, { goods, number: 3 }));
});

const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
const change = (payable: string, freight = '0.00', seen = '100.05') =>
  shop.seller.client.call('POST /seller/orders/change_price', { order_id: id, seen, payable, freight });
const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const titles = async () => {
  const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
  return rows.map(({ title }) => title);
};

describe('a changed price', () => {
  it('is what the buyer pays, told to them, and shown line by line', async ({ market }) => {
    const changed = await change('90.00', '5.00');
    expect(changed).toMatchObject({ payable: '90.00', freight: '5.00', reduced: '15.05', discount: '15.05' });
    expect(changed.lines.map(({ discount }) => discount)).toEqual(['15.05', '0.00']);
    expect(changed.log.at(-1)).toMatchObject({ event: 'price_changed', note: '¥100.05 → ¥90.00' });
    await market.settle();
    expect(await titles()).toContain('订单改价');
    await payTrade(shopper, { tradeNo });
    expect(await details()).toMatchObject({ state: 'pending_shipment', payable: '90.00' });
    expect(await getBalance(market.context().db, shopperAvailable(shopper.id))).toBe(91_000);
  });

  it('may be changed again, and each time is told', async ({ market }) => {
    await change('50.00');
    await change('100.05', '0.00', '50.00');
    expect(await details()).toMatchObject({ payable: '100.05', reduced: '0.00' });
    await market.settle();
    expect((await titles()).filter((title) => title === '订单改价')).toHaveLength(2);
  });

  it('lies between one cent and what the goods cost', async () => {
    for (const [payable, freight] of [
      ['0.00', '0.00'],
      ['100.06', '0.00'],
      ['4.99', '5.00'],
    ] as const)
      expect(await getRefusalKey(change(payable, freight))).toBe('orders.price_out_of_range');
    expect(await details()).toMatchObject({ payable: '100.05' });
  });

  it('is refused to one who saw another price', async () => {
    await change('80.00');
    expect(await getRefusalKey(change('70.00'))).toBe('orders.price_changed_meanwhile');
  });

  it('is refused once the order is paid, and in a team', async ({ market }) => {
    await payTrade(shopper, { tradeNo });
    expect(await getRefusalKey(change('80.00'))).toBe('orders.state_changed');
    ({ id } = await anOrder(market, shopper, shop, { state: 'pending_group' }));
    expect(await getRefusalKey(change('0.50'))).toBe('orders.state_changed');
  });

  it.for([1, 2, 3, 4])('has one outcome with a payment at once (%i)', async (_, { market }) => {
    const [changed, paid] = await Promise.allSettled([change('60.00'), pay()]);
    const after = await details();
    if (changed.status === 'rejected') expect(after.payable).toBe('100.05');
    else expect(after.payable).toBe('60.00');
    if (after.state === 'pending_payment') {
      expect(paid.status).toBe('rejected');
      await pay();
    }
    const spent = 100_000 - (await getBalance(market.context().db, shopperAvailable(shopper.id)));
    expect(spent).toBe(changed.status === 'rejected' ? 10_005 : 6_000);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
});

describe('a shop that closes an unpaid order', () => {
  const close = (reason: 'out_of_stock' | 'other' = 'out_of_stock') =>
    shop.seller.client.call('POST /seller/orders/close', { order_id: id, reason, note: '下周到货' });

  it('says why to the buyer, and gives the stock back', async ({ market }) => {
    expect(await close()).toMatchObject({ state: 'closed', close_reason: 'by_shop' });
    expect(await details()).toMatchObject({ close_note: '缺货：下周到货' });
    await market.settle();
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(rows[0]?.content).toContain('商品缺货。下周到货');
  });

  it('has one outcome with a payment at once', async ({ market }) => {
    const [closed] = await Promise.allSettled([close(), pay()]);
    expect((await details()).state).toBe(closed.status === 'fulfilled' ? 'closed' : 'pending_shipment');
    const spent = 100_000 - (await getBalance(market.context().db, shopperAvailable(shopper.id)));
    expect(spent).toBe(closed.status === 'fulfilled' ? 0 : 10_005);
  });

  it('cannot close one that is paid', async () => {
    await pay();
    expect(await getRefusalKey(close())).toBe('orders.state_changed');
  });
});
