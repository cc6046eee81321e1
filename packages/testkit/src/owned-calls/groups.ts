/** What shops offer to teams, and what anyone may ask of it. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aGoods, firstSku } from '../builders/goods.ts';
import { aCampaign, aMember } from '../builders/teams.ts';
import { openSocket } from '../open-socket.ts';
import type { Household } from './owned-calls.ts';

const campaignOf = async ({ stall }: Household) => ({ id: (await aCampaign(stall)).id });

async function formOf({ stall }: Household) {
  const { goods_id, sku_id } = firstSku(await aGoods(stall));
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

async function aDraft(home: Household) {
  const form = { ...(await formOf(home)), draft: true };
  return home.seller.client.call('POST /seller/campaigns/save', form);
}

const teamOf = async ({ market, stall }: Household) => ({
  id: (await aMember(market, await aCampaign(stall))).teamId,
});

export const ownGroupCalls = {
  'GET /wanlshop/groups/list': async ({ stall }) => ({
    kind: 'ordinary',
    category_id: stall.categoryId,
    shop_id: stall.shopId,
  }),
  'GET /wanlshop/groups/goods': async ({ stall }) => ({ id: (await aCampaign(stall)).goodsId }),
  'GET /wanlshop/groups/team': teamOf,
  'POST /wanlshop/groups/watch': async (home) => ({
    ...(await teamOf(home)),
    client_id: (await openSocket(home.market)).clientId,
  }),
  'GET /seller/campaigns/details': campaignOf,
  'GET /seller/campaigns/teams': campaignOf,
  'POST /seller/campaigns/save': async (home) => {
    const form = await formOf(home);
    const { id } = await home.seller.client.call('POST /seller/campaigns/save', form);
    return { ...form, id };
  },
  'POST /seller/campaigns/stop': async (home) => ({ ...(await campaignOf(home)), reason: '库存不足' }),
  'POST /seller/campaigns/delete': aDraft,
  'GET /platform/campaigns/list': async ({ stall }) => ({ shop_id: stall.shopId }),
  'GET /platform/campaigns/details': campaignOf,
  'GET /platform/campaigns/teams': campaignOf,
  'POST /platform/campaigns/stop': async (home) => ({ ...(await campaignOf(home)), reason: '图片不符' }),
} satisfies { [K in CallKey]?: (home: Household) => Promise<CallIn<K>> };
