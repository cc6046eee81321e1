/** What a goods' page says of freight, and which template its shop may choose. */
import { asCents } from '@chengji/contract/money';
import {
  aGoods,
  aShopFixture,
  getRefusalKey,
  goodsForm,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../index.ts';

const byPiece = (market: Market, shop: ShopFixture, freeOverCents: number | null = null) =>
  saveFreightTemplate(market.context(), {
    shopId: shop.id,
    name: '快递',
    kind: 'piece',
    rates: [
      { provinces: [], firstUnits: 1, firstCents: asCents(800), nextUnits: 1, nextCents: asCents(200) },
    ],
    freeOverCents,
    noDelivery: [],
  });
const getFreight = async (
  market: Market,
  shop: ShopFixture,
  templateId: number,
  language: 'zh' | 'en' = 'zh',
) => {
  const { id } = await aGoods(shop, { freight_template_id: templateId });
  const details = await market.client(null, language).call('GET /wanlshop/goods/details', { id });
  return JSON.stringify(details);
};

describe('the goods’ page', () => {
  it('says that freight is free, in both languages', async ({ market, shop }) => {
    expect(await getFreight(market, shop, shop.templateId)).toContain('包邮');
    expect(await getFreight(market, shop, shop.templateId, 'en')).toContain('Free shipping');
  });

  it('says where freight begins, and from when on it is free', async ({ market, shop }) => {
    expect(await getFreight(market, shop, await byPiece(market, shop))).toContain('快递 ¥8.00 起');
    expect(await getFreight(market, shop, await byPiece(market, shop, 9_900), 'en')).toContain(
      'Shipping from ¥8.00, free over ¥99.00',
    );
  });

  it('lets a shop choose its own templates only', async ({ market, shop }) => {
    const other = await aShopFixture(market);
    const form = goodsForm(shop, { freight_template_id: other.templateId });
    const saving = shop.seller.client.call('POST /seller/goods/save', form);
    expect(await getRefusalKey(saving)).toBe('catalog.freight_template_unknown');
  });
});
