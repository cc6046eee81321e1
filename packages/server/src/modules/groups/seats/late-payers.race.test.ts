/** Late payers who are members of each other's teams: each ends a team whose money goes to the next one's wallet. */
import {
  aBuyer,
  aCampaign,
  aShopFixture,
  type Buyer,
  getWalletCents,
  type Joined,
  join,
  type Market,
  payTrade,
  startMarket,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { checkLedger, shopperAvailable } from '../../ledger/index.ts';
import { lockTeams } from '../teams/team.queries.ts';

const people = 6;
const atFirst = 100_000;

const it = marketTest
  .extend('node', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const node = await startMarket({ databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  })
  .extend(
    'campaign',
    async ({ market }) =>
      await aCampaign(await aShopFixture(market), { tiers: [[3, '9.90']], goodsStock: 1_000 }),
  )
  .extend('buyers', ({ market }) => Promise.all(Array.from({ length: people }, () => aBuyer(market))))
  /** Each leads a team that the next one is late to pay in; then the time of all of them is over. */
  .extend('aRing', ({ market, campaign, buyers }) => async (late: 'move' | 'refund'): Promise<Joined[]> => {
    const led: Joined[] = [];
    for (const buyer of buyers) {
      const team = await join(buyer, campaign);
      await payTrade(buyer, team);
      led.push(team);
    }
    const joined: Joined[] = [];
    for (const [index, buyer] of buyers.entries()) {
      const teamId = led[(index + 1) % people]?.teamId ?? 0;
      joined.push(await join(buyer, campaign, { teamId, late }));
    }
    const { db, clock } = market.context();
    await db.execute(sql`update teams set ends_at = ${clock.now()} where campaign_id = ${campaign.id}`);
    return joined;
  })
  .extend(
    'payAll',
    ({ market, node, buyers }) =>
      (joined: readonly Joined[]) =>
        Promise.all(
          buyers.map(({ token }, index) =>
            payTrade({ client: (index % 2 === 0 ? market : node).client(token) }, joined[index] as Joined),
          ),
        ),
  );

it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
const spent = async (buyers: Buyer[]) =>
  Promise.all(buyers.map(async (buyer) => atFirst - (await getWalletCents(buyer))));
const orderStates = async (market: Market, campaign: TestCampaign) => {
  const { rows } = await market.context().db.execute<{ state: string; count: number }>(
    sql`select orders.state, count(*)::int as count from orders join seats on seats.order_id = orders.id
      join teams on teams.id = seats.team_id where teams.campaign_id = ${campaign.id} group by 1 order by 1`,
  );
  return rows;
};

it('late payers of each other’s teams all get their money back where they chose so, and none waits in a ring', async ({
  market,
  campaign,
  buyers,
  aRing,
  payAll,
}) => {
  const paid = await payAll(await aRing('refund'));
  expect(paid.map(({ status }) => status)).toEqual(Array(people).fill('paid'));
  expect(await spent(buyers)).toEqual(Array(people).fill(0));
  expect(await orderStates(market, campaign)).toEqual([{ state: 'closed', count: 2 * people }]);
});

it('late payers of each other’s teams all move on to teams that are open, and none waits in a ring', async ({
  market,
  campaign,
  buyers,
  aRing,
  payAll,
}) => {
  const paid = await payAll(await aRing('move'));
  expect(paid.map(({ status }) => status)).toEqual(Array(people).fill('paid'));
  expect(await spent(buyers)).toEqual(Array(people).fill(990));
  const { rows } = await market
    .context()
    .db.execute<{ members: number }>(
      sql`select sum(paid)::int as members from teams where campaign_id = ${campaign.id} and state <> 'fail'`,
    );
  expect(rows).toEqual([{ members: people }]);
});

it('a payer who waits for a team holds nobody’s wallet', async ({ market, node, campaign, buyers }) => {
  const [payer] = buyers as [Buyer];
  const { teamId, tradeNo } = await join(payer, campaign);
  let paying: Promise<unknown> = Promise.resolve();
  await transact(market.context(), async (ctx) => {
    await lockTeams(ctx.db, [teamId]);
    paying = payTrade(payer, { tradeNo });
    for (let waiting = 0; waiting === 0; ) {
      const { rows } = await node.context().db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.count ?? 0;
    }
    const wallet = shopperAvailable(payer.id);
    await node
      .context()
      .db.execute(sql`select 1 from ledger_balances where account = ${wallet} for update nowait`);
  });
  await expect(paying).resolves.toMatchObject({ status: 'paid' });
});
