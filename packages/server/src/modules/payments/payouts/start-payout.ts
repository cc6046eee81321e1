import type { PayChannel } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPayout, insertPayout } from './payout.queries.ts';
import type { PayoutKind } from './payout-outcomes.ts';

export type NewPayout = {
  /** The owner's number of it for ever: at most 32 letters and digits. */
  outNo: string;
  kind: PayoutKind;
  channel: PayChannel;
  /** Who gets the money, as the channel's app knows them. */
  openid: string;
  cents: Cents;
  /** What the person reads of it, of which the channel shows 32 characters. */
  title: string;
};

/** Whether money is paid out to people through a channel. */
export const canPayOut = ({ services }: Context, channel: PayChannel): boolean =>
  services.gateways.get(channel)?.canPayOut ?? false;

/**
 * Decides, in the caller's transaction, that a person gets money through a channel; it is sent as soon as this is
 * committed, and `payoutOutcomePort` tells its owner what becomes of it. The same number again is the same payout;
 * one that failed is started again under another. No money is booked here. Refuses with `payments.channel_off`.
 */
export const startPayout = (ctx: Context, payout: NewPayout): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { outNo } = payout;
    if (!/^[0-9A-Za-z]{1,32}$/.test(outNo)) throw new Error(`${outNo} can be no number of a payout`);
    if (!canPayOut(ctx, payout.channel)) throw new Refusal('payments.channel_off');
    const now = ctx.clock.now();
    if (await insertPayout(ctx.db, { ...payout, createdAt: now, nextAttemptAt: now })) return;
    const first = await findPayout(ctx.db, outNo);
    const isSame = (['kind', 'channel', 'openid', 'cents'] as const).every(
      (field) => first?.[field] === payout[field],
    );
    if (!isSame) throw new Error(`${outNo} paid out something else before`);
  });
