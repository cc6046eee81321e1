import type { CallIn } from '@chengji/contract';
import {
  aBuyer,
  aCampaign,
  aCategory,
  aMember,
  anOperator,
  aShopFixture,
  everyPage,
  getRefusalKey,
  join,
  type Market,
  payTrade,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const list = (market: Market, input: CallIn<'GET /wanlshop/groups/list'> = {}) =>
  market.client().call('GET /wanlshop/groups/list', { shop_id: shop.id, ...input });
const ids = async (market: Market, input: CallIn<'GET /wanlshop/groups/list'> = {}) =>
  (await list(market, input)).rows.map((row) => row.campaign_id);
const ladder = [
  [2, '9.00'],
  [3, '8.00'],
] as const;

describe('the group list', () => {
  it('shows a goods with its single price, its steps and the team that wants fewest', async ({ market }) => {
    const campaign = await aCampaign(shop, { tiers: [[4, '9.90']] });
    await aMember(market, campaign);
    const { teamId } = await aMember(market, campaign);
    await aMember(market, campaign, { teamId });
    await aMember(market, campaign, { teamId, pays: false });
    const goods = await market.client().call('GET /wanlshop/goods/details', { id: campaign.goodsId });
    const team = await market.client().call('GET /wanlshop/groups/team', { id: teamId });
    const { rows } = await list(market);
    expect(rows).toEqual([
      {
        campaign_id: campaign.id,
        kind: 'ordinary',
        formed: 0,
        ends_at: null,
        goods: {
          id: campaign.goodsId,
          title: goods.title,
          image: goods.images[0],
          ratio: '1:1',
          single_price: '12.30',
          tags: [],
          in_stock: true,
          shop: { id: shop.id, name: goods.shop.name, type: goods.shop.type },
        },
        tiers: [{ size: 4, price: '9.90' }],
        nearest: { team_id: teamId, lacking: 2, size: 4, paid: 2, ends_at: team.ends_at },
      },
    ]);
  });

  it('keeps kinds apart, and says of a ladder past its first step that it lacks none', async ({ market }) => {
    const [ordinary, steps] = [await aCampaign(shop), await aCampaign(shop, { tiers: ladder })];
    const { teamId } = await aMember(market, steps);
    await aMember(market, steps, { teamId });
    expect(await ids(market)).toEqual([ordinary.id]);
    const { rows } = await list(market, { kind: 'ladder' });
    expect(rows[0]).toMatchObject({
      campaign_id: steps.id,
      tiers: [{ price: '9.00' }, { price: '8.00' }],
      nearest: { lacking: 0, size: 3, paid: 2 },
    });
  });

  it('sends nobody to a team that is full, over, or where nobody has paid', async ({ market }) => {
    const campaign = await aCampaign(shop);
    await aMember(market, campaign, { pays: false });
    expect((await list(market)).rows[0]?.nearest).toBeNull();
    const { teamId } = await aMember(market, campaign);
    expect((await list(market)).rows[0]?.nearest?.team_id).toBe(teamId);
    await aMember(market, campaign, { teamId, pays: false });
    expect((await list(market)).rows[0]?.nearest).toBeNull();
    await market.advance(25 * hour);
    expect((await list(market)).rows[0]?.nearest).toBeNull();
  });

  it('is of goods that can be bought now: running, on sale, with something left of their share', async ({
    market,
  }) => {
    const running = await aCampaign(shop);
    await aCampaign(shop, { starts_at: market.seconds() + 100 * hour });
    const ending = await aCampaign(shop, { ends_at: market.seconds() + hour });
    const sold = await aCampaign(shop, { stock: 1 });
    await join(await aBuyer(market), sold);
    expect(await ids(market)).toEqual([ending.id, running.id]);
    await market.advance(hour);
    expect(await ids(market)).toContain(running.id);
    expect(await ids(market)).not.toContain(ending.id);
    const { seller } = shop;
    await seller.client.call('POST /seller/goods/state', { ids: [running.goodsId], state: 'off' });
    expect(await ids(market)).not.toContain(running.id);
    await market.settle();
    await seller.client.call('POST /seller/goods/state', { ids: [running.goodsId], state: 'on' });
    await market.settle();
    expect(await ids(market)).toContain(running.id);
  });

  it('leaves out a shop that is suspended, and takes it back', async ({ market }) => {
    const operator = await anOperator(market);
    const { id } = await aCampaign(shop);
    const suspended = { id: shop.id };
    await operator.client.call('POST /platform/shops/suspend', { ...suspended, reason: '资质过期' });
    await market.settle();
    expect(await ids(market)).toEqual([]);
    await operator.client.call('POST /platform/shops/resume', suspended);
    await market.settle();
    expect(await ids(market)).toEqual([id]);
  });

  it('puts first what sold most to teams, page by page', async ({ market }) => {
    const campaigns = [];
    for (let made = 0; made < 5; made += 1) campaigns.push(await aCampaign(shop));
    const [, favourite] = campaigns;
    if (!favourite) throw new Error('no campaign');
    const { teamId } = await aMember(market, favourite);
    await aMember(market, favourite, { teamId });
    const rows = await everyPage((after) => list(market, { limit: 2, ...after }));
    const seen = rows.map((row) => row.campaign_id);
    const rest = campaigns.map(({ id }) => id).filter((id) => id !== favourite.id);
    expect(seen).toEqual([favourite.id, ...rest.toReversed()]);
    const wrong = market.client().call('GET /wanlshop/groups/list', { cursor: 'bm8' });
    expect(await getRefusalKey(wrong)).toBe('common.bad_cursor');
  });

  it('is narrowed by a category, with goods at any level below it', async ({ market }) => {
    const top = await aCategory(market);
    const leaf = await aCategory(market, top);
    const below = { ...shop, categoryId: leaf };
    const [inside, outside] = [await aCampaign(below), await aCampaign(shop)];
    const anywhere = async (category_id: number) =>
      (await market.client().call('GET /wanlshop/groups/list', { category_id })).rows.map(
        (row) => row.campaign_id,
      );
    expect(await anywhere(top)).toEqual([inside.id]);
    expect(await anywhere(leaf)).toEqual([inside.id]);
    expect(await ids(market, { category_id: shop.categoryId })).toEqual([outside.id]);
    expect(await anywhere(9_999_999)).toEqual([]);
  });
});

describe('the head of the group list', () => {
  const overview = (market: Market) => market.client(null, 'en').call('GET /wanlshop/groups/overview');

  it('counts the people whose team formed today, and forgets them at midnight', async ({ market }) => {
    const before = (await overview(market)).formed_today;
    const campaign = await aCampaign(shop);
    const leader = await aMember(market, campaign);
    expect((await overview(market)).formed_today).toBe(before);
    await aMember(market, campaign, { teamId: leader.teamId });
    const head = await overview(market);
    expect(head.formed_today).toBe(before + 2);
    expect(head.avatars.length).toBeGreaterThanOrEqual(2);
    await market.advance(24 * hour);
    expect(await overview(market)).toMatchObject({ formed_today: 0, avatars: [] });
  });

  it('names the top categories that have something, in the language asked for', async ({ market }) => {
    const top = await aCategory(market, null, '茶');
    const leaf = await aCategory(market, top);
    const named = async () => (await overview(market)).categories.find(({ id }) => id === top);
    expect(await named()).toBeUndefined();
    const { id } = await aCampaign({ ...shop, categoryId: leaf });
    expect((await named())?.name).toMatch(/^Category \d+$/);
    await shop.seller.client.call('POST /seller/campaigns/stop', { id });
    expect(await named()).toBeUndefined();
  });
});

describe('one’s own teams', () => {
  it('are listed newest first with the order placed for each', async ({ market }) => {
    const [first, second] = [await aCampaign(shop), await aCampaign(shop)];
    const buyer = await aBuyer(market);
    const joined = await join(buyer, first);
    const other = await join(buyer, second);
    await payTrade(buyer, joined);
    const mine = (input: object = {}) => buyer.client.call('GET /wanlshop/groups/mine', input);
    const { rows } = await mine();
    expect(rows).toMatchObject([
      { id: other.teamId, order_id: other.orderId, trade_no: other.tradeNo, is_paid: false, paid: 0 },
      { id: joined.teamId, order_id: joined.orderId, is_paid: true, paid: 1, lacking: 1 },
    ]);
    expect(rows[1]?.goods).toMatchObject({ id: first.goodsId, single_price: '12.30' });
    const { next } = await mine({ limit: 1 });
    expect((await mine({ limit: 1, cursor: next ?? '' })).rows.map(({ id }) => id)).toEqual([joined.teamId]);
    await buyer.client.call('POST /wanlshop/order/cancel', { id: other.orderId });
    expect((await mine()).rows.map(({ id }) => id)).toEqual([joined.teamId]);
    await market.advance(25 * hour);
    expect((await mine({ state: 'fail' })).rows.map(({ id }) => id)).toEqual([joined.teamId]);
    expect((await mine({ state: 'start' })).rows).toEqual([]);
  });

  it('are nobody else’s', async ({ market }) => {
    await aMember(market, await aCampaign(shop));
    const stranger = await aBuyer(market);
    expect((await stranger.client.call('GET /wanlshop/groups/mine')).rows).toEqual([]);
    expect(await getRefusalKey(market.client().call('GET /wanlshop/groups/mine'))).toBe(
      'common.login_required',
    );
  });
});
