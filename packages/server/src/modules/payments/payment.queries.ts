import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { type PaymentMove, paymentMoves } from './payment.states.ts';
import { paymentLog, payments } from './payment.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Pick<
  PaymentRow,
  | 'paymentNo'
  | 'payerId'
  | 'key'
  | 'payableKind'
  | 'reference'
  | 'bill'
  | 'channel'
  | 'openid'
  | 'amountCents'
  | 'createdAt'
  | 'expiresAt'
  | 'nextAttemptAt'
>;
type Subject = Pick<PaymentRow, 'payableKind' | 'reference'>;

const { placeholder } = sql;

const insertStatement = prepared('payments_insert', (db) =>
  db
    .insert(payments)
    .values({
      paymentNo: placeholder('paymentNo'),
      payerId: placeholder('payerId'),
      key: placeholder('key'),
      payableKind: placeholder('payableKind'),
      reference: placeholder('reference'),
      bill: placeholder('bill'),
      channel: placeholder('channel'),
      openid: placeholder('openid'),
      state: 'pending',
      amountCents: placeholder('amountCents'),
      createdAt: placeholder('createdAt'),
      expiresAt: placeholder('expiresAt'),
      nextAttemptAt: placeholder('nextAttemptAt'),
    })
    .onConflictDoNothing()
    .returning(),
);

/** Null when the payer used the key before, or a payment of this by the same way is pending. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
  const [row] = await insertStatement(db, payment);
  return (row as PaymentRow | undefined) ?? null;
}

const byKeyStatement = prepared('payments_by_key', (db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.payerId, placeholder('payerId')), eq(payments.key, placeholder('key')))),
);

export async function findPaymentByKey(db: Db, payerId: number, key: string): Promise<PaymentRow | null> {
  const [row] = await byKeyStatement(db, { payerId, key });
  return row ?? null;
}

export async function findPayment(db: Db, paymentNo: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  return row ?? null;
}

export async function getPayment(db: Db, id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error(`no payment ${id}`);
  return row;
}

/** Takes the row: one callback, query or close after the other decides about a payment. */
export async function lockPayment(db: Db, paymentNo: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo)).for('update');
  return row ?? null;
}

export async function findPending(
  db: Db,
  { payableKind, reference, channel, openid }: Subject & Pick<PaymentRow, 'channel' | 'openid'>,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        isPendingFor({ payableKind, reference }),
        eq(payments.channel, channel),
        eq(payments.openid, openid),
      ),
    );
  return row ?? null;
}

const isPendingFor = ({ payableKind, reference }: Subject) =>
  and(
    eq(payments.payableKind, payableKind),
    eq(payments.reference, reference),
    eq(payments.state, 'pending'),
  );

export const listPending = (db: Db, subject: Subject): Promise<PaymentRow[]> =>
  db.select().from(payments).where(isPendingFor(subject)).orderBy(asc(payments.id));

export async function storeParams(db: Db, id: number, params: Record<string, string>): Promise<void> {
  await db.update(payments).set({ params }).where(eq(payments.id, id));
}

/** Every attempt to pay it, in the order they were made. */
export const listPaymentsFor = (
  db: Db,
  { payableKind, reference }: Pick<Subject, 'payableKind' | 'reference'>,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.payableKind, payableKind), eq(payments.reference, reference)))
    .orderBy(asc(payments.id));

type Change = Partial<Pick<PaymentRow, 'paidAt' | 'channelNo' | 'key' | 'heldCents'>>;

/** Makes the move and writes it down; answers whether it was still to be made. */
export async function claimMove(
  db: Db,
  id: number,
  move: PaymentMove,
  at: Date,
  change: Change = {},
): Promise<boolean> {
  const { from, to } = paymentMoves[move];
  const moved = await db
    .update(payments)
    .set({ ...change, state: to })
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning({ id: payments.id });
  if (moved.length === 0) return false;
  await db.insert(paymentLog).values({ paymentId: id, move, at });
  return true;
}

/**
 * Sets aside what is to go back of money that came in; null when that is more than has not gone back yet. Of several
 * at once each waits for the one before it.
 */
export async function claimRefundCents(db: Db, id: number, cents: number): Promise<PaymentRow | null> {
  const [row] = await db
    .update(payments)
    .set({ refundCents: sql`${payments.refundCents} + ${cents}` })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.state, ['paid', 'held']),
        sql`${payments.refundCents} + ${cents} <= coalesce(${payments.heldCents}, ${payments.amountCents})`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether this is the one to ask the channel now: nobody asked since `before`. */
export async function claimQuery(db: Db, id: number, now: Date, before: Date): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ queriedAt: now })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.state, 'pending'),
        or(isNull(payments.queriedAt), lte(payments.queriedAt, before)),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length === 1;
}

/**
 * What else is pending for the same thing is asked after at once; one whose row somebody holds is being seen to,
 * and may be waiting for the trade that is held here.
 */
export async function expediteOtherPayments(
  db: Db,
  { id, ...subject }: Subject & { id: number },
  now: Date,
): Promise<void> {
  const others = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isPendingFor(subject), ne(payments.id, id)))
    .for('update', { skipLocked: true });
  await db.update(payments).set({ nextAttemptAt: now }).where(inArray(payments.id, others));
}
