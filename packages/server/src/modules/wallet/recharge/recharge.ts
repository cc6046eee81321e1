import { randomInt } from 'node:crypto';
import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, parseMoney } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { startPayment } from '../../payments/index.ts';
import { addOrFindRecharge } from './recharge.queries.ts';
import { listRechargeChannels } from './recharge-channels.ts';

type Input = CallChecked<'POST /wanlshop/wallet/recharge'>;

/** Opens a channel's page for money to be paid in. The same key is the same recharge and the same payment. */
export async function recharge(
  ctx: Context,
  { amount, channel }: Input,
): Promise<CallOut<'POST /wanlshop/wallet/recharge'>> {
  const shopperId = requireShopper(ctx);
  assertAmount(ctx, amount);
  if (!listRechargeChannels(ctx).includes(channel))
    throw new Refusal('payments.channel_off', {}, { field: 'channel' });
  const now = ctx.clock.now();
  const row = await addOrFindRecharge(ctx.db, {
    rechargeNo: createRechargeNo(now),
    shopperId,
    key: ctx.idempotencyKey ?? '',
    amountCents: parseMoney(amount),
    state: 'open',
    createdAt: now,
    closeDueAt: minutesAfter(now, ctx.services.settings.get('wallet.recharge_minutes')),
  });
  if (row.amountCents !== parseMoney(amount)) throw new Refusal('common.idempotency_key_reused');
  return startPayment(ctx, { payableKind: 'recharge', reference: row.rechargeNo, channel });
}

function assertAmount({ services: { settings } }: Context, amount: string): void {
  const cents = parseMoney(amount);
  const minimum = parseMoney(settings.get('wallet.recharge_minimum'));
  const maximum = parseMoney(settings.get('wallet.recharge_maximum'));
  const field = 'amount';
  if (cents === 0) throw new Refusal('wallet.amount_wrong', {}, { field });
  if (cents < minimum)
    throw new Refusal('wallet.recharge_below', { minimum: formatMoney(minimum) }, { field });
  if (cents > maximum)
    throw new Refusal('wallet.recharge_above', { maximum: formatMoney(maximum) }, { field });
}

/** Its second, and ten digits nobody can guess. */
function createRechargeNo(now: Date): string {
  const second = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `C${second}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
