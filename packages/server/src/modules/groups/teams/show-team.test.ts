import {
  aBuyer,
  aCampaign,
  aMember,
  aShopper,
  getRefusalKey,
  join,
  type Market,
  openSocket,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const hour = 3_600;

const it = marketTest.extend('marketOptions', { environment: { READ_CACHE_MS: '2000' } });

/** So many seconds from about now. */
const soon = (market: Market, seconds: number) => expect.closeTo(market.seconds() + seconds, -1);
const page = (market: Market, id: number, client = market.client()) =>
  client.call('GET /wanlshop/groups/team', { id });
const offered = (market: Market, { goodsId }: TestCampaign, client = market.client()) =>
  client.call('GET /wanlshop/groups/goods', { id: goodsId });
const ladder = [
  [2, '9.00'],
  [4, '8.00'],
] as const;

describe('a team’s page', () => {
  it('shows its steps, its goods and who is in it, to anyone who has its number', async ({
    market,
    shop,
  }) => {
    const campaign = await aCampaign(shop, { tiers: ladder, auto_form: true });
    const leader = await aMember(market, campaign);
    const second = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
    expect(await page(market, leader.teamId)).toMatchObject({
      id: leader.teamId,
      campaign_id: campaign.id,
      kind: 'ladder',
      state: 'start',
      size: 4,
      seats_taken: 2,
      paid: 1,
      lacking: 1,
      ends_at: soon(market, 24 * hour),
      ended_at: null,
      settled: null,
      tiers: [
        { size: 2, price: '9.00', prices: [{ sku_id: campaign.item.sku_id, price: '9.00' }] },
        { size: 4, price: '8.00', prices: [{ sku_id: campaign.item.sku_id, price: '8.00' }] },
      ],
      members: [
        { nickname: leader.username, leader: true, paid: true, me: false, joined_at: soon(market, 0) },
        { nickname: second.username, leader: false, paid: false, me: false },
      ],
      goods: { id: campaign.goodsId, single_price: '12.30', shop: { id: shop.id } },
      formed: 0,
      auto_form: true,
      ship_within_hours: 48,
      mine: null,
      can_join: true,
    });
  });

  it('knows its member and the order that member placed', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { tiers: ladder });
    const leader = await aMember(market, campaign);
    const own = await page(market, leader.teamId, leader.client);
    expect(own.members[0]?.me).toBe(true);
    expect(own).toMatchObject({
      mine: { order_id: leader.orderId, trade_no: leader.tradeNo, state: 'pending_group', paid: true },
      can_join: false,
    });
    const stranger = await page(market, leader.teamId, (await aShopper(market)).client);
    expect(stranger).toMatchObject({ mine: null, can_join: true });
  });

  it('promises its members what held when they joined, and others what holds now', async ({
    market,
    shop,
  }) => {
    const leader = await aMember(market, await aCampaign(shop));
    const { settings } = market.server.kernel.services;
    await settings.save(market.server.kernel.systemContext(), 'orders.ship_within_hours', 72);
    expect((await page(market, leader.teamId, leader.client)).ship_within_hours).toBe(48);
    expect((await page(market, leader.teamId, (await aShopper(market)).client)).ship_within_hours).toBe(72);
    await settings.save(market.server.kernel.systemContext(), 'orders.ship_within_hours', 48);
  });

  it('says at what step it ended, with those who paid', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { tiers: ladder });
    const { teamId } = await aMember(market, campaign);
    await aMember(market, campaign, { teamId });
    const late = await aMember(market, campaign, { teamId, pays: false });
    await market.advance(25 * hour);
    const over = await page(market, teamId);
    expect(over).toMatchObject({
      state: 'success',
      settled: { size: 2, price: '9.00', filled: 0 },
      lacking: 0,
      can_join: false,
      formed: 2,
      paid: 2,
      seats_taken: 2,
    });
    expect(over.members.map(({ nickname }) => nickname)).not.toContain(late.username);
  });

  it('cannot be joined when it is full, or its goods is off sale or sold out', async ({ market, shop }) => {
    const full = await aCampaign(shop);
    const { teamId } = await aMember(market, full);
    await join(await aBuyer(market), full, { teamId });
    expect((await page(market, teamId)).can_join).toBe(false);
    const last = await aCampaign(shop, { stock: 1 });
    expect((await page(market, (await aMember(market, last)).teamId)).can_join).toBe(false);
    const gone = await aCampaign(shop);
    const waiting = await aMember(market, gone);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [gone.goodsId], state: 'off' });
    expect(await page(market, waiting.teamId)).toMatchObject({
      can_join: false,
      goods: { id: gone.goodsId },
    });
    expect(await getRefusalKey(page(market, waiting.teamId + 1_000_000))).toBe('common.not_found');
  });

  it('is never a moment old, however many look', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const { teamId } = await aMember(market, campaign);
    expect((await page(market, teamId)).paid).toBe(1);
    await aMember(market, campaign, { teamId });
    expect(await page(market, teamId)).toMatchObject({ paid: 2, state: 'success' });
  });
});

describe('who watches a team', () => {
  const watch = (market: Market, id: number, client_id: string) =>
    market.client().call('POST /wanlshop/groups/watch', { id, client_id });

  it('receives every join and payment over an open socket', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const { teamId } = await aMember(market, campaign);
    const [socket, other] = [await openSocket(market), await openSocket(market)];
    await watch(market, teamId, socket.clientId);
    await watch(market, (await aMember(market, campaign)).teamId, other.clientId);
    await aMember(market, campaign, { teamId });
    expect(await socket.hear('team')).toMatchObject({ team_id: teamId });
    const versions = socket.frames.flatMap((frame) => (frame.type === 'team' ? [frame.version] : []));
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(other.frames.some(({ type }) => type === 'team')).toBe(false);
    for (const one of [socket, other]) one.close();
  });

  it('needs a team and a socket that are there', async ({ market, shop }) => {
    const { teamId } = await aMember(market, await aCampaign(shop));
    const socket = await openSocket(market);
    expect(await getRefusalKey(watch(market, teamId + 1_000_000, socket.clientId))).toBe('common.not_found');
    expect(await getRefusalKey(watch(market, teamId, 'nobody'))).toBe('common.not_found');
    socket.close();
  });
});

describe('what a goods’ page offers', () => {
  it('is the campaign with the teams one can join, those that want fewest first', async ({
    market,
    shop,
  }) => {
    const campaign = await aCampaign(shop, { tiers: [[4, '9.90']], per_person: 1, stock: 9 });
    const [first, nearer] = [await aMember(market, campaign), await aMember(market, campaign)];
    const joined = await aMember(market, campaign, { teamId: nearer.teamId });
    await aMember(market, campaign, { pays: false });
    expect(await offered(market, campaign)).toMatchObject({
      campaign: { id: campaign.id, state: 'running', left: 5, per_person: 1 },
      teams: [
        {
          id: nearer.teamId,
          lacking: 2,
          paid: 2,
          members: [{ nickname: nearer.username }, { nickname: joined.username }],
        },
        { id: first.teamId, lacking: 3 },
      ],
      open_teams: 2,
      mine: null,
    });
  });

  it('names the open team one is in, and leaves it out of those to join', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const [own, other] = [await aMember(market, campaign), await aMember(market, campaign)];
    const { teams, mine } = await offered(market, campaign, own.client);
    expect([mine, teams.map(({ id }) => id)]).toEqual([own.teamId, [other.teamId]]);
    await aMember(market, campaign, { teamId: own.teamId });
    expect((await offered(market, campaign, own.client)).mine).toBeNull();
  });

  it('is nothing without a campaign', async ({ market }) => {
    expect(await market.client().call('GET /wanlshop/groups/goods', { id: 9_999_999 })).toEqual({
      campaign: null,
      teams: [],
      open_teams: 0,
      mine: null,
    });
  });

  it('is seen at once when it is new or stopped, also where answers are kept for a moment', async ({
    market,
    shop,
  }) => {
    const campaign = await aCampaign(shop);
    const goods = () => market.client().call('GET /wanlshop/goods/details', { id: campaign.goodsId });
    expect((await goods()).campaign?.id).toBe(campaign.id);
    expect((await offered(market, campaign)).campaign?.id).toBe(campaign.id);
    await shop.seller.client.call('POST /seller/campaigns/stop', { id: campaign.id });
    expect((await goods()).campaign).toBeNull();
    expect((await offered(market, campaign)).campaign).toBeNull();
  });
});
