/** What becomes of a refund whose channel could not give the money back. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { giveUpRefund, resendRefund } from '../../payments/index.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { findRefund, type RefundRecord } from '../refund.queries.ts';
import { presentPlatformRefund } from '../showing/show-platform-refund.ts';
import { presentRefund } from '../showing/show-refund.ts';
import { refusedAtOnce, startAtChannel } from './pay-refund.ts';

/** The buyer takes it to the balance. */
export const takeToBalance = (
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/refund/to_balance'>,
): Promise<CallOut<'POST /wanlshop/refund/to_balance'>> =>
  transact(ctx, async (ctx) => presentRefund(ctx, await giveToBalance(ctx, id)));

/** The platform does. */
export const returnToBalance = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/refunds/to_balance'>,
): Promise<CallOut<'POST /platform/refunds/to_balance'>> =>
  transact(ctx, async (ctx) => {
    const row = await giveToBalance(ctx, id);
    await record(ctx, row, { to: 'balance' });
    return presentPlatformRefund(ctx, row);
  });

/** The first who asks for it; payments is told before the refund’s own row is taken, as its answers come in that order. */
async function giveToBalance(ctx: Context, id: number): Promise<RefundRecord> {
  const { refundNo } = await claimFailed(ctx, id, giveUpRefund);
  return withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const cents = asCents(row.returnedCents ?? 0);
    if (row.state !== 'failed') throw new Refusal('refunds.state_changed');
    await transfer(ctx, {
      key: `refund:${refundNo}:balance`,
      kind: 'refund',
      reference: refundNo,
      entries: [
        { account: platform('refunding'), cents: asCents(-cents) },
        { account: shopperAvailable(row.shopperId), cents },
      ],
    });
    const change = { channel: 'balance', failure: '' };
    return moveRefund(ctx, row, { move: 'finish', event: 'completed', cents, change });
  });
}

/** The platform has the channel asked once more; one that took in too little refuses again at once. */
export const retryRefund = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/refunds/retry'>,
): Promise<CallOut<'POST /platform/refunds/retry'>> =>
  transact(ctx, async (ctx) => {
    const { failure } = await claimFailed(ctx, id, resendRefund);
    const row = await withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
      const sent = await moveRefund(ctx, row, { move: 'retry', event: 'retried', change: { failure: '' } });
      return failure === refusedAtOnce ? startAtChannel(ctx, sent) : sent;
    });
    await record(ctx, row, { to: row.channel });
    return presentPlatformRefund(ctx, row);
  });

/** The failed refund, once payments has done its part; of one that was refused at once payments knows nothing. */
async function claimFailed(
  ctx: Context,
  id: number,
  claim: (ctx: Context, refundNo: string) => Promise<boolean>,
): Promise<RefundRecord> {
  const row = await findRefund(ctx.db, id);
  if (!row || !isOwn(ctx)(row)) throw new Refusal('common.not_found');
  const isFailed = row.state === 'failed';
  if (!isFailed || (row.failure !== refusedAtOnce && !(await claim(ctx, row.refundNo))))
    throw new Refusal('refunds.state_changed');
  return row;
}

const record = (ctx: Context, { id, refundNo, state }: RefundRecord, note: object): Promise<void> =>
  recordChange(ctx, {
    subject: 'refund',
    id,
    before: { state: 'failed' },
    after: { refund_no: refundNo, state, ...note },
  });
