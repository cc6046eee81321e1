import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { paymentFindings, payments } from '../payment.tables.ts';

export type FindingRow = typeof paymentFindings.$inferSelect;
export type NewFinding = Pick<
  FindingRow,
  'kind' | 'channel' | 'subjectNo' | 'paymentId' | 'expected' | 'got' | 'foundAt'
>;
export type FindingState = 'open' | 'resolved';

/** Told again while nobody has seen to it, it is the same finding: null then. */
export async function insertFinding(db: Db, finding: NewFinding): Promise<number | null> {
  const [row] = await db
    .insert(paymentFindings)
    .values(finding)
    .onConflictDoNothing()
    .returning({ id: paymentFindings.id });
  return row?.id ?? null;
}

const isInState = (state: FindingState) =>
  state === 'open' ? isNull(paymentFindings.resolvedAt) : isNotNull(paymentFindings.resolvedAt);

export const listFindingRows = (
  db: Db,
  state: FindingState,
  { limit, offset }: Record<'limit' | 'offset', number>,
) =>
  db
    .select({
      finding: paymentFindings,
      reference: payments.reference,
    })
    .from(paymentFindings)
    .leftJoin(payments, eq(payments.id, paymentFindings.paymentId))
    .where(isInState(state))
    .orderBy(desc(paymentFindings.id))
    .limit(limit)
    .offset(offset);

export async function countFindings(db: Db): Promise<Record<FindingState, number>> {
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${isInState('open')}))::int`,
      resolved: sql<number>`(count(*) filter (where ${isInState('resolved')}))::int`,
    })
    .from(paymentFindings);
  return row ?? { open: 0, resolved: 0 };
}

export async function lockFinding(db: Db, id: number): Promise<FindingRow | null> {
  const [row] = await db.select().from(paymentFindings).where(eq(paymentFindings.id, id)).for('update');
  return row ?? null;
}

export async function storeResolution(
  db: Db,
  id: number,
  resolution: Pick<FindingRow, 'resolvedAt' | 'resolvedBy' | 'note' | 'isSent'>,
): Promise<void> {
  await db.update(paymentFindings).set(resolution).where(eq(paymentFindings.id, id));
}
