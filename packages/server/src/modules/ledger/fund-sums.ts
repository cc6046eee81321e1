import type { Context } from '../../kernel/context.ts';
import { type FundSum, foldTail, isTailLonger, sumFunds } from './sums.queries.ts';

const foldedAtOnce = 5_000;
/** So long a tail is added up as it is: folding it would cost more than reading it. */
const shortTail = 1_000;

/** Every fund with its balance and how it moved today, exact while others book. */
export async function listFunds(ctx: Context): Promise<FundSum[]> {
  await foldEntries(ctx);
  const { calendar, clock, db } = ctx;
  return sumFunds(db, { zone: calendar.zone, today: calendar.toDay(clock.now()) });
}

/** Adds what was booked to the sums of its days, in statements of a bounded size. */
export async function foldEntries({ db, calendar }: Context): Promise<void> {
  while (await isTailLonger(db, shortTail)) await foldTail(db, calendar.zone, foldedAtOnce);
}
