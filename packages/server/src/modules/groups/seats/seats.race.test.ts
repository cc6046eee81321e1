/** Shoppers race for the last seats of a team, on two processes over one PostgreSQL server. */
import {
  aCampaign,
  aMember,
  aShopFixture,
  type Buyer,
  createBulkUsers,
  join,
  type NodeProcess,
  payTrade,
  startNode,
  untilServed,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { findTeam } from '../teams/team.queries.ts';

const shoppers = 500;
const atFirst = 10_000;

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('nodes', { scope: 'file' }, async ({ market }) => {
    const environment = {
      DATABASE_URL: market.databaseUrl,
      DATA_DIR: market.config.dataDir,
      DEMO: '0',
      PAY_CHANNELS: 'balance',
    };
    return Promise.all([startNode(environment), startNode(environment)]);
  })
  .extend('bulkUsers', { scope: 'file' }, ({ market }) => createBulkUsers(market, shoppers, atFirst));

it.afterAll(async ({ nodes }) => {
  await Promise.all(nodes.map((node) => node.stop()));
});

/** The same person at one of the two processes. */
const at = (nodes: NodeProcess[], buyer: Buyer, index: number): Buyer => ({
  ...buyer,
  client: nodes[index % nodes.length]?.client(buyer.token) ?? buyer.client,
});
const reasons = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []));

describe('a team’s last seats', () => {
  it('seats two of 500 in the last two seats, charges them alone, and refuses the rest with the reason', async ({
    market,
    nodes,
    bulkUsers,
  }) => {
    const campaign = await aCampaign(await aShopFixture(market), { tiers: [[4, '9.90']], goodsStock: 1_000 });
    const leader = await aMember(market, campaign);
    await aMember(market, campaign, { teamId: leader.teamId });
    const outcomes = await Promise.allSettled(
      bulkUsers.map(async (buyer, index) => {
        const racer = at(nodes, buyer, index);
        const joined = await untilServed(() => join(racer, campaign, { teamId: leader.teamId }));
        await untilServed(() => payTrade(racer, joined));
      }),
    );
    const refused = reasons(outcomes);
    expect(refused).toHaveLength(shoppers - 2);
    expect(['groups.team_full', 'groups.team_over']).toEqual(expect.arrayContaining([...new Set(refused)]));
    const { db } = market.context();
    expect(await findTeam(db, leader.teamId)).toMatchObject({ state: 'success', seatsTaken: 4, paid: 4 });
    const charged = [];
    for (const [index, { id }] of bulkUsers.entries()) {
      const cents = await getBalance(db, shopperAvailable(id));
      if (cents !== atFirst) charged.push([outcomes[index]?.status, cents]);
    }
    expect(charged).toEqual(Array(2).fill(['fulfilled', atFirst - 990]));
    const held =
      await db.execute(sql`select skus.stock, claimed from skus join campaign_skus on sku_id = skus.id
    join campaigns on campaigns.id = campaign_id where campaigns.id = ${campaign.id}`);
    expect(held.rows).toEqual([{ stock: 996, claimed: 4 }]);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });

  it('sells no more than the share of the stock, and one person no more than they may have', async ({
    market,
    nodes,
    bulkUsers,
  }) => {
    const campaign = await aCampaign(await aShopFixture(market), {
      stock: 10,
      per_person: 2,
      goodsStock: 1_000,
    });
    const many = bulkUsers.slice(0, 40).flatMap((buyer) => [buyer, buyer, buyer]);
    const outcomes = await Promise.allSettled(
      many.map((buyer, index) => untilServed(() => join(at(nodes, buyer, index), campaign))),
    );
    const refused = reasons(outcomes);
    expect(outcomes.length - refused.length).toBe(10);
    expect(['groups.sold_out', 'groups.person_limit']).toEqual(expect.arrayContaining([...new Set(refused)]));
    const { rows } = await market.context().db.execute(sql`
    select max(pieces)::int as most, sum(pieces)::int as pieces from campaign_buyers where campaign_id = ${campaign.id}`);
    expect(rows[0]?.pieces).toBe(10);
    expect(Number(rows[0]?.most)).toBeLessThanOrEqual(2);
  });
});
