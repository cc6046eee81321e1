import type { BilledKind, PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import {
  addToBooked,
  type BilledDifference,
  type ChannelBillRow,
  claimDifference,
  findFirstDay,
  listUnseenOfNumber,
  listUnseenOfOthers,
} from './bill.queries.ts';
import { toBillTimes } from './bill-days.rules.ts';
import { findBooked } from './booked.queries.ts';
import { type Booked, compareNumber, type Listed, toKey, toListed } from './compare-bill.rules.ts';

const differencesAtOnce = 500;
const billedKinds: readonly BilledKind[] = ['payment', 'refund', 'payout'];

/** Looks once more at what differs of a number, after something may have been booked of it. */
export const settleDifferences = (ctx: Context, subject: BilledKind, number: string): Promise<void> =>
  transact(ctx, async (ctx) => {
    await settleAll(ctx, await listUnseenOfNumber(ctx.db, subject, number), new Map());
  });

/** Looks once more at what differs on other days, beside what this day's bills list of it. */
export async function settleOtherDays(
  ctx: Context,
  { id, channel }: Pick<ChannelBillRow, 'id' | 'channel'>,
  listed: readonly Listed[],
): Promise<void> {
  const elsewhere = new Map(listed.map((one) => [toKey(one), one]));
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = { billId: id, channel, after, limit: differencesAtOnce };
    after = await transact(ctx, async (ctx) => {
      const found = await listUnseenOfOthers(ctx.db, page);
      await settleAll(ctx, found, elsewhere);
      return found.at(-1)?.difference.id;
    });
  }
}

async function settleAll(
  ctx: Context,
  found: readonly BilledDifference[],
  elsewhere: ReadonlyMap<string, Listed>,
): Promise<void> {
  for (const channel of new Set(found.map((one) => one.channel))) {
    const ofChannel = found.filter((one) => one.channel === channel);
    const firstDay = await findFirstDay(ctx.db, channel);
    const booked = await findAllBooked(ctx, channel, ofChannel);
    for (const one of ofChannel) {
      const key = toKey(one.difference);
      await settle(ctx, one, { booked: booked.get(key), elsewhere: elsewhere.get(key), firstDay });
    }
  }
}

async function findAllBooked(
  { db }: Context,
  channel: PayChannel,
  found: readonly BilledDifference[],
): Promise<Map<string, Booked>> {
  const booked = new Map<string, Booked>();
  for (const kind of billedKinds) {
    const numbers = found.flatMap(({ difference: { subject, number } }) =>
      subject === kind ? [number] : [],
    );
    for (const one of await findBooked(db, channel, kind, numbers)) booked.set(toKey(one), one);
  }
  return booked;
}

type Now = { booked: Booked | undefined; elsewhere: Listed | undefined; firstDay: string | null };

async function settle(
  ctx: Context,
  { difference, day }: BilledDifference,
  { booked, elsewhere, firstDay }: Now,
): Promise<void> {
  const { id, billId, kind, ourCents: before } = difference;
  const times = toBillTimes(day, firstDay);
  const ourCents = booked?.cents ?? null;
  const ourState = booked?.state ?? 'unknown';
  const isSettled = compareNumber(toListed(difference, elsewhere), booked, times) === null;
  const left = compareNumber(toListed(difference), booked, times);
  if (!isSettled && left?.kind === kind && left.ourState === difference.ourState && ourCents === before)
    return;
  const change = isSettled || !left ? ({ state: 'settled' } as const) : { kind: left.kind };
  if (!(await claimDifference(ctx.db, id, { ...change, ourCents, ourState }, ['open', 'waiting']))) return;
  if ('state' in change) await emit(ctx, 'payments.difference_settled', { differenceId: id });
  await addToBooked(ctx.db, billId, {
    count: Number(ourCents !== null) - Number(before !== null),
    cents: (ourCents ?? 0) - (before ?? 0),
    matched: Number(isSettled),
  });
}
