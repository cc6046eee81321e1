/** What an owner asked for in a day: one row for each guards the day's limit. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Owner } from '../owner.rules.ts';
import { withdrawalDays } from './withdrawal.tables.ts';

type Day = { owner: Owner; day: string };

/** Counts an amount towards a day unless the day has no room for it; answers whether it had. */
export async function claimDay(
  db: Db,
  { owner, day }: Day,
  { cents, most }: { cents: number; most: number },
): Promise<boolean> {
  const total = sql`${withdrawalDays.cents} + excluded.cents`;
  const claimed = await db
    .insert(withdrawalDays)
    .values({ ownerKind: owner.kind, ownerId: owner.id, day, cents })
    .onConflictDoUpdate({
      target: [withdrawalDays.ownerKind, withdrawalDays.ownerId, withdrawalDays.day],
      set: { cents: total },
      setWhere: lte(total, most),
    })
    .returning({ cents: withdrawalDays.cents });
  return claimed.length === 1;
}

const isDay = ({ owner, day }: Day) =>
  and(
    eq(withdrawalDays.ownerKind, owner.kind),
    eq(withdrawalDays.ownerId, owner.id),
    eq(withdrawalDays.day, day),
  );

export async function releaseDay(db: Db, day: Day, cents: number): Promise<void> {
  await db
    .update(withdrawalDays)
    .set({ cents: sql`${withdrawalDays.cents} - ${cents}` })
    .where(isDay(day));
}

export async function getDayCents(db: Db, day: Day): Promise<number> {
  const [row] = await db.select({ cents: withdrawalDays.cents }).from(withdrawalDays).where(isDay(day));
  return row?.cents ?? 0;
}
