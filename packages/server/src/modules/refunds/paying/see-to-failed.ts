/** What becomes of a refund whose channel could not give the money back. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { giveUpRefund, resendRefund } from '../../payments/index.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { findRefund, type RefundRecord } from '../refund.queries.ts';
import { presentRefund } from '../showing/show-refund.ts';
import { refusedAtOnce, startAtChannel } from './pay-refund.ts';
import { toBalanceKey } from './plan-failed.ts';

/** The buyer takes it to the balance. */
export const takeToBalance = (
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/refund/to_balance'>,
): Promise<CallOut<'POST /wanlshop/refund/to_balance'>> =>
  transact(ctx, async (ctx) => presentRefund(ctx, await giveToBalance(ctx, id)));

/** The first who asks for it; payments is told before the refund’s own row is taken, as its answers come in that order. */
export async function giveToBalance(ctx: Context, id: number): Promise<RefundRecord> {
  const { refundNo } = await claimFailed(ctx, id, giveUpRefund);
  return withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const cents = asCents(row.returnedCents ?? 0);
    if (row.state !== 'failed') throw new Refusal('refunds.state_changed');
    await transfer(ctx, {
      key: toBalanceKey(refundNo),
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

/** The channel is asked once more. */
export async function sendAgain(ctx: Context, id: number): Promise<RefundRecord> {
  const { failure } = await claimFailed(ctx, id, resendRefund);
  return withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const sent = await moveRefund(ctx, row, { move: 'retry', event: 'retried', change: { failure: '' } });
    return failure === refusedAtOnce ? startAtChannel(ctx, sent) : sent;
  });
}

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
