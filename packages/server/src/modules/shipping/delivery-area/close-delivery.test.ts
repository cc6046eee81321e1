import {
  aGoods,
  anAddress,
  anOperator,
  anOrder,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('admin', { scope: 'file' }, ({ market }) => anOperator(market));

const regions = (admin: Person, parent?: string) =>
  admin.client.call('GET /platform/regions/list', parent === undefined ? {} : { parent });
const region = (admin: Person, code: string, open: boolean) =>
  admin.client.call('POST /platform/regions/save', { code, open });
const carrier = (admin: Person, code: string, open: boolean) =>
  admin.client.call('POST /platform/carriers/save', { code, open });

describe('regions', () => {
  it('are walked level by level, with the way back', async ({ admin }) => {
    expect((await regions(admin)).rows).toHaveLength(31);
    const zhejiang = await regions(admin, '330000');
    expect(zhejiang.path).toEqual([{ code: '330000', name: '浙江省', open: true }]);
    expect(zhejiang.rows).toContainEqual({
      code: '330100',
      name: '杭州市',
      open: true,
      closed_below: 0,
      below: expect.any(Number),
    });
    const hangzhou = await regions(admin, '330100');
    expect(hangzhou.path.map(({ name }) => name)).toEqual(['浙江省', '杭州市']);
    expect(hangzhou.rows.every(({ below }) => below === 0)).toBe(true);
    expect(await getRefusalKey(regions(admin, '999999'))).toBe('shipping.region_unknown');
  });

  it.for(['330000', '330100', '330106'])(
    'that are switched off get nothing delivered: %s',
    async (code, { market, admin }) => {
      const shop = await aShopFixture(market);
      const shopper = await aShopper(market);
      const items = [{ ...firstSku(await aGoods(shop)), number: 1 }];
      const address_id = await anAddress(shopper);
      const quote = () =>
        shopper.client.call('POST /wanlshop/order/quote', { type: 'goods', items, address_id });
      await region(admin, code, false);
      expect(await getRefusalKey(quote())).toBe('orders.no_delivery');
      await region(admin, code, true);
      expect((await quote()).freight).toBe('0.00');
    },
  );

  it('say how many below them are switched off, and leave the templates’ provinces', async ({
    market,
    admin,
  }) => {
    await region(admin, '330106', false);
    await region(admin, '540000', false);
    const { rows } = await regions(admin);
    expect(rows.find(({ code }) => code === '330000')).toMatchObject({ open: true, closed_below: 1 });
    const { seller } = await aShopFixture(market);
    const { provinces } = await seller.client.call('GET /seller/freight/templates');
    expect(provinces.map(({ code }) => code)).not.toContain('540000');
    await region(admin, '330106', true);
    await region(admin, '540000', true);
    expect(await getRefusalKey(region(admin, '999999', false))).toBe('shipping.region_unknown');
  });
});

describe('a carrier', () => {
  it('that is switched off is neither offered nor taken, and is there again later', async ({
    market,
    admin,
  }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const { id: order_id } = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const ship = () =>
      shop.seller.client.call('POST /seller/orders/ship', {
        order_id,
        carrier: 'SF',
        tracking_no: 'SF1234567890123',
      });
    const offered = async () =>
      (await shop.seller.client.call('GET /seller/carriers/list')).rows.map(({ code }) => code);
    await carrier(admin, 'SF', false);
    expect(await offered()).not.toContain('SF');
    expect(await getRefusalKey(ship())).toBe('shipping.carrier_unknown');
    const { rows } = await admin.client.call('GET /platform/carriers/list');
    expect(rows.find(({ code }) => code === 'SF')).toMatchObject({ name: '顺丰速运', open: false });
    await carrier(admin, 'SF', true);
    expect(await offered()).toContain('SF');
    await ship();
    await carrier(admin, 'SF', false);
    const { parcel } = await shopper.client.call('GET /wanlshop/order/details', { id: order_id });
    expect(parcel).toMatchObject({ carrier: '顺丰速运' });
    await carrier(admin, 'SF', true);
  });

  it('that nobody knows cannot be switched', async ({ admin }) => {
    expect(await getRefusalKey(carrier(admin, 'ROCKET', false))).toBe('shipping.carrier_unknown');
  });
});

describe('the audit log', () => {
  it('records a switch, once, when it was moved', async ({ market, admin }) => {
    await carrier(admin, 'EMS', false);
    await carrier(admin, 'EMS', false);
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'carrier' and subject_id = 'EMS'`,
    );
    expect(rows).toEqual([{ before: { open: true }, after: { open: false } }]);
  });
});
