/** What is booked here of the numbers that a channel's bill lists, and what is booked and not listed. */
import type { BilledKind, PayChannel } from '@chengji/contract';
import { and, eq, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { paymentPayouts, paymentRefunds, payments } from '../payment.tables.ts';
import { listGivenUpNumbers, toRefundNo } from '../refunds/refund.rules.ts';
import type { BillTimes } from './bill-days.rules.ts';
import type { Booked } from './compare-bill.rules.ts';

/** Null where its money was never booked. */
const paidCents = sql<number | null>`case when ${payments.state} in ('paid', 'refunding', 'refunded')
  then coalesce(${payments.heldCents}, ${payments.amountCents})
  when ${payments.state} = 'held' then ${payments.heldCents} end`;
const refundedCents = sql<
  number | null
>`case when ${paymentRefunds.state} = 'done' then -${paymentRefunds.cents} end`;
const paidOutCents = sql<
  number | null
>`case when ${paymentPayouts.state} = 'done' then -${paymentPayouts.cents} end`;

/** One that was sent again under another number was asked for under that one when it was sent. */
const refundAskedAt =
  sql`case when ${paymentRefunds.sentNo} = ${paymentRefunds.refundNo} then ${paymentRefunds.createdAt}
  else ${paymentRefunds.sentAt} end`.mapWith(paymentRefunds.sentAt);

/** The channel says when a payment was paid, so that its day is known. */
const notKept = sql<string | null>`null::date`;

const toText = (numbers: readonly string[]) => sql.param([...numbers]);
const isAmong = (number: SQL | typeof payments.paymentNo, numbers: readonly string[]) =>
  sql`${number} = any(${toText(numbers)}::text[])`;
const isNotAmong = (number: SQL | typeof payments.paymentNo, numbers: readonly string[]) =>
  sql`${number} <> all(${toText(numbers)}::text[])`;

const cents = (value: string | number | null) => (value === null ? null : Number(value));

const selectPayments = (db: Db) =>
  db
    .select({
      number: payments.paymentNo,
      state: payments.state,
      cents: paidCents,
      askedCents: payments.amountCents,
      askedAt: payments.createdAt,
      at: payments.paidAt,
      billedOn: notKept,
      tradeBilledOn: notKept,
    })
    .from(payments);

const selectRefunds = (db: Db) =>
  db
    .select({
      number: paymentRefunds.sentNo,
      state: paymentRefunds.state,
      cents: refundedCents,
      askedCents: sql<number>`-${paymentRefunds.cents}`,
      askedAt: refundAskedAt,
      at: paymentRefunds.doneAt,
      billedOn: paymentRefunds.billedOn,
      tradeBilledOn: paymentRefunds.tradeBilledOn,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId));

const selectPayouts = (db: Db) =>
  db
    .select({
      number: paymentPayouts.outNo,
      state: paymentPayouts.state,
      cents: paidOutCents,
      askedCents: sql<number>`-${paymentPayouts.cents}`,
      askedAt: paymentPayouts.createdAt,
      at: paymentPayouts.endedAt,
      billedOn: paymentPayouts.billedOn,
      tradeBilledOn: notKept,
    })
    .from(paymentPayouts);

type Row = Omit<Booked, 'subject'>;

const toBooked = (subject: BilledKind, row: Row): Booked => ({
  ...row,
  subject,
  cents: cents(row.cents),
  askedCents: Number(row.askedCents),
});

/** What is booked of these numbers, whenever it was. */
export async function findBooked(
  db: Db,
  channel: PayChannel,
  subject: BilledKind,
  numbers: readonly string[],
): Promise<Booked[]> {
  if (numbers.length === 0) return [];
  const select: Record<BilledKind, () => Promise<Row[]>> = {
    payment: () =>
      selectPayments(db).where(and(eq(payments.channel, channel), isAmong(payments.paymentNo, numbers))),
    refund: async () => [
      ...(await selectRefunds(db).where(
        and(eq(payments.channel, channel), isAmong(sql`${paymentRefunds.sentNo}`, numbers)),
      )),
      ...(await findGivenUp(db, channel, numbers)),
    ],
    payout: () =>
      selectPayouts(db).where(
        and(eq(paymentPayouts.channel, channel), isAmong(sql`${paymentPayouts.outNo}`, numbers)),
      ),
  };
  return (await select[subject]()).map((row) => toBooked(subject, row));
}

/** Refunds that were sent again since: under these numbers the channel gave them up, and nothing is booked. */
async function findGivenUp(db: Db, channel: PayChannel, numbers: readonly string[]): Promise<Row[]> {
  const rows = await db
    .select({
      refundNo: paymentRefunds.refundNo,
      sentNo: paymentRefunds.sentNo,
      askedCents: sql<number>`-${paymentRefunds.cents}`,
      askedAt: paymentRefunds.createdAt,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        eq(payments.channel, channel),
        ne(paymentRefunds.sentNo, paymentRefunds.refundNo),
        isAmong(sql`${paymentRefunds.refundNo}`, numbers.map(toRefundNo)),
      ),
    );
  const nothing = { state: 'failed', cents: null, at: null, billedOn: null, tradeBilledOn: null } as const;
  const asked = new Set(numbers);
  return rows.flatMap(({ askedCents, askedAt, ...refund }) =>
    listGivenUpNumbers(refund)
      .filter((number) => asked.has(number))
      .map((number) => ({ ...nothing, number, askedCents, askedAt })),
  );
}

type Asked = { channel: PayChannel; numbers: readonly string[] } & Pick<BillTimes, 'paid' | 'ended'>;

/**
 * What is booked in a time and not among these numbers. The channel said when a payment was paid; when a refund or
 * payout ended it did not, so those are left out that another day's bill lists.
 */
export async function listUnlisted(db: Db, { channel, numbers, paid, ended }: Asked): Promise<Booked[]> {
  const paymentRows = await selectPayments(db).where(
    and(
      eq(payments.channel, channel),
      gte(payments.paidAt, paid.from),
      lt(payments.paidAt, paid.until),
      isNotAmong(payments.paymentNo, numbers),
    ),
  );
  const refundRows = await selectRefunds(db).where(
    and(
      eq(payments.channel, channel),
      eq(paymentRefunds.state, 'done'),
      or(isNull(paymentRefunds.billedOn), isNull(paymentRefunds.tradeBilledOn)),
      gte(paymentRefunds.doneAt, ended.from),
      lt(paymentRefunds.doneAt, ended.until),
      isNotAmong(sql`${paymentRefunds.sentNo}`, numbers),
    ),
  );
  const payoutRows = await selectPayouts(db).where(
    and(
      eq(paymentPayouts.channel, channel),
      eq(paymentPayouts.state, 'done'),
      isNull(paymentPayouts.billedOn),
      gte(paymentPayouts.endedAt, ended.from),
      lt(paymentPayouts.endedAt, ended.until),
      isNotAmong(sql`${paymentPayouts.outNo}`, numbers),
    ),
  );
  const toRows = (subject: BilledKind, rows: readonly Row[]) => rows.map((row) => toBooked(subject, row));
  return [
    ...toRows('payment', paymentRows),
    ...toRows('refund', refundRows),
    ...toRows('payout', payoutRows),
  ];
}

/** Notes on which day's bills a channel listed refunds and payouts; what was noted before stays. */
export async function markBilled(
  db: Db,
  day: string,
  { refund, payout, trade }: Record<'refund' | 'payout' | 'trade', readonly string[]>,
): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ billedOn: day })
    .where(and(isAmong(sql`${paymentRefunds.sentNo}`, refund), isNull(paymentRefunds.billedOn)));
  await db
    .update(paymentRefunds)
    .set({ tradeBilledOn: day })
    .where(and(isAmong(sql`${paymentRefunds.sentNo}`, trade), isNull(paymentRefunds.tradeBilledOn)));
  await db
    .update(paymentPayouts)
    .set({ billedOn: day })
    .where(and(isAmong(sql`${paymentPayouts.outNo}`, payout), isNull(paymentPayouts.billedOn)));
}

/** Whose payments these are, by their numbers. */
export async function findPayers(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ number: payments.paymentNo, payerId: payments.payerId })
    .from(payments)
    .where(isAmong(payments.paymentNo, numbers));
  return new Map(rows.map(({ number, payerId }) => [number, payerId]));
}
