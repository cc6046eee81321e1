import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { loginTickets, recoveryCodes, secondFactors } from './second-factor.tables.ts';

export type StaffKind = 'seller' | 'platform';
/** A member of staff, by whose side of the console it is. */
export type StaffRef = { readonly kind: StaffKind; readonly staffId: number };
export type SecondFactor = typeof secondFactors.$inferSelect;
export type LoginTicket = typeof loginTickets.$inferSelect;

const whereFactor = ({ kind, staffId }: StaffRef) =>
  and(eq(secondFactors.kind, kind), eq(secondFactors.staffId, staffId));
const whereCode = ({ kind, staffId }: StaffRef) =>
  and(eq(recoveryCodes.kind, kind), eq(recoveryCodes.staffId, staffId));

export async function findSecondFactor(db: Db, staff: StaffRef): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(whereFactor(staff));
  return row ?? null;
}

/** Which of these have one that is enrolled. */
export async function findEnrolled(
  db: Db,
  kind: StaffKind,
  staffIds: readonly number[],
): Promise<Set<number>> {
  if (staffIds.length === 0) return new Set();
  const rows = await db
    .select({ staffId: secondFactors.staffId })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.kind, kind),
        inArray(secondFactors.staffId, [...staffIds]),
        isNotNull(secondFactors.enrolledAt),
      ),
    );
  return new Set(rows.map(({ staffId }) => staffId));
}

export async function storePendingSecret(
  db: Db,
  { kind, staffId }: StaffRef,
  pendingSecret: string,
): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ kind, staffId, pendingSecret })
    .onConflictDoUpdate({ target: [secondFactors.kind, secondFactors.staffId], set: { pendingSecret } });
}

/** Puts the pending secret in force; answers whether it was still the one whose code was seen. */
export async function enrolPendingSecret(
  db: Db,
  staff: StaffRef,
  pendingSecret: string,
  enrolled: { lastStep: number; enrolledAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ ...enrolled, secret: pendingSecret, pendingSecret: null })
    .where(and(whereFactor(staff), eq(secondFactors.pendingSecret, pendingSecret)))
    .returning({ staffId: secondFactors.staffId });
  return rows.length > 0;
}

/** Uses the time step of a code up: of any number of calls with one code, one gets it. */
export async function claimStep(db: Db, staff: StaffRef, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(whereFactor(staff), isNotNull(secondFactors.enrolledAt), lt(secondFactors.lastStep, step)))
    .returning({ staffId: secondFactors.staffId });
  return rows.length > 0;
}

export async function claimRecoveryCode(
  db: Db,
  staff: StaffRef,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(whereCode(staff), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ staffId: recoveryCodes.staffId });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Db,
  { kind, staffId }: StaffRef,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(whereCode({ kind, staffId }));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ kind, staffId, codeHash })));
}

export async function countRecoveryCodes(db: Db, staff: StaffRef): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(whereCode(staff), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Removes the second factor and its recovery codes; answers whether one was enrolled. */
export async function deleteSecondFactor(db: Db, staff: StaffRef): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(whereFactor(staff))
    .returning({ enrolledAt: secondFactors.enrolledAt });
  await db.delete(recoveryCodes).where(whereCode(staff));
  return rows.some(({ enrolledAt }) => enrolledAt !== null);
}

/** Stores a ticket, and forgets those that are over. */
export async function insertLoginTicket(db: Db, row: LoginTicket, now: Date): Promise<void> {
  await db.delete(loginTickets).where(lte(loginTickets.expiresAt, now));
  await db.insert(loginTickets).values(row);
}

export async function findLoginTicket(db: Db, ticketHash: string, now: Date): Promise<LoginTicket | null> {
  const [row] = await db
    .select()
    .from(loginTickets)
    .where(and(eq(loginTickets.ticketHash, ticketHash), gt(loginTickets.expiresAt, now)));
  return row ?? null;
}

/** Uses a ticket up; answers whether it was still there. */
export async function claimLoginTicket(db: Db, ticketHash: string): Promise<boolean> {
  const rows = await db
    .delete(loginTickets)
    .where(eq(loginTickets.ticketHash, ticketHash))
    .returning({ kind: loginTickets.kind });
  return rows.length > 0;
}

export async function deleteLoginTickets(db: Db, { kind, staffId }: StaffRef): Promise<void> {
  await db.delete(loginTickets).where(and(eq(loginTickets.kind, kind), eq(loginTickets.staffId, staffId)));
}
