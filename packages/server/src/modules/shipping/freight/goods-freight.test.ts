/** What a goods' page says of freight, and which template its shop may choose. */
import { asCents } from '@chengji/contract/money';
import {
  aGoods,
  aShopFixture,
  getRefusalKey,
  goodsForm,
  type Market,
  type ShopFixture,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveFreightTemplate } from '../index.ts';

let market: Market;
let shopFixture: ShopFixture;
beforeAll(async () => {
  market = await startMarket();
  shopFixture = await aShopFixture(market);
});
afterAll(() => market.stop());

const byPiece = (freeOverCents: number | null = null) =>
  saveFreightTemplate(market.context(), {
    shopId: shopFixture.shopId,
    name: '快递',
    kind: 'piece',
    rates: [
      { provinces: [], firstUnits: 1, firstCents: asCents(800), nextUnits: 1, nextCents: asCents(200) },
    ],
    freeOverCents,
    noDelivery: [],
  });
const getFreight = async (templateId: number, language: 'zh' | 'en' = 'zh') => {
  const { id } = await aGoods(shopFixture, { freight_template_id: templateId });
  const details = await market.client(null, language).call('GET /wanlshop/goods/details', { id });
  return JSON.stringify(details);
};

it('says that freight is free, in both languages', async () => {
  expect(await getFreight(shopFixture.templateId)).toContain('包邮');
  expect(await getFreight(shopFixture.templateId, 'en')).toContain('Free shipping');
});

it('says where freight begins, and from when on it is free', async () => {
  expect(await getFreight(await byPiece())).toContain('快递 ¥8.00 起');
  expect(await getFreight(await byPiece(9_900), 'en')).toContain('Delivery from ¥8.00, free over ¥99.00');
});

it('lets a shop choose its own templates only', async () => {
  const other = await aShopFixture(market);
  const form = goodsForm(shopFixture, { freight_template_id: other.templateId });
  const saving = shopFixture.seller.client.call('POST /seller/goods/save', form);
  expect(await getRefusalKey(saving)).toBe('catalog.freight_template_unknown');
});
