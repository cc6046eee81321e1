/** Owned calls of campaigns and teams. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aGoods, firstSku } from '../builders/goods.ts';
import { aCampaign, aMember } from '../builders/teams.ts';
import { openSocket } from '../open-socket.ts';
import type { Fixture } from './owned-calls.ts';

const aCampaignId = async ({ shop }: Fixture) => ({ id: (await aCampaign(shop)).id });

async function aCampaignForm({ shop }: Fixture) {
  const { goods_id, sku_id } = firstSku(await aGoods(shop));
  const tier = (size: number, price: string) => ({ size, prices: [{ sku_id, price }] });
  return {
    goods_id,
    kind: 'ladder' as const,
    tiers: [tier(2, '9.90'), tier(5, '8.80')],
    costs: [{ sku_id, cost: '6.00' }],
    hours: 12,
    per_person: 2,
    stock: 50,
    auto_form: true,
    starts_at: 1,
    ends_at: null,
  };
}

async function aDraft(fixture: Fixture) {
  const form = { ...(await aCampaignForm(fixture)), draft: true };
  return fixture.seller.client.call('POST /seller/campaigns/save', form);
}

const aTeamId = async ({ market, shop }: Fixture) => ({
  id: (await aMember(market, await aCampaign(shop))).teamId,
});

export const ownedGroupCalls = {
  'GET /wanlshop/groups/list': async ({ shop }) => ({
    kind: 'ordinary',
    category_id: shop.categoryId,
    shop_id: shop.id,
  }),
  'GET /wanlshop/groups/goods': async ({ shop }) => ({ id: (await aCampaign(shop)).goodsId }),
  'GET /wanlshop/groups/team': aTeamId,
  'POST /wanlshop/groups/watch': async (fixture) => ({
    ...(await aTeamId(fixture)),
    client_id: (await openSocket(fixture.market)).clientId,
  }),
  'GET /seller/campaigns/details': aCampaignId,
  'GET /seller/campaigns/teams': aCampaignId,
  'POST /seller/campaigns/save': async (fixture) => {
    const form = await aCampaignForm(fixture);
    const { id } = await fixture.seller.client.call('POST /seller/campaigns/save', form);
    return { ...form, id };
  },
  'POST /seller/campaigns/stop': async (fixture) => ({ ...(await aCampaignId(fixture)), reason: '库存不足' }),
  'POST /seller/campaigns/delete': aDraft,
  'GET /platform/campaigns/list': async ({ shop }) => ({ shop_id: shop.id }),
  'GET /platform/campaigns/details': aCampaignId,
  'GET /platform/campaigns/teams': aCampaignId,
  'POST /platform/campaigns/stop': async (fixture) => ({
    ...(await aCampaignId(fixture)),
    reason: '图片不符',
  }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
