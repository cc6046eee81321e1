import type { CallOut, Language, PayChannel } from '@chengji/contract';
import { type Cents, formatMoney } from '@chengji/contract/money';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { hasPayPassword } from '../identity/index.ts';
import { getBalance, shopperAvailable } from '../ledger/index.ts';
import { channelNames } from './payment.rules.ts';
import { getPayable } from './require-payable.ts';

type Channels = CallOut<'GET /wanlshop/pay/channels'>;

/** How the own trade can be paid; a closed one can not. */
export async function listChannels(ctx: Context, { trade_no }: { trade_no: string }): Promise<Channels> {
  const payerId = requireShopper(ctx);
  const { amountCents, expiresAt, state } = await getPayable(ctx, 'trade', trade_no, payerId);
  if (state === 'closed') throw new Refusal('payments.trade_closed');
  const balanceCents = await getBalance(ctx.db, shopperAvailable(payerId));
  const { payChannels } = ctx.services.config;
  return {
    rows: payChannels.map((channel) => presentChannel(ctx.language, channel, balanceCents, amountCents)),
    payable: formatMoney(amountCents),
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    paid: state === 'paid',
    has_pay_password: await hasPayPassword(ctx.db, payerId),
  };
}

const shortBalance = { zh: '余额不足', en: 'Insufficient balance' };

function presentChannel(
  language: Language,
  channel: PayChannel,
  balanceCents: Cents,
  amountCents: Cents,
): Channels['rows'][number] {
  const name = channelNames[channel][language];
  if (channel !== 'balance') return { channel, name, enabled: true, note: '', balance: null };
  const enabled = balanceCents >= amountCents;
  const note = enabled ? '' : shortBalance[language];
  return { channel, name, enabled, note, balance: formatMoney(balanceCents) };
}
