/** What is broken off halfway leaves every team, limit and cent as it was, and can be done again. */
import {
  aBuyer,
  aCampaign,
  aMember,
  type Buyer,
  getWalletCents,
  join,
  type Market,
  type Member,
  payTrade,
  type TestCampaign,
  whileWritesFail,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { endDueTeams } from '../teams/end-teams.ts';

const atFirst = 100_000;

let campaign: TestCampaign;
let buyer: Buyer;
it.beforeEach(async ({ market, shop }) => {
  campaign = await aCampaign(shop);
  buyer = await aBuyer(market);
  await market.settle();
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const rows = async (market: Market, statement: string) => (await market.context().db.execute(statement)).rows;
/** All there is of the campaign: its claims, its teams and seats, its stock, and its events in the outbox. */
const everything = async (market: Market) => ({
  campaign: await rows(market, `select claimed, formed, started_at from campaigns where id = ${campaign.id}`),
  buyers: await rows(
    market,
    `select * from campaign_buyers where campaign_id = ${campaign.id} order by 1, 2`,
  ),
  teams: await rows(market, `select * from teams where campaign_id = ${campaign.id} order by id`),
  seats: await rows(
    market,
    `select seats.* from seats join teams on teams.id = team_id
    where campaign_id = ${campaign.id} order by id`,
  ),
  orders: await rows(
    market,
    `select orders.* from orders join order_lines on order_id = orders.id
    where goods_id = ${campaign.goodsId} order by orders.id`,
  ),
  stock: await rows(market, `select stock from skus where id = ${campaign.item.sku_id}`),
  money: await rows(market, 'select * from ledger_balances order by 1'),
  transfers: await rows(market, 'select count(*) from ledger_transfers'),
  events: await rows(market, 'select count(*) from outbox'),
});

/** The work breaks off at the table and nothing has happened; then it is done after all. */
async function survive(
  market: Market,
  table: string,
  way: 'fails' | 'loses its connection',
  work: () => Promise<unknown>,
) {
  const before = await everything(market);
  await whileWritesFail(market, table, way, work);
  expect(await everything(market)).toEqual(before);
  await work();
}

const spent = async (person: Buyer) => atFirst - (await getWalletCents(person));
const state = async ({ client, orderId }: Member) =>
  (await client.call('GET /wanlshop/order/details', { id: orderId })).state;
const ways = ['fails', 'loses its connection'] as const;

describe.each(ways)('placing in a team that %s', (way) => {
  it.for(['teams', 'campaigns', 'campaign_buyers', 'seats', 'orders', 'order_log', 'outbox'])(
    'at its %s takes no seat and no pieces',
    async (table, { market }) => {
      const { teamId } = await aMember(market, campaign);
      await market.settle();
      await survive(market, table, way, () => join(buyer, campaign, { teamId }));
      expect(await rows(market, `select seats_taken from teams where id = ${teamId}`)).toEqual([
        { seats_taken: 2 },
      ]);
    },
  );
});

describe('opening a team that breaks off', () => {
  it.for(['teams', 'campaigns', 'campaign_buyers', 'seats', 'trades'])(
    'at its %s opens none',
    async (table, { market }) => {
      await survive(market, table, 'fails', () => join(buyer, campaign));
    },
  );
});

describe.each(ways)('the payment that forms a team and %s', (way) => {
  it.for(['seats', 'teams', 'campaigns', 'orders', 'order_log', 'ledger_entries', 'outbox'])(
    'at its %s takes no money and forms nothing',
    async (table, { market }) => {
      const leader = await aMember(market, campaign);
      const member = await aMember(market, campaign, { teamId: leader.teamId, pays: false });
      await market.settle();
      await survive(market, table, way, () => payTrade(member, member));
      expect([await state(leader), await state(member)]).toEqual(['pending_shipment', 'pending_shipment']);
      expect([await spent(leader), await spent(member)]).toEqual([990, 990]);
    },
  );
});

/** Their time is over now. */
const endsNow = async (market: Market, { teamId }: Member) => {
  const { db, clock } = market.context();
  await db.execute(`update teams set ends_at = '${clock.now().toISOString()}' where id = ${teamId}`);
};
const failing = [
  'teams',
  'campaigns',
  'campaign_buyers',
  'skus',
  'orders',
  'ledger_balances',
  'order_log',
  'outbox',
];

describe.each(ways)('the end of a team that fails, and %s', (way) => {
  it.for(failing)('at its %s gives nothing back by half', async (table, { market }) => {
    const leader = await aMember(market, campaign);
    await market.settle();
    await endsNow(market, leader);
    await survive(market, table, way, () => endDueTeams(market.context(), [leader.teamId]));
    expect([await state(leader), await spent(leader)]).toEqual(['closed', 0]);
  });
});

describe('the end of a ladder that breaks off', () => {
  it.for(['teams', 'orders', 'ledger_transfers', 'ledger_balances', 'outbox'])(
    'at its %s returns no difference by half',
    async (table, { market, shop }) => {
      const tiers = [
        [2, '9.00'],
        [3, '8.00'],
        [5, '6.50'],
      ] as const;
      campaign = await aCampaign(shop, { tiers });
      const leader = await aMember(market, campaign);
      for (let more = 0; more < 2; more += 1) await aMember(market, campaign, { teamId: leader.teamId });
      await market.settle();
      await endsNow(market, leader);
      await survive(market, table, 'loses its connection', () =>
        endDueTeams(market.context(), [leader.teamId]),
      );
      expect([await state(leader), await spent(leader)]).toEqual(['pending_shipment', 800]);
    },
  );
});

describe('a cancelling that breaks off', () => {
  it.for(['seats', 'teams', 'campaigns', 'campaign_buyers', 'skus'])(
    'at its %s frees no seat',
    async (table, { market }) => {
      const member = await aMember(market, campaign, { pays: false });
      await market.settle();
      const cancel = () => member.client.call('POST /wanlshop/order/cancel', { id: member.orderId });
      await survive(market, table, 'fails', cancel);
      expect(await state(member)).toBe('closed');
    },
  );
});
