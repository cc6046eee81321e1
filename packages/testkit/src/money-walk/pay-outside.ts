import type { ModelPayment } from './model-rows.ts';
import type { MoneyWorld } from './world.ts';

/** The payment is open at the channel, where mostly it is paid; the market hears of that later. */
export function payOutside(
  { model, given, market, isLikely }: MoneyWorld,
  payment: Omit<ModelPayment, 'isBooked'>,
): void {
  if (!model.payments.has(payment.no)) model.payments.set(payment.no, { ...payment, isBooked: false });
  if (isLikely(0.85)) given.channel.pay(payment.no, market.now());
}
