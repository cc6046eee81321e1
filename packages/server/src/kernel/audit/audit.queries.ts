import type { AuditAction } from '@chengji/contract';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditLog } from './audit.tables.ts';

export type NewAuditRow = typeof auditLog.$inferInsert;

export async function insertAuditRow(db: Db, row: NewAuditRow): Promise<void> {
  await db.insert(auditLog).values(row);
}

export type AuditRow = typeof auditLog.$inferSelect;

/** What was done: said by the call where it can be, else by what there was before and after. */
const action = sql<AuditAction>`case
  when ${auditLog.subject} = 'login' then 'login'
  when ${auditLog.call} like '%/approve' then 'approved'
  when ${auditLog.call} like '%/reject' then 'rejected'
  when ${auditLog.call} like '%/reveal' or ${auditLog.after} ? 'seen' then 'seen'
  when ${auditLog.before} is null then 'created'
  when ${auditLog.after} is null then 'removed'
  else 'changed' end`;

export type AuditFilter = {
  action?: AuditAction | undefined;
  area?: AuditRow['area'] | undefined;
  shopId?: number | undefined;
  staffId?: number | undefined;
  subject?: string | undefined;
  /** A thing's id, a request's id or an IP address, whole. */
  keyword?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

const matches = ({
  action: done,
  area,
  shopId,
  staffId,
  subject,
  keyword,
  from,
  to,
}: AuditFilter): SQL | undefined =>
  and(
    done && eq(action, done),
    area && eq(auditLog.area, area),
    shopId === undefined ? undefined : eq(auditLog.shopId, shopId),
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    keyword
      ? or(eq(auditLog.subjectId, keyword), eq(auditLog.requestId, keyword), eq(auditLog.ip, keyword))
      : undefined,
    from && gte(auditLog.changedAt, from),
    to && lt(auditLog.changedAt, to),
  );

type Changed = Pick<AuditRow, 'area' | 'shopId' | 'subject' | 'subjectId'>;

/** Who of the shop, or of the platform, changed this last, and when. */
export async function findLastChange(
  db: Db,
  { area, shopId, subject, subjectId }: Changed,
): Promise<Pick<AuditRow, 'staffId' | 'changedAt'> | null> {
  const [row] = await db
    .select({ staffId: auditLog.staffId, changedAt: auditLog.changedAt })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId), eq(auditLog.area, area)],
        shopId === null ? isNull(auditLog.shopId) : eq(auditLog.shopId, shopId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

/** What was changed of these, the newest first, below an id; each kind is read off its index. */
export async function listSubjectChanges(
  db: Db,
  subjects: readonly { subject: string; ids: readonly string[] }[],
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const changed = subjects.map(({ subject, ids }) =>
    and(eq(auditLog.subject, subject), inArray(auditLog.subjectId, [...ids])),
  );
  return db
    .select()
    .from(auditLog)
    .where(and(or(...changed), before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** What was changed, the newest first, and how much of it there is. */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: (AuditRow & { action: AuditAction })[]; total: number }> {
  const where = matches(filter);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  const rows = await db
    .select({ ...getTableColumns(auditLog), action })
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}
