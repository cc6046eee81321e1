import type { CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { secondsBefore } from '../../../kernel/time/durations.ts';
import { isUnreachable } from '../channels/gateways.ts';
import { noteChannels } from '../channels/note-channels.ts';
import { claimQuery, findPayment, getPayment } from '../payment.queries.ts';
import { shownStatus } from '../payment.rules.ts';
import { ignoreGatewayErrors, queryPayment } from '../settlement/settle-payment.ts';

/** A page that waits asks every second or so; the channel is asked no more often than this. */
const askEverySeconds = 2;

/** How an own payment stands; while it is open, its channel is asked, and it is said when that does not answer. */
export async function showPayment(
  ctx: Context,
  { payment_no }: { payment_no: string },
): Promise<CallOut<'GET /wanlshop/pay/status'>> {
  const payment = await findPayment(ctx.db, payment_no);
  if (!payment || payment.payerId !== requireShopper(ctx)) throw new Refusal('common.not_found');
  const now = ctx.clock.now();
  const lately = secondsBefore(now, askEverySeconds);
  if (payment.state === 'pending' && (await claimQuery(ctx.db, payment.id, now, lately))) {
    await ignoreGatewayErrors(ctx, payment, () => queryPayment(ctx, payment));
  }
  const { state, payableKind, reference, channel, amountCents } = await getPayment(ctx.db, payment.id);
  const unreachable = state === 'pending' && isUnreachable(ctx, channel) ? [channel] : [];
  return {
    status: shownStatus(state),
    kind: payableKind,
    trade_no: payableKind === 'trade' ? reference : '',
    amount: toMoneyText(amountCents),
    note: noteChannels(ctx, 'payments.confirmed_later', unreachable),
  };
}
