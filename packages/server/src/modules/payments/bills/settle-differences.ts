import type { BilledKind } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { addToBooked, type BilledDifference, claimDifference, listOpenOfNumber } from './bill.queries.ts';
import { findBooked } from './booked.queries.ts';
import { compareAgain } from './compare-bill.rules.ts';

/** Looks once more at what differs of a number, after something may have been booked of it. */
export const settleDifferences = (ctx: Context, subject: BilledKind, number: string): Promise<void> =>
  transact(ctx, async (ctx) => {
    for (const found of await listOpenOfNumber(ctx.db, subject, number)) await settle(ctx, found);
  });

async function settle(ctx: Context, { difference, channel }: BilledDifference): Promise<void> {
  const { id, billId, subject, number, ourCents } = difference;
  const [booked] = await findBooked(ctx.db, channel, subject, [number]);
  if (!booked) return;
  const left = compareAgain(difference, booked);
  const change = left ?? { state: 'settled' as const, ourCents: booked.cents, ourState: booked.state };
  if (!(await claimDifference(ctx.db, id, change, ['open']))) return;
  await addToBooked(ctx.db, billId, {
    count: Number(booked.cents !== null) - Number(ourCents !== null),
    cents: (booked.cents ?? 0) - (ourCents ?? 0),
    matched: left ? 0 : 1,
  });
}
