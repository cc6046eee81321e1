import { aCampaign, aGoods, aShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

it('a shop’s list of goods says which of them are sold to teams, until the campaign is over', async ({
  market,
}) => {
  const shop = await aShopFixture(market);
  const alone = await aGoods(shop);
  const { seller } = shop;
  const { id, goodsId } = await aCampaign(shop);
  const marks = async () => {
    const { rows } = await seller.client.call('GET /seller/goods/list', {});
    return new Map(rows.map((row) => [row.id, row.campaign]));
  };
  const before = await marks();
  expect(before.get(goodsId)).toEqual({ id, kind: 'ordinary' });
  expect(before.get(alone.id)).toBeNull();
  await seller.client.call('POST /seller/campaigns/stop', { id });
  expect((await marks()).get(goodsId)).toBeNull();
});
