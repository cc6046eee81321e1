import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
  aBuyer,
  aCampaign,
  aShopFixture,
  type Buyer,
  getRefusalKey,
  type Market,
  type ShopFixture,
  startMarket,
  type TestCampaign,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const rounds = 8;
let here: Market;
let there: Market;
let shop: ShopFixture;
let buyers: Buyer[];
beforeAll(async () => {
  here = await startMarket({ settings: withoutPlacingLimits }); // each round leaves a team unpaid
  there = await startMarket({ databaseUrl: here.databaseUrl });
  shop = await aShopFixture(here);
  buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(here)));
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const toForm = ({ id, item }: TestCampaign, price: string) =>
  ({
    id,
    goods_id: item.goods_id,
    kind: 'ordinary',
    tiers: [{ size: 9, prices: [{ sku_id: item.sku_id, price }] }],
  }) satisfies CallIn<'POST /seller/campaigns/save'>;

/** Opens a team for what was seen a moment ago. */
function open({ token, addressId }: Buyer, { id, item, type }: TestCampaign, payable: string, node: Market) {
  const checkout = { type, items: [{ ...item, number: 1 }], address_id: addressId, campaign_id: id, payable };
  return node.client(token).call('POST /wanlshop/order/create', checkout, { idempotencyKey: randomUUID() });
}

const getOutcome = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => getRefusalKey(work),
  );

describe('a campaign that is changed while teams open, on two nodes', () => {
  it('sells at the price that was seen, or lets nobody buy: never both prices', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const campaign = await aCampaign(shop, { tiers: [[9, '9.90']] });
      const saving = shop.seller.client.call('POST /seller/campaigns/save', toForm(campaign, '8.80'));
      const opening = buyers.map((buyer, index) => open(buyer, campaign, '9.90', index % 2 ? here : there));
      const [saved, ...opened] = await Promise.all([saving, ...opening].map(getOutcome));
      const { tiers, claimed, teams } = await shop.seller.client.call('GET /seller/campaigns/details', {
        id: campaign.id,
      });
      const changed = saved === 'done';
      expect(saved === 'done' || saved === 'groups.already_started').toBe(true);
      expect(new Set(opened)).toEqual(new Set([changed ? 'orders.price_changed' : 'done']));
      expect(tiers[0]?.price).toBe(changed ? '8.80' : '9.90');
      expect([claimed, teams.start]).toEqual(changed ? [0, 0] : [buyers.length, buyers.length]);
    }
  });

  it('opens no team once it was stopped', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const campaign = await aCampaign(shop);
      const stopping = shop.seller.client.call('POST /seller/campaigns/stop', { id: campaign.id });
      const opening = buyers.map((buyer, index) => open(buyer, campaign, '9.90', index % 2 ? here : there));
      const outcomes = await Promise.all(opening.map(getOutcome));
      await stopping;
      const opened = outcomes.filter((outcome) => outcome === 'done').length;
      expect(outcomes.every((one) => one === 'done' || one === 'groups.campaign_over')).toBe(true);
      const { state, teams } = await shop.seller.client.call('GET /seller/campaigns/details', {
        id: campaign.id,
      });
      expect([state, teams.start]).toEqual(['stopped', opened]);
      const late = buyers[0] && open(buyers[0], campaign, '9.90', there);
      expect(late && (await getRefusalKey(late))).toBe('groups.campaign_over');
    }
  });

  it('never becomes two for one goods', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, item } = await aCampaign(shop);
      await shop.seller.client.call('POST /seller/campaigns/stop', { id });
      const { id: _, ...form } = toForm({ id, item, type: 'group', goodsId: item.goods_id }, '8.80');
      const saving = [here, there, here, there].map((node) =>
        node.client(shop.seller.token).call('POST /seller/campaigns/save', form),
      );
      const outcomes = await Promise.all(saving.map(getOutcome));
      expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(3).fill('groups.goods_busy')]);
    }
  });
});
