/**
 * Every change that staff make is recorded in the transaction that makes it. In tests a staff's call that
 * changed something without a record is a fault, so that none is forgotten.
 */
import type { Call, CallName } from '@chengji/contract';
import type { Context } from '../context.ts';
import { insertAuditRow } from './audit.queries.ts';
import { computeDifference, type Difference } from './difference.ts';

/** The call under way, and whether what it changed was recorded. */
export type AuditContext = { readonly call: CallName; isRecorded: boolean };

export type Change = {
  /** A word of the glossary, such as `shop`, and which one. */
  subject: string;
  id: number | string;
} & Difference;

/** Records what a member of staff changed; what others do (shoppers, the system) is not the back office's. */
export async function recordChange(ctx: Context, { subject, id, before, after }: Change): Promise<void> {
  const { actor, auditContext } = ctx;
  if (!auditContext || (actor.kind !== 'seller' && actor.kind !== 'platform')) return;
  auditContext.isRecorded = true;
  const difference = computeDifference(before, after);
  if (!difference) return;
  await insertAuditRow(ctx.db, {
    ...difference,
    area: actor.kind,
    staffId: actor.staffId,
    shopId: actor.kind === 'seller' ? actor.shopId : null,
    call: auditContext.call,
    subject,
    subjectId: String(id),
    ip: ctx.ip,
    requestId: ctx.requestId,
    changedAt: ctx.clock.now(),
  });
}

/** Says that a call of staff has changed nothing, as a trial run does. */
export function recordNothing({ auditContext }: Context): void {
  if (auditContext) auditContext.isRecorded = true;
}

export function assertRecorded(call: Call, auditContext: AuditContext): void {
  const isOfStaff = call.who === 'seller' || call.who === 'platform';
  if (isOfStaff && auditContext.call.startsWith('POST') && !call.upload && !auditContext.isRecorded) {
    throw new Error(`${auditContext.call} recorded nothing in the audit log`);
  }
}
