/** Who pays when the team is over is never stuck: another team, a new one, or the money at once. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  aCampaign,
  aMember,
  anOperator,
  aShopFixture,
  getSandbox,
  getWalletCents,
  type Joined,
  join,
  type Market,
  type Member,
  payTrade,
  type ShopFixture,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, external, getBalance } from '../../ledger/index.ts';
import { capturePayment } from '../../payments/settlement/capture-payment.ts';
import { findCampaign } from '../campaigns/campaign-claims.queries.ts';
import { endDueTeams } from '../teams/end-teams.ts';
import { findTeam, lockTeams } from '../teams/team.queries.ts';

const atFirst = 100_000;

let shop: ShopFixture;
let campaign: TestCampaign;
it.beforeAll(async ({ market }) => {
  await getSandbox(market).behave('never');
});
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  campaign = await aCampaign(shop, { hours: 1 });
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const getTeam = (market: Market, { teamId }: Pick<Joined, 'teamId'>) => findTeam(market.context().db, teamId);
const claimed = async (market: Market) => (await findCampaign(market.context().db, campaign.id))?.claimed;
const order = ({ client, orderId }: Member) => client.call('GET /wanlshop/order/details', { id: orderId });
const spent = async (member: Member) => atFirst - (await getWalletCents(member));
const timeline = async (member: Member) => (await order(member)).timeline.map(({ event }) => event);
const listTitles = async (market: Market, { client }: Member) => {
  await market.settle();
  return (await client.call('GET /wanlshop/notice/list', { limit: 50 })).rows.map(({ title }) => title);
};

/** Places ten minutes before the end of the team, whose leader paid, and lets the end pass. */
async function aLateMember(
  market: Market,
  late?: 'move' | 'refund',
  traits: { leaderPays?: boolean } = {},
): Promise<Member> {
  const leader = await aMember(market, campaign, { pays: traits.leaderPays ?? true });
  await market.advance(50 * 60);
  const joining = { teamId: leader.teamId, pays: false, ...(late && { late }) };
  const member = await aMember(market, campaign, joining);
  await market.advance(10 * 60);
  return member;
}

describe('a payment that comes when the team is over', () => {
  it('opens a new team where none is open, as the market does by default', async ({ market }) => {
    const member = await aLateMember(market);
    expect(await getTeam(market, member)).toMatchObject({ state: 'fail' });
    await payTrade(member, member);
    const { team, state, late } = await order(member);
    expect({ state, late, team }).toMatchObject({
      state: 'pending_group',
      late: 'move',
      team: { state: 'start', paid: 1 },
    });
    expect(team?.id).not.toBe(member.teamId);
    expect(await timeline(member)).toContain('team_moved');
    expect(await spent(member)).toBe(990);
    expect(await claimed(market)).toBe(1);
    expect(await listTitles(market, member)).toContain('已转入其他团');
  });

  it('moves to the open team that ends first, and may make it whole', async ({ market }) => {
    const member = await aLateMember(market);
    const [sooner, later] = [await aMember(market, campaign), await aMember(market, campaign)];
    await payTrade(member, member);
    expect((await order(member)).team).toMatchObject({ id: sooner.teamId, state: 'success' });
    expect(await getTeam(market, later)).toMatchObject({ state: 'start', paid: 1 });
    expect((await order(sooner)).state).toBe('pending_shipment');
    expect(await listTitles(market, sooner)).toContain('拼团成功');
  });

  it('does not move to a team the person is in', async ({ market }) => {
    const member = await aLateMember(market);
    const own = await join(member, campaign);
    await payTrade(member, member);
    const { team } = await order(member);
    expect(team?.state).toBe('start');
    expect(team?.id).not.toBe(own.teamId);
  });

  it('goes back at once where that was chosen', async ({ market }) => {
    const member = await aLateMember(market, 'refund');
    await payTrade(member, member);
    expect(await order(member)).toMatchObject({
      state: 'closed',
      close_reason: 'group_failed',
      returned: '9.90',
      late: 'refund',
    });
    expect(await spent(member)).toBe(0);
    expect(await claimed(market)).toBe(0);
  });

  it('goes back at once where the campaign is stopped and no team is open', async ({ market }) => {
    const member = await aLateMember(market);
    await shop.seller.client.call('POST /seller/campaigns/stop', { id: campaign.id });
    await payTrade(member, member);
    expect(await order(member)).toMatchObject({ state: 'closed', returned: '9.90' });
    expect(await spent(member)).toBe(0);
  });

  it('goes back at once where the shop is suspended', async ({ market }) => {
    const member = await aLateMember(market);
    const { client } = await anOperator(market);
    await client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质过期' });
    await payTrade(member, member);
    expect(await order(member)).toMatchObject({ state: 'closed', returned: '9.90' });
  });

  it('moves on from a team that the market completed without it', async ({ market }) => {
    campaign = await aCampaign(shop, { hours: 1, auto_form: true });
    const member = await aLateMember(market);
    expect(await getTeam(market, member)).toMatchObject({ state: 'auto', paid: 1 });
    await payTrade(member, member);
    expect(await order(member)).toMatchObject({ state: 'pending_group', team: { state: 'start', paid: 1 } });
  });

  it('lapses unpaid without a trace in the team that ended', async ({ market }) => {
    const member = await aLateMember(market, undefined, { leaderPays: false });
    await market.advance(16 * 60);
    expect(await order(member)).toMatchObject({ state: 'closed', close_reason: 'unpaid' });
    expect(await getTeam(market, member)).toMatchObject({ state: 'fail', seatsTaken: 0 });
    expect(await claimed(market)).toBe(0);
  });
});

describe('a payment and the end in the same millisecond', () => {
  /** Sets the end of the team to this very moment, with the clock standing. */
  const endNow = async (market: Market, member: Member) => {
    const { db, clock } = market.context();
    await db.execute(sql`update teams set ends_at = ${clock.now()} where id = ${member.teamId}`);
  };

  it.for(['the payment', 'the end'] as const)(
    'come out one way when %s is first',
    async (first, { market }) => {
      const leader = await aMember(market, campaign);
      const member = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
      await endNow(market, member);
      const both = [() => payTrade(member, member), () => endDueTeams(market.context(), [member.teamId])];
      for (const act of first === 'the end' ? both.toReversed() : both) await act();
      expect(await getTeam(market, leader)).toMatchObject({ state: 'fail', paid: 1 });
      expect(await spent(leader)).toBe(0);
      expect(await order(member)).toMatchObject({
        state: 'pending_group',
        team: { state: 'start', paid: 1 },
      });
      expect(await spent(member)).toBe(990);
    },
  );

  it('come out so too when they race', async ({ market }) => {
    const leader = await aMember(market, campaign);
    const member = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
    await endNow(market, member);
    await Promise.all([
      payTrade(member, member),
      endDueTeams(market.context(), [member.teamId]),
      endDueTeams(market.context(), [member.teamId]),
    ]);
    expect(await getTeam(market, leader)).toMatchObject({
      state: 'fail',
      paid: 1,
      version: (await getTeam(market, leader))?.version,
    });
    expect([await spent(leader), await spent(member)]).toEqual([0, 990]);
  });
});

describe('a channel that calls back ten times', () => {
  const brought = async (market: Market) => -(await getBalance(market.context().db, external('sandbox')));

  it.for(['before the end', 'after the end'] as const)('is believed once, %s', async (when, { market }) => {
    const isLate = when === 'after the end';
    const member = isLate
      ? await aLateMember(market, 'refund')
      : await aMember(market, campaign, { pays: false });
    const before = await brought(market);
    const { payment_no } = await member.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: member.tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    );
    const arrived = {
      state: 'paid',
      cents: asCents(990),
      channelNo: '4200000001',
      paidAt: market.now(),
    } as const;
    const ten = Array.from({ length: 10 }, () => capturePayment(market.context(), payment_no, arrived));
    expect(new Set(await Promise.all(ten))).toEqual(new Set(['done']));
    expect(await brought(market)).toBe(before + 990);
    expect(await getWalletCents(member)).toBe(isLate ? atFirst + 990 : atFirst);
    expect((await order(member)).state).toBe(isLate ? 'closed' : 'pending_group');
    expect(await claimed(market)).toBe(isLate ? 0 : 1);
  });
});

describe('teams that cannot end together', () => {
  it('end each for itself, but for the one that cannot', async ({ market }) => {
    const [bad, good] = [await aMember(market, campaign), await aMember(market, campaign)];
    const { db, clock } = market.context();
    await db.execute(sql`update teams set ends_at = ${clock.now()} where campaign_id = ${campaign.id}`);
    await db.execute(
      sql.raw(`create function refuse_one() returns trigger language plpgsql as $$
      begin if new.id = ${bad.orderId} then raise exception 'no'; end if; return new; end $$`),
    );
    await db.execute(
      'create trigger refuse_one before update on orders for each row execute function refuse_one()',
    );
    await expect(endDueTeams(market.context(), [bad.teamId])).rejects.toThrow();
    await endDueTeams(market.context(), [good.teamId]);
    await db.execute('drop function refuse_one cascade');
    expect([(await getTeam(market, bad))?.state, (await getTeam(market, good))?.state]).toEqual([
      'start',
      'fail',
    ]);
    await endDueTeams(market.context(), [bad.teamId]);
    expect([await spent(bad), await spent(good)]).toEqual([0, 0]);
  });

  it('leave alone what somebody else is at', async ({ market }) => {
    const [held, free] = [await aMember(market, campaign), await aMember(market, campaign)];
    const { db, clock } = market.context();
    await db.execute(sql`update teams set ends_at = ${clock.now()} where campaign_id = ${campaign.id}`);
    await transact(market.context(), async (ctx) => {
      await lockTeams(ctx.db, [held.teamId]);
      await endDueTeams(market.context(), [free.teamId]);
    });
    expect([(await getTeam(market, held))?.state, (await getTeam(market, free))?.state]).toEqual([
      'start',
      'fail',
    ]);
    await endDueTeams(market.context(), [held.teamId]);
    await endDueTeams(market.context(), [held.teamId]);
    expect(await spent(held)).toBe(0);
  });
});
