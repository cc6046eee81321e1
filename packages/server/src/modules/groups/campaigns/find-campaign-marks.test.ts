import { aCampaign, aGoods, aStall, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

it('a shop’s list of goods says which of them are sold to teams, until the campaign is over', async () => {
  const stall = await aStall(market);
  const alone = await aGoods(stall);
  const { seller } = stall;
  const { id, goodsId } = await aCampaign(stall);
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
