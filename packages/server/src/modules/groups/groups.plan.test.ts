import { aCampaign, aMember, explainQuery, type Market, toPlanCost } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { countTeams, listCampaignRows } from './campaigns/list-campaigns.queries.ts';
import { type GroupList, listGroupRows } from './list-groups.queries.ts';
import { countFormedSince } from './show-overview.queries.ts';
import { listOwnSeats } from './teams/own-teams.queries.ts';
import { findCampaignOfGoods, findTeamPage, listOpenTeams } from './teams/team-page.queries.ts';

const filled = 10_000;
/** What a page may cost: reading the tables it is of costs several times as much. */
const pageCost = 500;

let shopperId = 0;
let campaignId = 0;

/** As many campaigns as there will be, all of one shop and kind, each with a team that waits and teams that ended. */
it.beforeAll(async ({ market, shop }) => {
  const campaign = await aCampaign(shop);
  const member = await aMember(market, campaign);
  shopperId = member.id;
  campaignId = campaign.id;
  const { db } = market.server.kernel;
  await db.execute(
    sql.raw(`
    insert into goods (shop_id, shop_type, shop_name_zh, shop_name_en, category_id, level1_id, title, title_en, images, ratio, tags,
      specs, params, content, content_en, freight_template_id, is_on_sale, in_stock, price_cents, price_max_cents, search, created_at, updated_at)
    select shop_id, shop_type, shop_name_zh, shop_name_en, category_id, level1_id, title, title_en, images, ratio, tags,
      specs, params, content, content_en, freight_template_id, is_on_sale, in_stock, price_cents, price_max_cents, search, created_at, updated_at
    from goods, generate_series(1, ${filled}) where id = ${campaign.goodsId}`),
  );
  await db.execute(
    sql.raw(`
    insert into campaigns (shop_id, goods_id, kind, state, sizes, from_cents, hours, auto_form, starts_at, formed, created_at, updated_at,
      title, title_en, category_ids)
    select c.shop_id, g.id, c.kind, 'open', c.sizes, c.from_cents, c.hours, c.auto_form, c.starts_at, g.id % 500, c.created_at, c.updated_at,
      '商品 ' || g.id, 'Goods ' || g.id, array[g.id % 10, 100 + g.id % 1000]
    from campaigns c, goods g where c.id = ${campaign.id} and g.id > ${campaign.goodsId}`),
  );
  await db.execute(
    sql.raw(`
    insert into teams (campaign_id, kind, sizes, size, auto_form, state, seats_taken, paid, version, opened_at, ends_at, ended_at, settled_tier)
    select c.id, t.kind, t.sizes, t.size, t.auto_form, s.state, 1, 1, 1, t.opened_at, t.ends_at,
      case s.state when 'start' then null else t.opened_at - c.id * interval '1 minute' end, s.tier
    from teams t, campaigns c, (values ('start', null), ('success', 0), ('fail', null)) as s (state, tier)
    where t.id = ${member.teamId} and c.id <> t.campaign_id`),
  );
  // members without an order each: what their seats refer to does not matter here
  await db.execute(
    sql.raw(`
    set session_replication_role = replica;
    insert into seats (team_id, shopper_id, order_id, number, state, late, joined_at)
    select t.id, 1000 + t.id % 1000 + 1000 * n, 1000000 + 2 * t.id + n, 1, 'paid', 'move', t.opened_at from teams t, generate_series(0, 1) n;
    set session_replication_role = origin`),
  );
  await db.execute(sql.raw('vacuum analyze goods, campaigns, teams, seats'));
});
const groups =
  (market: Market, traits: Partial<GroupList> = {}) =>
  (db: Db) =>
    listGroupRows(db, {
      kind: 'ordinary',
      shopId: undefined,
      categoryId: undefined,
      after: undefined,
      limit: 21,
      now: market.now(),
      ...traits,
    });

describe('among many campaigns', () => {
  it.for<[string, Partial<GroupList>]>([
    ['everything', {}],
    ['everything, far down', { after: [250, 9_000] }],
    ['a shop', { shopId: 1 }],
    ['a small category', { categoryId: 150 }],
  ])('a page of %s is read off an index, with the nearest team of each', async ([_, traits], { market }) => {
    const plan = await explainQuery(market, groups(market, traits), true);
    expect(plan, plan).not.toContain('Seq Scan');
    expect(plan).toContain('teams_nearest_whole');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('a large category is not gathered whole', async ({ market }) => {
    const plan = await explainQuery(market, groups(market, { categoryId: 5 }));
    expect(toPlanCost(plan), plan).toBeLessThan(6 * pageCost);
  });

  it.for<[string, (db: Db, now: Date) => Promise<unknown>]>([
    ['the campaign of a goods', (db) => findCampaignOfGoods(db, 500)],
    ['a team with all its page shows', (db) => findTeamPage(db, 500)],
    ['the open teams of a campaign', (db, now) => listOpenTeams(db, { campaignId, now })],
  ])('%s costs what it shows', async ([_, ask], { market }) => {
    const plan = await explainQuery(market, (db) => ask(db, market.now()), true);
    expect(plan, plan).not.toContain('Seq Scan');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('one’s own teams are found by oneself', async ({ market }) => {
    const own = { shopperId, state: undefined, before: undefined, limit: 21 };
    const plan = await explainQuery(market, (db) => listOwnSeats(db, own));
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('who formed a team today is counted without looking at other days', async ({ market }) => {
    const since = new Date(market.now().getTime() - 3_600_000);
    const plan = await explainQuery(market, (db) => countFormedSince(db, since));
    expect(plan).toContain('teams_formed_by_time');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('a shop’s list and the teams of its rows come off their indexes', async ({ market, shop }) => {
    const page = { state: undefined, sort: 'new', now: market.now(), limit: 20, offset: 0 } as const;
    const rows = await explainQuery(market, (db) => listCampaignRows(db, { shopId: shop.id }, page));
    expect(rows).not.toContain('Sort');
    const counts = await explainQuery(market, (db) => countTeams(db, [500, 501, 502]));
    expect(counts).toContain('teams_of_campaign');
  });
});
