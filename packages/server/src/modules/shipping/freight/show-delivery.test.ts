import { asCents } from '@chengji/contract/money';
import {
  aGoods,
  anAddress,
  anOperator,
  aShopper,
  firstSku,
  getRefusalKey,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../index.ts';

const hangzhou = '330106';
const shenzhen = '440305';
const lhasa = '540102';

async function aSku(market: Market, shop: ShopFixture) {
  const templateId = await saveFreightTemplate(market.context(), {
    shopId: shop.id,
    name: '快递',
    kind: 'piece',
    rates: [
      { provinces: [], firstUnits: 1, firstCents: asCents(800), nextUnits: 1, nextCents: asCents(200) },
    ],
    freeOverCents: null,
    noDelivery: ['540000'],
  });
  return firstSku(await aGoods(shop, { freight_template_id: templateId })).sku_id;
}

const ask = (
  client: ReturnType<Market['client']>,
  input: { sku_id: number; number?: number; district_code?: string },
) => client.call('GET /wanlshop/goods/delivery', input);

describe('the delivery of a goods', () => {
  it('to nowhere yet says what freight begins at, and until when it is sent', async ({ market, shop }) => {
    const now = market.seconds();
    expect(await ask(market.client(), { sku_id: await aSku(market, shop) })).toEqual({
      area: null,
      delivers: true,
      text: '快递 ¥8.00 起',
      send_by: now + 48 * 3_600,
      arrives_by: null,
    });
  });

  it('should arrive as many days after it was sent as the market sets for how far it goes', async ({
    market,
    shop,
  }) => {
    const sku_id = await aSku(market, shop);
    const daysTo = async (district_code: string) => {
      const { send_by, arrives_by } = await ask(market.client(), { sku_id, district_code });
      return arrives_by === null ? null : (arrives_by - send_by) / 86_400;
    };
    const settings = market.context().services.settings;
    expect([await daysTo(hangzhou), await daysTo(shenzhen), await daysTo(lhasa)]).toEqual([
      settings.get('orders.transit_days_same_province'),
      settings.get('orders.transit_days'),
      null,
    ]);
  });

  it('to a chosen district says what so many pieces cost', async ({ market, shop }) => {
    const delivery = await ask(market.client(null, 'en'), {
      sku_id: await aSku(market, shop),
      number: 3,
      district_code: hangzhou,
    });
    expect(delivery).toMatchObject({ delivers: true, text: 'Shipping ¥12.00' });
    expect(delivery.area).toMatchObject({ province: '浙江省', city: '杭州市', district_code: hangzhou });
  });

  it('of a shopper is to their default address', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const sku_id = await aSku(market, shop);
    expect((await ask(shopper.client, { sku_id })).area).toBeNull();
    await anAddress(shopper);
    const { area, text } = await ask(shopper.client, { sku_id });
    expect([area?.district_code, text]).toEqual([hangzhou, '快递 ¥8.00']);
  });

  it('is not to where the shop or the market sends nothing', async ({ market, shop }) => {
    const sku_id = await aSku(market, shop);
    expect(await ask(market.client(), { sku_id, district_code: lhasa })).toMatchObject({
      delivers: false,
      text: '',
    });
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/regions/save', { code: '330100', open: false });
    expect((await ask(market.client(), { sku_id, district_code: hangzhou })).delivers).toBe(false);
  });

  it('is refused for a district or a sku that never was', async ({ market, shop }) => {
    const sku_id = await aSku(market, shop);
    expect(await getRefusalKey(ask(market.client(), { sku_id: 999_999 }))).toBe('catalog.goods_gone');
    expect(await getRefusalKey(ask(market.client(), { sku_id, district_code: '999999' }))).toBe(
      'shipping.region_unknown',
    );
  });
});
