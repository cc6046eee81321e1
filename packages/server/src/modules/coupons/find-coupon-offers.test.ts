import {
  aCard,
  aCoupon,
  aGoods,
  anOperator,
  aShopFixture,
  aShopper,
  type Market,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const getPrice = async (client: ReturnType<Market['client']>, id: number) =>
  (await client.call('GET /wanlshop/goods/details', { id })).price_after_coupons;

describe('the price of a goods after coupons', () => {
  it('is none where nothing is taken off', async ({ market }) => {
    const { id } = await aGoods(shop, { price: '100.00' });
    await aCoupon(shop.seller, { amount: '30.00', least_spend: '100.01' });
    expect(await getPrice(market.client(), id)).toBeNull();
  });

  it('counts a card one holds although all are gone', async ({ market }) => {
    const { id } = await aGoods(shop, { price: '100.00' });
    const [holder, other] = [await aShopper(market), await aShopper(market)];
    await aCard(holder, shop.seller, { amount: '40.00', least_spend: '80.00', total: 1 });
    expect(await getPrice(holder.client, id)).toBe('60.00');
    expect(await getPrice(other.client, id)).toBeNull();
  });

  it('leaves coupons for members to those of their level', async ({ market }) => {
    const { id } = await aGoods(shop, { price: '100.00' });
    await aCoupon(shop.seller, { type: 'vip', amount: '70.00', least_spend: '0.00', level: 3 });
    const [member, other] = [await aShopper(market), await aShopper(market)];
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/users/set-level', { id: member.id, level: 3 });
    expect(await getPrice(member.client, id)).toBe('30.00');
    expect(await getPrice(other.client, id)).toBeNull();
    expect(await getPrice(market.client(), id)).toBeNull();
  });

  it('takes the best of the shop and the best of the market, which anybody may take', async ({ market }) => {
    const { id } = await aGoods(shop, { price: '100.00' });
    await aCoupon(shop.seller, { amount: '10.00', least_spend: '50.00' });
    await aCoupon(shop.seller, { amount: '20.00', least_spend: '100.00' });
    expect(await getPrice(market.client(), id)).toBe('80.00');
    await aCoupon(await anOperator(market), { amount: '5.00', least_spend: '90.00' }, 'platform');
    expect(await getPrice(market.client(), id)).toBe('75.00');
  });
});
