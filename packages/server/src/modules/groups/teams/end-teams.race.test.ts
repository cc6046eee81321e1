/** Payment, cancelling, time-out and end of the same team at once, in every order they can come out. */
import {
  aBuyer,
  aCampaign,
  aShopFixture,
  type Buyer,
  getWalletCents,
  join,
  type Market,
  type Member,
  payTrade,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { closeUnpaidTrade } from '../../orders/lifecycle/close-unpaid-trade.ts';
import { endDueTeams } from './end-teams.ts';

const rounds = 15;
const atFirst = 100_000;

const it = marketTest
  .extend(
    'campaign',
    { scope: 'file' },
    async ({ market }) =>
      await aCampaign(await aShopFixture(market), {
        tiers: [
          [2, '9.00'],
          [3, '8.00'],
          [4, '6.50'],
        ],
        goodsStock: 10_000,
      }),
  )
  .extend('buyers', { scope: 'file' }, ({ market }) =>
    Promise.all(Array.from({ length: 4 }, () => aBuyer(market))),
  );

const read = async (market: Market, statement: string) =>
  (await market.context().db.execute(sql.raw(statement))).rows;
/** What may be refused because another was first. */
const ignoreErrors = (work: Promise<unknown>) =>
  work.catch((error: { key?: string }) => {
    if (!error.key?.match(/^(orders|payments)\./)) throw error;
  });

async function aTeamOfAll(campaign: TestCampaign, buyers: Buyer[]): Promise<Member[]> {
  const members: Member[] = [];
  for (const buyer of buyers) {
    const [leader] = members;
    members.push({ ...buyer, ...(await join(buyer, campaign, leader ? { teamId: leader.teamId } : {})) });
  }
  return members;
}

describe('moves that meet', () => {
  it('end each team once, and take from each member exactly what their order costs', async ({
    market,
    campaign,
    buyers,
  }) => {
    for (let round = 0; round < rounds; round += 1) {
      const members = await aTeamOfAll(campaign, buyers);
      const { teamId } = members[0] ?? { teamId: 0 };
      const endsAt = new Date(market.now().getTime() + (round % 5) * 40);
      await read(market, `update teams set ends_at = '${endsAt.toISOString()}' where id = ${teamId}`);
      const trades = await read(
        market,
        `select trade_id from orders where id in (${members.map(({ orderId }) => orderId).join(',')}) order by id`,
      );
      const last = members.at(-1);
      await Promise.all([
        ...members.map((member) => ignoreErrors(payTrade(member, member))),
        ...(last
          ? [ignoreErrors(last.client.call('POST /wanlshop/order/cancel', { id: last.orderId }))]
          : []),
        ignoreErrors(closeUnpaidTrade(market.context(), Number(trades[round % 3]?.trade_id))),
        endDueTeams(market.context(), [teamId]),
        endDueTeams(market.context(), [teamId]),
      ]);
    }
    await market.advance(72 * 3_600);
    await market.advance(72 * 3_600);
    expect(await read(market, `select id from teams where state = 'start'`)).toEqual([]);
    for (const buyer of buyers) {
      const [sum] = await read(
        market,
        `select coalesce(sum(payable_cents - returned_cents), 0)::int as cents from orders
      where shopper_id = ${buyer.id} and paid_at is not null`,
      );
      expect(atFirst - (await getWalletCents(buyer))).toBe(sum?.cents);
    }
    const [{ claimed, pieces } = {}] = await read(
      market,
      `select claimed, (select sum(pieces)::int from campaign_buyers
    where campaign_id = campaigns.id) as pieces from campaigns where id = ${campaign.id}`,
    );
    const [live] = await read(
      market,
      `select count(*)::int as count from orders where state = 'pending_shipment'`,
    );
    expect({ claimed, pieces }).toEqual({ claimed: live?.count, pieces: live?.count });
    expect(await read(market, `select stock from skus where id = ${campaign.item.sku_id}`)).toEqual([
      { stock: 10_000 - Number(live?.count) },
    ]);
    expect(
      await read(
        market,
        `select order_id from order_log where event in ('team_formed', 'closed')
    group by 1 having count(*) > 1`,
      ),
    ).toEqual([]);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
});
