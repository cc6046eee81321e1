import { formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { GatewayPayout, Mismatch } from '../channels/gateway.ts';
import { addFinding } from '../findings/hold-payment.ts';
import {
  claimPayoutMove,
  findPayoutById,
  lockPending,
  type PayoutRow,
  storeProgress,
} from './payout.queries.ts';
import { getPayoutOutcome } from './payout-outcomes.ts';

type Done = Extract<GatewayPayout, { state: 'done' }>;
type Pending = Extract<GatewayPayout, { state: 'pending' }>;

/** Does what the channel says of a payout, as an answer or by a callback; told again it changes nothing. */
export async function takePayoutAnswer(
  ctx: Context,
  payout: PayoutRow,
  answer: GatewayPayout,
): Promise<void> {
  if (answer.state === 'done') await finishPayout(ctx, payout, answer);
  if (answer.state === 'failed') await failPayout(ctx, payout, answer.reason);
  if (answer.state === 'pending') await noteProgress(ctx, payout, answer);
}

const noteProgress = (
  ctx: Context,
  { id, outNo, kind }: PayoutRow,
  { reference, confirmParams }: Pending,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const before = await lockPending(ctx.db, id);
    const isNew = confirmParams !== null && before?.confirmParams === null;
    await storeProgress(ctx.db, id, { reference, confirmParams });
    if (isNew) await getPayoutOutcome(ctx, kind).onConfirmNeeded?.(ctx, outNo);
  });

const finishPayout = (ctx: Context, payout: PayoutRow, { reference, cents }: Done): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { id, outNo, kind } = payout;
    if (cents !== null && cents !== payout.cents) {
      const amounts = { expected: toMoneyText(payout.cents), got: formatMoney(cents) };
      return addPayoutFinding(ctx, payout, { kind: 'wrong_amount', ...amounts });
    }
    const endedAt = ctx.clock.now();
    if (!(await claimPayoutMove(ctx.db, id, 'finish', { reference, endedAt })))
      return findAfterAll(ctx, payout);
    await getPayoutOutcome(ctx, kind).onDone(ctx, outNo, reference);
  });

const failPayout = (ctx: Context, { id, outNo, kind }: PayoutRow, reason: string): Promise<void> =>
  transact(ctx, async (ctx) => {
    const endedAt = ctx.clock.now();
    if (!(await claimPayoutMove(ctx.db, id, 'fail', { failure: reason, endedAt }))) return;
    await getPayoutOutcome(ctx, kind).onFailed(ctx, outNo, reason);
  });

/** Paid out after it was told as failed: its owner may have paid it again since. */
async function findAfterAll(ctx: Context, payout: PayoutRow): Promise<void> {
  const now = await findPayoutById(ctx.db, payout.id);
  if (now?.state !== 'failed') return;
  await addPayoutFinding(ctx, payout, { kind: 'payout_after_all', expected: 'failed', got: 'done' });
}

const addPayoutFinding = (ctx: Context, { channel, outNo }: PayoutRow, mismatch: Mismatch): Promise<void> =>
  addFinding(ctx, mismatch, { channel, subjectNo: outNo, paymentId: null });
