import type { HandledSubject } from '@chengji/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { handlers } from './alert.tables.ts';

export type Handled = { shopId: number; subject: HandledSubject; subjectId: number };

const isAbout = ({ shopId, subject, subjectId }: Handled) =>
  and(eq(handlers.shopId, shopId), eq(handlers.subject, subject), eq(handlers.subjectId, subjectId));

/** Who has it open at this moment. */
export async function listHandlers(db: Db, handled: Handled, now: Date): Promise<number[]> {
  const rows = await db
    .select({ staffId: handlers.staffId })
    .from(handlers)
    .where(and(isAbout(handled), gt(handlers.until, now)))
    .orderBy(handlers.staffId);
  return rows.map(({ staffId }) => staffId);
}

export async function keepHandler(db: Db, handled: Handled, staffId: number, until: Date): Promise<void> {
  await db
    .insert(handlers)
    .values({ ...handled, staffId, until })
    .onConflictDoUpdate({
      target: [handlers.shopId, handlers.subject, handlers.subjectId, handlers.staffId],
      set: { until },
    });
}

export async function removeHandler(db: Db, handled: Handled, staffId: number): Promise<void> {
  await db.delete(handlers).where(and(isAbout(handled), eq(handlers.staffId, staffId)));
}

export async function removePastHandlers(db: Db, now: Date): Promise<void> {
  await db.delete(handlers).where(lt(handlers.until, now));
}
