/** Every way a team may end, each with what its members paid and got back, to the cent. */

import {
  aBuyer,
  aCampaign,
  aMember,
  getRefusalKey,
  getWalletCents,
  type Joined,
  join,
  type Market,
  type Member,
  payTrade,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform } from '../../ledger/index.ts';
import { findCampaign } from '../campaigns/campaign-claims.queries.ts';
import { findTeam } from './team.queries.ts';

const minute = 60;
const hour = 3_600;
const atFirst = 100_000;
const steps = [
  [2, '9.00'],
  [3, '8.00'],
  [5, '6.50'],
] as const;

it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const getTeam = (market: Market, { teamId }: Pick<Joined, 'teamId'>) => findTeam(market.context().db, teamId);
const getClaims = async (market: Market, campaign: TestCampaign) => {
  const { claimed, formed } = (await findCampaign(market.context().db, campaign.id)) ?? {};
  return { claimed, formed };
};
const order = ({ client, orderId }: Member) => client.call('GET /wanlshop/order/details', { id: orderId });
const stock = async (market: Market, { goodsId }: TestCampaign) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: goodsId })).skus[0]?.stock;
const spent = async (member: Member) => atFirst - (await getWalletCents(member));
const held = (market: Market) => getBalance(market.context().db, platform('escrow'));
const cancel = ({ client, orderId }: Member) => client.call('POST /wanlshop/order/cancel', { id: orderId });

/** The first opens a team and the others join it; so many pay, in the order they came. */
async function aTeam(market: Market, campaign: TestCampaign, size: number, paying = size): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < size; index += 1) {
    const [leader] = members;
    const joining = leader ? { teamId: leader.teamId } : {};
    members.push(await aMember(market, campaign, { ...joining, pays: index < paying }));
  }
  return members;
}
const [leads, joins] = [0, 1];
const at = (members: readonly Member[], index: number): Member => {
  const member = members[index];
  if (!member) throw new Error(`no member ${index}`);
  return member;
};
const timeline = async (member: Member) =>
  (await order(member)).timeline.map(({ event, done }) => (done ? event : `${event}?`));

describe('an ordinary team', () => {
  it('succeeds with its last payment, and its orders go to the shop', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const before = await held(market);
    const members = await aTeam(market, campaign, 2);
    expect(await getTeam(market, at(members, leads))).toMatchObject({
      state: 'success',
      paid: 2,
      seatsTaken: 2,
      settledTier: 0,
      filled: 0,
    });
    for (const member of members) {
      expect(await order(member)).toMatchObject({
        state: 'pending_shipment',
        returned: '0.00',
        team: { state: 'success', lacking: 0, settled: { size: 2, price: '9.90', filled: 0 } },
      });
      expect(await spent(member)).toBe(990);
    }
    expect(await held(market)).toBe(before + 1_980);
    expect(await getClaims(market, campaign)).toEqual({ claimed: 2, formed: 2 });
    expect(await stock(market, campaign)).toBe(98);
  });

  it('shows those who paid in the list of orders, the first of them first', async ({ market, shop }) => {
    const members = await aTeam(market, await aCampaign(shop, { tiers: [[4, '9.90']] }), 3, 2);
    const { rows } = await at(members, joins).client.call('GET /wanlshop/order/list', {});
    const paid = [at(members, leads), at(members, joins)];
    expect(rows[0]?.team?.faces.map(({ nickname }) => nickname)).toEqual(
      paid.map(({ username }) => username),
    );
  });

  it('shows those who paid to a shopper who is about to join', async ({ market, shop, shopper }) => {
    const campaign = await aCampaign(shop, { tiers: [[4, '9.90']] });
    const leader = at(await aTeam(market, campaign, 2, 1), leads);
    const { group } = await shopper.client.call('POST /wanlshop/order/quote', {
      type: 'group',
      items: [{ ...campaign.item, number: 1 }],
      team_id: (await order(leader)).team_id ?? 0,
    });
    expect(group?.team?.faces.map(({ nickname }) => nickname)).toEqual([leader.username]);
  });

  it('is not shipped before it succeeds, and shows when it ends', async ({ market, shop }) => {
    const leader = await aMember(market, await aCampaign(shop));
    expect(await order(leader)).toMatchObject({
      state: 'pending_group',
      team: { state: 'start', lacking: 1, paid: 1, seats_taken: 1 },
      deadlines: [{ event: 'team_ends' }],
    });
    expect(await timeline(leader)).toEqual(['placed', 'paid', 'team_joined', 'team_ends?']);
    const shipment = { order_id: leader.orderId, carrier: 'SF', tracking_no: 'SF1234567890123' };
    expect(await getRefusalKey(shop.seller.client.call('POST /seller/orders/ship', shipment))).toBe(
      'orders.waits_for_team',
    );
  });

  it('fails at its time when it is short, and everyone has all their money, once', async ({
    market,
    shop,
  }) => {
    const campaign = await aCampaign(shop, { tiers: [[3, '9.90']] });
    const members = await aTeam(market, campaign, 2);
    await market.advance(24 * hour);
    expect(await getTeam(market, at(members, leads))).toMatchObject({
      state: 'fail',
      paid: 2,
      settledTier: null,
    });
    for (const member of members) {
      expect(await order(member)).toMatchObject({
        state: 'closed',
        close_reason: 'group_failed',
        returned: '9.90',
      });
      expect(await timeline(member)).toContain('team_failed');
      expect(await spent(member)).toBe(0);
    }
    expect(await getClaims(market, campaign)).toEqual({ claimed: 0, formed: 0 });
    expect(await stock(market, campaign)).toBe(100);
  });

  it('is completed by the market where that was promised and one paid', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { tiers: [[5, '9.90']], auto_form: true });
    const members = await aTeam(market, campaign, 3, 1);
    await market.advance(24 * hour);
    expect(await getTeam(market, at(members, leads))).toMatchObject({
      state: 'auto',
      paid: 1,
      settledTier: 0,
      filled: 4,
    });
    expect(await order(at(members, leads))).toMatchObject({
      state: 'pending_shipment',
      team: { settled: { size: 5, price: '9.90', filled: 4 } },
    });
    expect(await order(at(members, joins))).toMatchObject({ state: 'closed', close_reason: 'unpaid' });
    expect(await getClaims(market, campaign)).toEqual({ claimed: 1, formed: 1 });
  });

  it('fails when nobody paid, even where the market completes teams', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { auto_form: true });
    const leader = await aMember(market, campaign, { pays: false });
    await market.advance(24 * hour);
    expect(await getTeam(market, leader)).toMatchObject({ state: 'fail', paid: 0, seatsTaken: 0 });
    expect(await getClaims(market, campaign)).toEqual({ claimed: 0, formed: 0 });
  });
});

describe('a ladder team', () => {
  it.for([
    { paid: 2, returned: 0, tier: 0 },
    { paid: 3, returned: 100, tier: 1 },
    { paid: 4, returned: 100, tier: 1 },
  ])(
    'of $paid at its time pays the tier it reached, and the difference goes back',
    async (reached, { market, shop }) => {
      const campaign = await aCampaign(shop, { tiers: steps });
      const before = await held(market);
      const members = await aTeam(market, campaign, reached.paid);
      expect(await spent(at(members, leads))).toBe(900);
      await market.advance(24 * hour);
      expect(await getTeam(market, at(members, leads))).toMatchObject({
        state: 'success',
        settledTier: reached.tier,
      });
      for (const member of members) {
        expect(await spent(member)).toBe(900 - reached.returned);
        expect((await order(member)).state).toBe('pending_shipment');
        expect((await timeline(member)).includes('returned')).toBe(reached.returned > 0);
      }
      expect(await held(market)).toBe(before + reached.paid * (900 - reached.returned));
    },
  );

  it('that is whole ends at once at its top tier', async ({ market, shop }) => {
    const members = await aTeam(market, await aCampaign(shop, { tiers: steps }), 5);
    expect(await getTeam(market, at(members, leads))).toMatchObject({
      state: 'success',
      settledTier: 2,
      paid: 5,
    });
    for (const member of members) expect(await spent(member)).toBe(650);
  });

  it('below its first tier fails, or is completed at the first tier', async ({ market, shop }) => {
    const [failing] = await aTeam(market, await aCampaign(shop, { tiers: steps }), 1);
    const [completed] = await aTeam(market, await aCampaign(shop, { tiers: steps, auto_form: true }), 1);
    await market.advance(24 * hour);
    if (!failing || !completed) throw new Error('no members');
    expect([await spent(failing), await spent(completed)]).toEqual([0, 900]);
    expect(await getTeam(market, completed)).toMatchObject({ state: 'auto', settledTier: 0, filled: 1 });
  });

  it('returns the difference for every piece', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { tiers: steps });
    const leader = await aMember(market, campaign, { number: 3 });
    for (let more = 0; more < 2; more += 1) await aMember(market, campaign, { teamId: leader.teamId });
    await market.advance(24 * hour);
    expect(await spent(leader)).toBe(3 * 800);
    expect(await order(leader)).toMatchObject({ returned: '3.00', payable: '27.00' });
    expect(await getClaims(market, campaign)).toEqual({ claimed: 5, formed: 5 });
  });
});

describe('a seat', () => {
  it('is free again when its order is cancelled, and the next member leads', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const [leader, member] = await aTeam(market, campaign, 2, 0);
    if (!leader || !member) throw new Error('no members');
    await cancel(leader);
    expect(await getTeam(market, member)).toMatchObject({ state: 'start', seatsTaken: 1 });
    const { endsAt } = (await getTeam(market, member)) ?? {};
    await payTrade(member, member);
    const next = await aMember(market, campaign, { teamId: member.teamId });
    expect(await getTeam(market, next)).toMatchObject({ state: 'success', endsAt });
    expect(await getClaims(market, campaign)).toEqual({ claimed: 2, formed: 2 });
  });

  it('is free again when nobody paid in time, without a trace in the limits', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { per_person: 1, stock: 2 });
    const leader = await aMember(market, campaign, { pays: false });
    await market.advance(16 * minute);
    expect(await order(leader)).toMatchObject({ state: 'closed', close_reason: 'unpaid' });
    expect(await getTeam(market, leader)).toMatchObject({ state: 'start', seatsTaken: 0 });
    const again = await join(leader, campaign, { teamId: leader.teamId });
    await payTrade(leader, again);
    expect(await getClaims(market, campaign)).toEqual({ claimed: 1, formed: 0 });
  });

  it('of a paid member stays: the order cannot be cancelled', async ({ market, shop }) => {
    const leader = await aMember(market, await aCampaign(shop));
    expect(await getRefusalKey(cancel(leader))).toBe('orders.state_changed');
  });
});

describe('joining', () => {
  it('is refused to a member, and where the team is full or over', async ({ market, shop }) => {
    const campaign = await aCampaign(shop);
    const leader = await aMember(market, campaign);
    expect(await getRefusalKey(join(leader, campaign, leader))).toBe('groups.already_in_team');
    const second = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
    const late = await aBuyer(market);
    expect(await getRefusalKey(join(late, campaign, leader))).toBe('groups.team_full');
    await payTrade(second, second);
    expect(await getRefusalKey(join(late, campaign, leader))).toBe('groups.team_over');
  });

  it('keeps to what one person may buy and to the share of the stock', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { per_person: 3, stock: 4 });
    const leader = await aMember(market, campaign, { number: 2 });
    expect(await getRefusalKey(join(leader, campaign, { number: 2 }))).toBe('groups.person_limit');
    await join(leader, campaign, { number: 1 });
    const other = await aBuyer(market);
    expect(await getRefusalKey(join(other, campaign, { number: 2 }))).toBe('groups.sold_out');
    await join(other, campaign, { teamId: leader.teamId });
    expect(await getClaims(market, campaign)).toEqual({ claimed: 4, formed: 0 });
  });

  it('is of one goods in one choice, by the kind and under the name it has', async ({ market, shop }) => {
    const [campaign, other] = [await aCampaign(shop), await aCampaign(shop, { tiers: steps })];
    const buyer = await aBuyer(market);
    const quote = (given: object) =>
      getRefusalKey(
        buyer.client.call('POST /wanlshop/order/quote', {
          type: 'group',
          items: [{ ...campaign.item, number: 1 }],
          campaign_id: campaign.id,
          ...given,
        }),
      );
    const both = [campaign.item, other.item].map((item) => ({ ...item, number: 1 }));
    expect(await quote({ items: both })).toBe('groups.one_goods_only');
    expect(await quote({ type: 'ladder' })).toBe('common.not_found');
    expect(await quote({ campaign_id: other.id })).toBe('common.not_found');
    expect(await quote({ campaign_id: undefined })).toBe('common.not_found');
    expect(await quote({ campaign_id: undefined, team_id: 999_999 })).toBe('common.not_found');
    const { teamId } = await aMember(market, other);
    expect(await quote({ team_id: teamId })).toBe('common.not_found');
  });

  it('goes on in an open team when its campaign is stopped, and no new team opens', async ({
    market,
    shop,
  }) => {
    const campaign = await aCampaign(shop);
    const leader = await aMember(market, campaign);
    await shop.seller.client.call('POST /seller/campaigns/stop', { id: campaign.id });
    expect(await getRefusalKey(join(await aBuyer(market), campaign))).toBe('groups.campaign_over');
    const second = await aMember(market, campaign, { teamId: leader.teamId });
    expect(await getTeam(market, second)).toMatchObject({ state: 'success' });
  });

  it('waits for a campaign to begin', async ({ market, shop }) => {
    const now = market.seconds();
    const campaign = await aCampaign(shop, { starts_at: now + hour });
    const buyer = await aBuyer(market);
    expect(await getRefusalKey(join(buyer, campaign))).toBe('groups.campaign_over');
    await market.advance(hour + 1);
    expect((await join(buyer, campaign)).teamId).toBeGreaterThan(0);
  });
});
