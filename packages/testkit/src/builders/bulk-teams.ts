/** Thousands of teams whose members paid: a few are formed through the API, the others are copies of their rows. */
import { sql } from 'drizzle-orm';
import type { Market } from '../market.ts';
import { aShopFixture } from './goods.ts';
import { aCampaign, aMember } from './teams.ts';

/** So many paid: too few, so that it fails; enough for the second tier; and too few where the market completes it. */
const sorts = [
  { tiers: [[3, '9.90']], auto_form: false, size: 2 },
  {
    tiers: [
      [2, '9.00'],
      [3, '8.00'],
      [5, '6.50'],
    ],
    auto_form: false,
    size: 3,
  },
  { tiers: [[3, '9.90']], auto_form: true, size: 1 },
] as const;

const campaignsOfEach = 5;

type Row = Record<string, unknown>;

/** A copy of a row of `table` for each line of `made`, which holds what differs. */
const copies = (table: string, where: string, made: string) =>
  sql.raw(`insert into ${table} overriding system value
    select (jsonb_populate_record(original, made)).* from (${made}) as made (made),
      (select original from ${table} as original where ${where} limit 1) as found (original)`);

/**
 * Fills a market with `count` teams, all of them open and paid short of whole, spread over people and
 * campaigns. Nothing else is in it.
 */
export async function createBulkTeams(market: Market, count: number): Promise<{ members: number }> {
  const { db } = market.context();
  const run = async (statement: ReturnType<typeof sql.raw>) => (await db.execute<Row>(statement)).rows;
  const shop = await aShopFixture(market);
  let members = 0;
  for (const [index, { size, ...sort }] of sorts.entries()) {
    for (let each = 0; each < campaignsOfEach; each += 1) {
      const campaign = await aCampaign(shop, { ...sort, goodsStock: 1_000_000 });
      const { teamId, orderId } = await aMember(market, campaign);
      const teams = Math.floor(count / sorts.length / campaignsOfEach) - 1;
      const base = (index * campaignsOfEach + each + 1) * 1_000_000;
      await copyTeams({ run, base, teams, size, teamId, orderId });
      members += 1 + teams * size;
    }
  }
  return { members };
}

type Copying = {
  run(statement: ReturnType<typeof sql.raw>): Promise<Row[]>;
  base: number;
  teams: number;
  size: number;
  teamId: number;
  orderId: number;
};

async function copyTeams({ run, base, teams, size, teamId, orderId }: Copying): Promise<void> {
  if (teams < 1) return;
  const [order] = await run(
    sql.raw(`select trade_id, shopper_id, sku_id, payable_cents from orders
    join order_lines on order_id = orders.id where orders.id = ${orderId}`),
  );
  const { trade_id: tradeId, shopper_id: shopperId, sku_id: skuId, payable_cents: cents } = order ?? {};
  const all = `generate_series(1, ${teams * size}) as n`;
  const id = `${base} + n`;
  const person = `'s' || (${id})`;
  await run(
    copies(
      'shoppers',
      `id = ${shopperId}`,
      `select jsonb_build_object('id', ${id}, 'username', ${person},
    'mobile', ${person}) from ${all}`,
    ),
  );
  await run(
    copies(
      'teams',
      `id = ${teamId}`,
      `select jsonb_build_object('id', ${base} + n, 'seats_taken', ${size},
    'paid', ${size}) from generate_series(1, ${teams}) as n`,
    ),
  );
  await run(
    copies(
      'trades',
      `id = ${tradeId}`,
      `select jsonb_build_object('id', ${id}, 'trade_no', ${person},
    'shopper_id', ${id}) from ${all}`,
    ),
  );
  await run(
    copies(
      'orders',
      `id = ${orderId}`,
      `select jsonb_build_object('id', ${id}, 'order_no', ${person},
    'trade_id', ${id}, 'shopper_id', ${id}) from ${all}`,
    ),
  );
  await run(
    copies(
      'order_lines',
      `order_id = ${orderId}`,
      `select jsonb_build_object('id', ${id},
    'order_id', ${id}) from ${all}`,
    ),
  );
  await run(
    copies(
      'seats',
      `order_id = ${orderId}`,
      `select jsonb_build_object('id', ${id}, 'order_id', ${id},
    'shopper_id', ${id}, 'team_id', ${base} + 1 + (n - 1) / ${size}) from ${all}`,
    ),
  );
  await run(
    copies(
      'ledger_transfers',
      `kind = 'groups'`,
      `select jsonb_build_object('id', ${id}, 'key', ${person},
    'reference', ${person}) from ${all}`,
    ),
  );
  await run(
    sql.raw(`insert into ledger_entries (transfer_id, line, account, cents)
    select ${id}, line, account, cents from ${all},
      (values (1, 'external:wechat', -${cents}), (2, 'platform:escrow', ${cents})) as entry (line, account, cents)`),
  );
  await run(
    sql.raw(`insert into campaign_buyers (campaign_id, shopper_id, pieces)
    select campaign_id, ${id}, 1 from ${all}, teams where teams.id = ${teamId}`),
  );
  await run(
    sql.raw(`update campaigns set claimed = claimed + ${teams * size}
    where id = (select campaign_id from teams where id = ${teamId})`),
  );
  await run(sql.raw(`update skus set stock = stock - ${teams * size} where id = ${skuId}`));
}

/**
 * What is wrong once every team has ended, in words; empty when each ended once as its sort does, each member
 * got back exactly what is theirs, once, and stock and limits agree.
 */
export async function findTeamEndErrors({ context }: Market): Promise<string[]> {
  const checks: Record<string, string> = {
    'teams that are still open': `select id from teams where state = 'start'`,
    'teams that ended twice or otherwise than they should': `select teams.id from teams
      join campaigns on campaigns.id = campaign_id where teams.version <> 2 or teams.state <> case
        when cardinality(teams.sizes) > 1 and teams.paid > 1 then 'success'
        when teams.auto_form then 'auto' else 'fail' end`,
    'orders that are in another state than their team': `select orders.id from orders
      join seats on order_id = orders.id join teams on teams.id = team_id
      where orders.state <> case when teams.state = 'fail' then 'closed' else 'pending_shipment' end`,
    'people who did not get back exactly what is theirs': `select orders.id from orders
      join seats on order_id = orders.id join teams on teams.id = team_id
      left join ledger_balances on account = 'shopper:' || orders.shopper_id || ':available'
      where orders.id > 1000000 and coalesce(balance_cents, 0) <> case when teams.state = 'fail' then payable_cents
        when teams.settled_tier = 1 then 100 else 0 end`,
    'orders whose money went back twice': `select reference from ledger_transfers where kind = 'refund'
      group by 1 having count(*) > 1`,
    'campaigns that count other pieces than their orders hold': `select id, claimed from campaigns where claimed > 0
      except select campaign_id, sum(number)::int from seats join teams on teams.id = team_id
      where teams.state <> 'fail' group by 1`,
    'buyers who hold other pieces than their orders': `select campaign_id, shopper_id, pieces from campaign_buyers
      where pieces > 0 except select campaign_id, shopper_id, sum(number)::int from seats
      join teams on teams.id = team_id where teams.state <> 'fail' group by 1, 2`,
    'stock that is not what was sold': `select skus.id from skus join campaign_skus on sku_id = skus.id
      join campaigns on campaigns.id = campaign_id where skus.stock <> 1000000 - claimed`,
  };
  const errors: string[] = [];
  for (const [error, statement] of Object.entries(checks)) {
    const { rows } = await context().db.execute<Row>(sql.raw(statement));
    if (rows.length > 0) errors.push(`${rows.length} ${error}`);
  }
  return errors;
}
