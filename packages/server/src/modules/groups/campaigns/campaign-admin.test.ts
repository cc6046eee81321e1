import type { CallIn } from '@chengji/contract';
import {
  aBuyer,
  aCampaign,
  aMember,
  aShopFixture,
  getRefusalKey,
  join,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const list = (input: CallIn<'GET /seller/campaigns/list'> = {}) =>
  shop.seller.client.call('GET /seller/campaigns/list', input);
const ids = async (input: CallIn<'GET /seller/campaigns/list'>) =>
  (await list(input)).rows.map(({ id }) => id);
const stop = (id: number, reason = '') =>
  shop.seller.client.call('POST /seller/campaigns/stop', { id, reason });
const stopAsOperator = (operator: Person, id: number, reason = '图片与商品不符') =>
  operator.client.call('POST /platform/campaigns/stop', { id, reason });
const ladder = [
  [2, '9.00'],
  [3, '8.00'],
] as const;

describe('a shop’s campaigns', () => {
  it('are filtered by state and kind, each state with its count', async ({ market }) => {
    const coming = await aCampaign(shop, { starts_at: market.seconds() + hour });
    const ended = await aCampaign(shop, { ends_at: market.seconds() + 60 });
    await market.advance(61);
    const stopped = await aCampaign(shop);
    await stop(stopped.id);
    const running = await aCampaign(shop, { tiers: ladder });
    expect((await list()).counts).toEqual({ all: 4, draft: 0, coming: 1, running: 1, ended: 1, stopped: 1 });
    for (const [state, { id }] of Object.entries({ coming, ended, stopped, running })) {
      expect(await ids({ state: state as 'coming' })).toEqual([id]);
    }
    expect(await ids({ kind: 'ladder' })).toEqual([running.id]);
    expect(await list({ kind: 'ladder', state: 'coming' })).toMatchObject({ rows: [], total: 0 });
    expect((await list({ limit: 3 })).next).toBe('2');
    expect(await ids({ limit: 3, page: 2 })).toEqual([coming.id]);
  });

  it('are found by what their goods is called now', async ({ market }) => {
    const { id, goodsId } = await aCampaign(shop);
    const goods = await shop.seller.client.call('GET /seller/goods/details', { id: goodsId });
    const { state: _, ...form } = { ...goods, state: 'on' };
    await shop.seller.client.call('POST /seller/goods/save', {
      ...form,
      title: '春茶 100% 明前',
      title_en: 'Spring tea',
      category_id: shop.categoryId,
    });
    await market.settle();
    expect(await ids({ keyword: '明前' })).toEqual([id]);
    expect(await ids({ keyword: 'spring' })).toEqual([id]);
    expect(await ids({ keyword: '100%' })).toEqual([id]);
    expect(await ids({ keyword: '1%' })).toEqual([]);
  });

  it('stand in the order asked for', async ({ market }) => {
    const first = await aCampaign(shop, { ends_at: market.seconds() + 2 * hour });
    const second = await aCampaign(shop, { ends_at: market.seconds() + hour });
    const third = await aCampaign(shop);
    await join(await aBuyer(market), first, { number: 2 });
    expect(await ids({ sort: 'new' })).toEqual([third.id, second.id, first.id]);
    expect(await ids({ sort: 'old' })).toEqual([first.id, second.id, third.id]);
    expect(await ids({ sort: 'ends' })).toEqual([second.id, first.id, third.id]);
    expect((await ids({ sort: 'claimed' }))[0]).toBe(first.id);
  });

  it('are the shop’s own, and the operator’s to see', async ({ market, operator }) => {
    const { id } = await aCampaign(shop);
    const elsewhere = (await aShopFixture(market)).seller.client;
    expect((await elsewhere.call('GET /seller/campaigns/list')).rows).toEqual([]);
    for (const call of ['details', 'teams'] as const) {
      expect(await getRefusalKey(elsewhere.call(`GET /seller/campaigns/${call}`, { id }))).toBe(
        'common.not_found',
      );
    }
    for (const call of ['stop', 'delete'] as const) {
      expect(await getRefusalKey(elsewhere.call(`POST /seller/campaigns/${call}`, { id }))).toBe(
        'common.not_found',
      );
    }
    const { rows } = await operator.client.call('GET /platform/campaigns/list', {
      shop_id: shop.id,
    });
    expect(rows.map((row) => [row.id, row.shop.id])).toEqual([[id, shop.id]]);
    const all = await operator.client.call('GET /platform/campaigns/list', {});
    expect(all.total).toBeGreaterThan(1);
    expect(await operator.client.call('GET /platform/campaigns/details', { id })).not.toHaveProperty('costs');
  });
});

describe('the teams of a campaign', () => {
  it('are listed with their members by order, the leader first and who has paid', async ({
    market,
    operator,
  }) => {
    const campaign = await aCampaign(shop, { tiers: ladder });
    const leader = await aMember(market, campaign);
    const second = await aMember(market, campaign, { teamId: leader.teamId, number: 2, pays: false });
    const other = await aMember(market, campaign);
    const teams = (input: object = {}) =>
      shop.seller.client.call('GET /seller/campaigns/teams', { id: campaign.id, ...input });
    const { rows, total } = await teams();
    expect([total, rows.map(({ id }) => id)]).toEqual([2, [other.teamId, leader.teamId]]);
    const order = await leader.client.call('GET /wanlshop/order/details', { id: leader.orderId });
    expect(rows[1]).toMatchObject({
      state: 'start',
      size: 3,
      seats_taken: 2,
      paid: 1,
      lacking: 1,
      opened_at: expect.closeTo(market.seconds(), -1),
      members: [
        {
          nickname: leader.username,
          leader: true,
          paid: true,
          number: 1,
          order_id: leader.orderId,
          order_no: order.order_no,
        },
        { nickname: second.username, leader: false, paid: false, order_id: second.orderId, number: 2 },
      ],
    });
    expect((await teams({ limit: 1 })).next).toBe('2');
    expect((await teams({ state: 'success' })).rows).toEqual([]);
    const seen = await operator.client.call('GET /platform/campaigns/teams', { id: campaign.id });
    expect(seen.rows).toEqual(rows);
  });

  it('that are over show only who paid', async ({ market }) => {
    const campaign = await aCampaign(shop);
    const leader = await aMember(market, campaign, { pays: false });
    const paid = await aMember(market, campaign, { teamId: leader.teamId });
    await market.advance(25 * hour);
    const { rows } = await shop.seller.client.call('GET /seller/campaigns/teams', { id: campaign.id });
    expect(rows[0]).toMatchObject({ state: 'fail', members: [{ order_id: paid.orderId, leader: true }] });
    expect((await list()).rows[0]?.teams).toEqual({ start: 0, success: 0, fail: 1, auto: 0 });
  });
});

describe('a campaign that is stopped', () => {
  it('opens no more teams, while those that are open may still be joined', async ({ market }) => {
    const campaign = await aCampaign(shop);
    const { teamId } = await aMember(market, campaign);
    await stop(campaign.id, '库存不足');
    expect(await getRefusalKey(join(await aBuyer(market), campaign))).toBe('groups.campaign_over');
    await aMember(market, campaign, { teamId });
    expect((await list()).rows[0]).toMatchObject({
      state: 'stopped',
      stop_reason: '库存不足',
      teams: { success: 1 },
    });
    expect(await getRefusalKey(stop(campaign.id))).toBe('groups.campaign_over');
  });

  it('by the operator says why to its shop, and is in the audit log', async ({ market, operator }) => {
    const { id, goodsId } = await aCampaign(shop);
    await stopAsOperator(operator, id);
    expect((await list()).rows[0]).toMatchObject({ state: 'stopped', stop_reason: '图片与商品不符' });
    const { campaign } = await market.client().call('GET /wanlshop/groups/goods', { id: goodsId });
    expect(campaign).toBeNull();
    const audit = { subject: 'campaign', limit: 1 };
    expect((await operator.client.call('GET /platform/audit/list', audit)).rows[0]).toMatchObject({
      before: { state: 'running' },
      after: { state: 'stopped', reason: '图片与商品不符' },
    });
    expect(await getRefusalKey(stopAsOperator(operator, id))).toBe('groups.campaign_over');
    expect(await getRefusalKey(stopAsOperator(operator, id + 1_000_000))).toBe('common.not_found');
  });

  it('makes room for the next one of its goods', async () => {
    const { id, item } = await aCampaign(shop);
    await stop(id);
    const tiers = [{ size: 3, prices: [{ sku_id: item.sku_id, price: '8.00' }] }];
    const next = { goods_id: item.goods_id, kind: 'ordinary', tiers } as const;
    expect((await shop.seller.client.call('POST /seller/campaigns/save', next)).id).toBeGreaterThan(id);
  });
});

describe('a draft', () => {
  const remove = (id: number) => shop.seller.client.call('POST /seller/campaigns/delete', { id });

  it('can be thrown away; what was once on offer stays', async () => {
    const { id, item } = await aCampaign(shop);
    expect(await getRefusalKey(remove(id))).toBe('groups.already_started');
    const tiers = [{ size: 3, prices: [{ sku_id: item.sku_id, price: '8.00' }] }];
    const draft = { goods_id: item.goods_id, kind: 'ordinary', tiers, draft: true } as const;
    const saved = await shop.seller.client.call('POST /seller/campaigns/save', draft);
    expect(await getRefusalKey(stop(saved.id))).toBe('groups.campaign_over');
    await remove(saved.id);
    expect(await getRefusalKey(remove(saved.id))).toBe('common.not_found');
    expect(await ids({})).toEqual([id]);
  });
});
