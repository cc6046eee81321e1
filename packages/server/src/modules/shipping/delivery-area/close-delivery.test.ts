import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  aTrade,
  firstSku,
  getRefusalKey,
  type Market,
  type Person,
  startMarket,
  testPayPassword,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await startMarket();
  admin = await anOperator(market);
});
afterAll(() => market.stop());

const regions = (parent?: string) =>
  admin.client.call('GET /platform/regions/list', parent === undefined ? {} : { parent });
const region = (code: string, open: boolean) =>
  admin.client.call('POST /platform/regions/save', { code, open });
const carrier = (code: string, open: boolean) =>
  admin.client.call('POST /platform/carriers/save', { code, open });

describe('regions', () => {
  it('are walked level by level, with the way back', async () => {
    expect((await regions()).rows).toHaveLength(31);
    const zhejiang = await regions('330000');
    expect(zhejiang.path).toEqual([{ code: '330000', name: '浙江省', open: true }]);
    expect(zhejiang.rows).toContainEqual({
      code: '330100',
      name: '杭州市',
      open: true,
      closed_below: 0,
      below: expect.any(Number),
    });
    const hangzhou = await regions('330100');
    expect(hangzhou.path.map(({ name }) => name)).toEqual(['浙江省', '杭州市']);
    expect(hangzhou.rows.every(({ below }) => below === 0)).toBe(true);
    expect(await getRefusalKey(regions('999999'))).toBe('shipping.region_unknown');
  });

  it.each(['330000', '330100', '330106'])('that are switched off get nothing delivered: %s', async (code) => {
    const shopFixture = await aShopFixture(market);
    const shopper = await aShopper(market);
    const items = [{ ...firstSku(await aGoods(shopFixture)), number: 1 }];
    const address_id = await anAddress(shopper);
    const quote = () =>
      shopper.client.call('POST /wanlshop/order/quote', { type: 'goods', items, address_id });
    await region(code, false);
    expect(await getRefusalKey(quote())).toBe('orders.no_delivery');
    await region(code, true);
    expect((await quote()).freight).toBe('0.00');
  });

  it('say how many below them are switched off, and leave the templates’ provinces', async () => {
    await region('330106', false);
    await region('540000', false);
    const { rows } = await regions();
    expect(rows.find(({ code }) => code === '330000')).toMatchObject({ open: true, closed_below: 1 });
    const { seller } = await aShopFixture(market);
    const { provinces } = await seller.client.call('GET /seller/freight/templates');
    expect(provinces.map(({ code }) => code)).not.toContain('540000');
    await region('330106', true);
    await region('540000', true);
    expect(await getRefusalKey(region('999999', false))).toBe('shipping.region_unknown');
  });
});

describe('a carrier', () => {
  it('that is switched off is neither offered nor taken, and is there again later', async () => {
    const shopFixture = await aShopFixture(market);
    const shopper = await aShopper(market);
    const { orderIds, tradeNo } = await aTrade(market, shopper, { shopFixture });
    await addMoney(market, shopper, 1_230);
    const payment = { trade_no: tradeNo, channel: 'balance', password: testPayPassword } as const;
    await shopper.client.call('POST /wanlshop/pay/create', payment, { idempotencyKey: randomUUID() });
    const order_id = orderIds[0] ?? 0;
    const ship = () =>
      shopFixture.seller.client.call('POST /seller/orders/ship', {
        order_id,
        carrier: 'SF',
        tracking_no: 'SF1234567890123',
      });
    const offered = async () =>
      (await shopFixture.seller.client.call('GET /seller/carriers/list')).rows.map(({ code }) => code);
    await carrier('SF', false);
    expect(await offered()).not.toContain('SF');
    expect(await getRefusalKey(ship())).toBe('shipping.carrier_unknown');
    const { rows } = await admin.client.call('GET /platform/carriers/list');
    expect(rows.find(({ code }) => code === 'SF')).toMatchObject({ name: '顺丰速运', open: false });
    await carrier('SF', true);
    expect(await offered()).toContain('SF');
    await ship();
    await carrier('SF', false);
    const { parcel } = await shopper.client.call('GET /wanlshop/order/details', { id: order_id });
    expect(parcel).toMatchObject({ carrier: '顺丰速运' });
    await carrier('SF', true);
  });

  it('that nobody knows cannot be switched', async () => {
    expect(await getRefusalKey(carrier('ROCKET', false))).toBe('shipping.carrier_unknown');
  });
});

it('records a switch, once, when it was moved', async () => {
  await carrier('EMS', false);
  await carrier('EMS', false);
  const { rows } = await market.server.kernel.database.pool.query(
    `select before, after from audit_log where subject = 'carrier' and subject_id = 'EMS'`,
  );
  expect(rows).toEqual([{ before: { open: true }, after: { open: false } }]);
});
