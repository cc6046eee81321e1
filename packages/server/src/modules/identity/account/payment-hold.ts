/** After a change of mobile the balance and the payment password are held, so that a stolen account is not emptied. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { getShopper, type Shopper } from '../shoppers/shoppers.queries.ts';

/** Until when what is changed now holds payments; null where the operator holds none. */
export function getHoldEnd({ services, clock }: Context): Date | null {
  const hours = services.settings.get('identity.mobile_change_hold_hours');
  return hours === 0 ? null : hoursAfter(clock.now(), hours);
}

export const isHeld = ({ clock }: Context, { heldUntil }: Pick<Shopper, 'heldUntil'>): boolean =>
  heldUntil !== null && heldUntil > clock.now();

export function assertNotHeld(ctx: Context, shopper: Pick<Shopper, 'heldUntil'>): void {
  if (shopper.heldUntil === null || !isHeld(ctx, shopper)) return;
  throw new Refusal('identity.payments_held', { until: ctx.calendar.toMinuteText(shopper.heldUntil) });
}

export const isBalanceHeld = async (ctx: Context, shopperId: number): Promise<boolean> =>
  isHeld(ctx, await getShopper(ctx.db, shopperId));
