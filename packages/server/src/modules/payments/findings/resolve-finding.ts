import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { platform } from '../../ledger/index.ts';
import { getPayment } from '../payment.queries.ts';
import { canSend } from '../payment.rules.ts';
import { claimResend, findRefundBySentNo } from '../refunds/refund.queries.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { type FindingRow, lockFinding, storeResolution } from './findings.queries.ts';

/** An operator says how it was seen to; with `send` what is held, or did not arrive, goes out through the channel. */
export const resolveFinding = (
  ctx: Context,
  { id, note, send }: CallChecked<'POST /platform/findings/resolve'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    const finding = await lockFinding(ctx.db, id);
    if (!finding) throw new Refusal('common.not_found');
    if (finding.resolvedAt) throw new Refusal('payments.finding_resolved');
    if (send) await sendMoney(ctx, finding);
    const { staffId: resolvedBy } = requireActor(ctx, 'platform');
    await storeResolution(ctx.db, id, { resolvedAt: ctx.clock.now(), resolvedBy, note, isSent: send });
    await recordChange(ctx, {
      subject: 'payment_finding',
      id,
      before: { state: 'open' },
      after: { state: 'resolved', note, send },
    });
    return null;
  });

async function sendMoney(ctx: Context, finding: FindingRow): Promise<void> {
  const isSent =
    finding.kind === 'wrong_amount' ? await sendHeld(ctx, finding) : await sendAgain(ctx, finding);
  if (!isSent) throw new Refusal('payments.nothing_to_send', {}, { field: 'send' });
}

async function sendHeld(ctx: Context, { kind, paymentId }: FindingRow): Promise<boolean> {
  const payment = paymentId === null ? null : await getPayment(ctx.db, paymentId);
  if (!payment || !canSend(kind, { ...payment, paymentState: payment.state, refundState: null }))
    return false;
  const reason = 'another amount than was asked';
  await startRefund(ctx, payment, { reason, account: platform('escrow') });
  return true;
}

async function sendAgain(ctx: Context, { kind, subjectNo }: FindingRow): Promise<boolean> {
  if (kind !== 'refund_abnormal' && kind !== 'refund_closed') return false;
  const refund = await findRefundBySentNo(ctx.db, subjectNo);
  return refund !== null && claimResend(ctx.db, refund.id, ctx.clock.now());
}
