/** What visitors ask most: campaigns that run, each with its team that is nearest to being whole. */
import type { CampaignKind } from '@chengji/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { writtenOut } from '../../kernel/db/written-out.ts';
import { campaigns } from './campaigns/campaign.tables.ts';
import { teams } from './teams/team.tables.ts';

/** Written out, not as parameters: only so may the partial indexes be used by a prepared statement. */
const isOpen = sql`${campaigns.state} = 'open'`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** It runs, its goods is on sale, and something is left of its share. */
export const canBuy = and(
  isOpen,
  sql`${campaigns.isOnSale}`,
  sql`${campaigns.startsAt} <= ${now}`,
  sql`(${campaigns.endsAt} is null or ${campaigns.endsAt} > ${now})`,
  sql`(${campaigns.stock} is null or ${campaigns.claimed} < ${campaigns.stock})`,
);

export type Nearest = { teamId: number; sizes: number[]; size: number; paid: number; endsAt: number };

/** An open team with a seat left and somebody in it who paid: the one that wants fewest, by its index. */
const nearest = sql<Nearest | null>`(
  select json_build_object('teamId', t.id, 'sizes', t.sizes, 'size', t.size, 'paid', t.paid,
    'endsAt', floor(extract(epoch from t.ends_at))::int)
  from ${teams} t
  where t.campaign_id = campaigns.id and t.state = 'start' and t.paid > 0 and t.seats_taken < t.size
    and t.ends_at > ${now}
  order by t.paid desc, t.ends_at limit 1)`;

const { id, goodsId, kind, sizes: tierSizes, fromCents, formed, endsAt } = campaigns;
const rowColumns = { id, goodsId, kind, sizes: tierSizes, fromCents, formed, endsAt, nearest };

const ofShop = sql`${campaigns.shopId} = ${sql.placeholder('shopId')}`;
const ofCategory = sql`${campaigns.categoryIds} @> array[${sql.placeholder('categoryId')}::bigint]`;
const scopes = {
  all: undefined,
  shop: ofShop,
  category: ofCategory,
  shop_category: and(ofShop, ofCategory),
} satisfies Record<string, SQL | undefined>;

export type GroupList = {
  kind: CampaignKind;
  shopId: number | undefined;
  categoryId: number | undefined;
  now: Date;
  /** How many were sold, and the id, to go on after. */
  after: readonly number[] | undefined;
  /** At most 51: one more than the longest page. */
  limit: number;
};

type Scope = keyof typeof scopes;

const build = (scope: Scope, isContinued: boolean, size: number) => (db: Db) =>
  db
    .select(rowColumns)
    .from(campaigns)
    .where(
      and(
        canBuy,
        eq(campaigns.kind, sql.placeholder('kind')),
        scopes[scope],
        isContinued
          ? sql`(${campaigns.formed}, ${campaigns.id}) < (${sql.placeholder('formed')}, ${sql.placeholder('id')})`
          : undefined,
      ),
    )
    .orderBy(desc(campaigns.formed), desc(campaigns.id))
    .limit(writtenOut(size));

export type GroupRecord = Awaited<ReturnType<ReturnType<typeof build>>>[number];
type Statement = (db: Db, values: Record<string, unknown>) => Promise<GroupRecord[]>;
const statements = new Map<string, Statement>();

/** A page is read in one of two sizes, written out in the statement, as lists of goods are. */
const sizes = { usual: 21, most: 51 };

function statementFor(scope: Scope, { after, limit }: GroupList): Statement {
  const size = limit <= sizes.usual ? sizes.usual : sizes.most;
  const name = `list_groups_${scope}_${size}${after ? '_after' : ''}`;
  const known = statements.get(name);
  if (known) return known;
  const statement: Statement = prepared(name, build(scope, after !== undefined, size));
  statements.set(name, statement);
  return statement;
}

function toScope({ shopId, categoryId }: GroupList): Scope {
  if (categoryId === undefined) return shopId === undefined ? 'all' : 'shop';
  return shopId === undefined ? 'category' : 'shop_category';
}

/** Those with most pieces sold to teams first. */
export async function listGroupRows(db: Db, list: GroupList): Promise<GroupRecord[]> {
  const { kind, shopId, categoryId, now: at, after, limit } = list;
  const rows = await statementFor(toScope(list), list)(db, {
    kind,
    shopId,
    categoryId,
    now: at,
    formed: after?.[0],
    id: after?.[1],
  });
  return rows.slice(0, limit);
}
