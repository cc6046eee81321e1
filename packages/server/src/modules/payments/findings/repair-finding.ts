/** How money that a finding is about goes back through its channel. */
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { external, platform } from '../../ledger/index.ts';
import type { Plan, Repairable } from '../../repairs/index.ts';
import { getPayment } from '../payment.queries.ts';
import { findWay } from '../payment.rules.ts';
import { claimResend, findRefundBySentNo } from '../refunds/refund.queries.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { type FindingRow, lockFinding, storeResolution } from './findings.queries.ts';

/** Null where there is no money of it to move. */
export async function planFinding({ db }: Context, finding: FindingRow): Promise<Plan | null> {
  const { kind, paymentId, subjectNo } = finding;
  if (finding.resolvedAt || paymentId === null) return null;
  const payment = await getPayment(db, paymentId);
  const refund = await findRefundBySentNo(db, subjectNo);
  const { heldCents } = payment;
  const way = findWay(kind, {
    paymentState: payment.state,
    heldCents,
    refundState: refund?.state ?? null,
  });
  if (way === null) return null;
  const held = { refundNo: `R${payment.paymentNo}`, cents: heldCents ?? 0 };
  const { refundNo, cents, from } = refund ?? {
    ...held,
    from: [{ account: platform('escrow'), cents: held.cents }],
  };
  return {
    way,
    key: `refund:${refundNo}`,
    cents,
    entries: [
      ...from.map((source) => ({ account: source.account, cents: 0 - source.cents })),
      { account: external(payment.channel), cents },
    ],
  };
}

export const findingRepair: Repairable = {
  kind: 'finding',
  async plan(ctx, id, way) {
    const finding = await lockOpenFinding(ctx, id);
    const plan = await planFinding(ctx, finding);
    if (plan?.way !== way) throw new Refusal('payments.nothing_to_send', {}, { field: 'send' });
    const { subjectNo: number, channel } = finding;
    const subject = way === 'return' ? 'payment' : 'refund';
    return { plan, about: { subject, number, channel, day: null } };
  },
  async write(ctx, { subjectId, askedBy, reason }, { way }) {
    const finding = await lockOpenFinding(ctx, subjectId);
    const isSent = await (way === 'return' ? sendHeld(ctx, finding) : sendAgain(ctx, finding));
    if (!isSent) throw new Refusal('payments.nothing_to_send', {}, { field: 'send' });
    await endFinding(ctx, finding, { note: reason, resolvedBy: askedBy, isSent });
  },
};

/** Takes the row: one sees to a finding after the other. */
export async function lockOpenFinding({ db }: Context, id: number): Promise<FindingRow> {
  const finding = await lockFinding(db, id);
  if (!finding) throw new Refusal('common.not_found');
  if (finding.resolvedAt) throw new Refusal('payments.finding_resolved');
  return finding;
}

type Resolution = Pick<FindingRow, 'note' | 'resolvedBy' | 'isSent'>;

export async function endFinding(ctx: Context, { id }: FindingRow, resolution: Resolution): Promise<void> {
  await storeResolution(ctx.db, id, { ...resolution, resolvedAt: ctx.clock.now() });
  await recordChange(ctx, {
    subject: 'payment_finding',
    id,
    before: { state: 'open' },
    after: { state: 'resolved', note: resolution.note, send: resolution.isSent },
  });
}

async function sendHeld(ctx: Context, { paymentId }: FindingRow): Promise<boolean> {
  const payment = paymentId === null ? null : await getPayment(ctx.db, paymentId);
  if (payment?.state !== 'held') return false;
  await startRefund(ctx, payment, { reason: 'not paid as was asked', account: platform('escrow') });
  return true;
}

async function sendAgain(ctx: Context, { subjectNo }: FindingRow): Promise<boolean> {
  const refund = await findRefundBySentNo(ctx.db, subjectNo);
  return refund !== null && claimResend(ctx.db, refund.id, ctx.clock.now());
}
