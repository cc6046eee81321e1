import { aCampaign, aGoods, aMember, aShopFixture, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { campaignDeadline } from '../groups.jobs.ts';
import { findCampaign } from './campaign-claims.queries.ts';

const hour = 3_600;

const db = (market: Market) => market.context().db;
const getState = async (market: Market, id: number) => (await findCampaign(db(market), id))?.state;
const isDue = async (market: Market, id: number) =>
  (await campaignDeadline.listDue(db(market), market.now(), 100)).some((due) => due.id === id);

describe('the end of a campaign', () => {
  it('is a deadline as long as it is open, and clears it out once', async ({ market, shop }) => {
    const { id } = await aCampaign(shop, { ends_at: market.seconds() + hour });
    const lasting = await aCampaign(shop);
    expect(await isDue(market, id)).toBe(false);
    expect((await campaignDeadline.nextDue(db(market)))?.getTime()).toBeLessThanOrEqual(
      (market.seconds() + hour) * 1_000,
    );
    await campaignDeadline.fire(market.context(), [id]);
    expect(await getState(market, id)).toBe('open');
    await market.advance(hour);
    expect(await getState(market, id)).toBe('over');
    expect(await isDue(market, id)).toBe(false);
    await market.advance(100 * hour);
    expect(await getState(market, lasting.id)).toBe('open');
  });

  it('passes by one that was stopped, and a later end that was given meanwhile', async ({ market, shop }) => {
    const [stopped, longer] = [
      await aCampaign(shop, { ends_at: market.seconds() + hour }),
      await aCampaign(shop, { ends_at: market.seconds() + hour }),
    ];
    await shop.seller.client.call('POST /seller/campaigns/stop', { id: stopped.id });
    const prices = [{ sku_id: longer.item.sku_id, price: '9.90' }];
    await shop.seller.client.call('POST /seller/campaigns/save', {
      id: longer.id,
      goods_id: longer.goodsId,
      kind: 'ordinary',
      tiers: [{ size: 2, prices }],
      ends_at: market.seconds() + 3 * hour,
    });
    await market.advance(hour);
    expect([await getState(market, stopped.id), await getState(market, longer.id)]).toEqual([
      'stopped',
      'open',
    ]);
  });

  it('leaves the teams that opened under it to run on and be joined', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { ends_at: market.seconds() + hour });
    const { teamId } = await aMember(market, campaign);
    await market.advance(hour);
    await aMember(market, campaign, { teamId });
    const { rows } = await shop.seller.client.call('GET /seller/campaigns/teams', { id: campaign.id });
    expect(rows[0]).toMatchObject({ id: teamId, state: 'success', paid: 2 });
  });
});

describe('what a campaign copies of its goods', () => {
  it('follows its title, its category and whether it is on sale', async ({ market, shop }) => {
    const { id, goodsId } = await aCampaign(shop);
    const before = await findCampaign(db(market), id);
    expect(before).toMatchObject({ categoryIds: [shop.categoryId], isOnSale: true });
    const elsewhere = await aShopFixture(market);
    const goods = await shop.seller.client.call('GET /seller/goods/details', { id: goodsId });
    await shop.seller.client.call('POST /seller/goods/save', {
      ...goods,
      title: '新名字',
      title_en: 'New name',
      state: 'off',
      category_id: elsewhere.categoryId,
    });
    await market.settle();
    expect(await findCampaign(db(market), id)).toMatchObject({
      title: '新名字',
      titleEn: 'New name',
      isOnSale: false,
      categoryIds: [elsewhere.categoryId],
    });
  });

  it('stands as it was once the campaign is over, and is nothing to goods without one', async ({
    market,
    shop,
  }) => {
    const { id, goodsId } = await aCampaign(shop);
    const { title } = (await findCampaign(db(market), id)) ?? {};
    await shop.seller.client.call('POST /seller/campaigns/stop', { id });
    const other = await aGoods(shop);
    await shop.seller.client.call('POST /seller/goods/state', {
      ids: [goodsId, other.id],
      state: 'off',
    });
    await market.settle();
    expect(await findCampaign(db(market), id)).toMatchObject({ title, isOnSale: true, state: 'stopped' });
  });
});
