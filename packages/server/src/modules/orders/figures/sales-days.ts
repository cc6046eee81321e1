/** Keeps what was sold by day: an order that changes makes its days stale, and stale days are summed up before they are read. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findSource, markShopper } from '../../shops/index.ts';
import { markStale, setSource, sumDays, takeStale } from './sum-days.queries.ts';

const batch = 200;

type Changed = { orderId: number };

export const noteChanged = (ctx: Context, { orderId }: Changed): Promise<void> =>
  markStale(ctx.db, ctx.calendar.zone, orderId);

/** Who places an order wants something, whether or not it was in the cart; where they came from is kept with it. */
export async function notePlaced(
  ctx: Context,
  { orderId, shopId, shopperId }: Changed & { shopId: number; shopperId: number },
): Promise<void> {
  const visitor = markShopper(shopperId);
  const source = await findSource(ctx.db, shopId, visitor);
  if (source) await setSource(ctx.db, orderId, source);
  const day = ctx.calendar.toDay(ctx.clock.now());
  ctx.services.shopVisits.add({ id: shopId, day, visitor, step: 'cart', source: source ?? 'other' });
  await noteChanged(ctx, { orderId });
}

/** Sums up all stale days, of one shop or of the market. */
export async function freshenSalesDays(ctx: Context, shopId?: number): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await transact(ctx, async ({ db, calendar }) => {
      const days = await takeStale(db, batch, shopId);
      if (days.length > 0) await sumDays(db, calendar.zone, days);
      return days.length;
    });
  }
}
