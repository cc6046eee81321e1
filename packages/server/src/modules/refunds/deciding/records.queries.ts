import { and, count, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { refundLog, refunds } from '../refund.tables.ts';

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How a shop deals with refunds that were applied for since a moment. */
export async function sumShopRecord(db: Db, shopId: number, since: Date) {
  const rejection = sql`exists (select 1 from ${refundLog} where ${refundLog.refundId} = ${refunds.id}
    and ${refundLog.event} in ('rejected', 'receipt_refused'))`;
  const [row] = await db
    .select({
      refunds: count(),
      rejected: countWhere(rejection),
      interventions: countWhere(sql`${refunds.broughtAt} is not null`),
      lost: countWhere(sql`${refunds.verdict} = 'refund'`),
    })
    .from(refunds)
    .where(and(eq(refunds.shopId, shopId), gte(refunds.createdAt, since)));
  return row ?? { refunds: 0, rejected: 0, interventions: 0, lost: 0 };
}

export type LikeCase = 'for_buyer' | 'partly' | 'against';

const outcome = sql<LikeCase>`case when ${refunds.verdict} = 'no' then 'against'
  when ${refunds.decidedCents} >= ${refunds.askedCents} then 'for_buyer' else 'partly' end`;

/** Refunds of one reason that were decided and ended since a moment: how many each way, and the newest. */
export async function listLikeCases(
  db: Db,
  asked: { reasonCode: string; besides: number; since: Date; limit: number },
): Promise<{
  cases: ReadonlyMap<LikeCase, number>;
  rows: (RefundRecord & { outcome: LikeCase })[];
}> {
  const matches = and(
    eq(refunds.reasonCode, asked.reasonCode),
    gte(refunds.endedAt, asked.since),
    isNotNull(refunds.verdict),
    ne(refunds.id, asked.besides),
  );
  const counted = await db.select({ outcome, cases: count() }).from(refunds).where(matches).groupBy(sql`1`);
  const rows = await db
    .select({ refund: refunds, outcome })
    .from(refunds)
    .where(matches)
    .orderBy(desc(refunds.endedAt))
    .limit(asked.limit);
  return {
    cases: new Map(counted.map((row) => [row.outcome, row.cases])),
    rows: rows.map(({ refund, outcome }) => ({ ...refund, outcome })),
  };
}
