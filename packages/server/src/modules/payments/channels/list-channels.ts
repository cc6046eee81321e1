import type { CallOut, Language, PayChannel } from '@chengji/contract';
import { type Cents, formatMoney } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { hasPayPassword, isBalanceHeld } from '../../identity/index.ts';
import { getBalance, shopperAvailable } from '../../ledger/index.ts';
import { getPayable } from '../paying/require-payable.ts';
import { channelNames } from '../payment.rules.ts';

type Channels = CallOut<'GET /wanlshop/pay/channels'>;

/** How the own trade can be paid; a closed one can not. */
export async function listChannels(ctx: Context, { trade_no }: { trade_no: string }): Promise<Channels> {
  const payerId = requireShopper(ctx);
  const { amountCents, expiresAt, state } = await getPayable(ctx, 'trade', trade_no, payerId);
  if (state === 'closed') throw new Refusal('payments.trade_closed');
  const balanceCents = await getBalance(ctx.db, shopperAvailable(payerId));
  const blocker = (await isBalanceHeld(ctx, payerId)) ? 'held' : balanceCents < amountCents ? 'short' : null;
  const { payChannels } = ctx.services.config;
  return {
    rows: payChannels.map((channel) =>
      presentChannel(ctx.language, channel, { cents: balanceCents, blocker }),
    ),
    payable: formatMoney(amountCents),
    expires_at: toUnixSeconds(expiresAt),
    paid: state === 'paid',
    has_pay_password: await hasPayPassword(ctx.db, payerId),
  };
}

/** Why the balance cannot be used. */
const blockers = {
  held: { zh: '资金保护中', en: 'On hold' },
  short: { zh: '余额不足', en: 'Insufficient balance' },
};
type Balance = { cents: Cents; blocker: keyof typeof blockers | null };

function presentChannel(
  language: Language,
  channel: PayChannel,
  { cents, blocker }: Balance,
): Channels['rows'][number] {
  const name = channelNames[channel][language];
  if (channel !== 'balance') return { channel, name, enabled: true, note: '', balance: null };
  const note = blocker === null ? '' : blockers[blocker][language];
  return { channel, name, enabled: blocker === null, note, balance: formatMoney(cents) };
}
