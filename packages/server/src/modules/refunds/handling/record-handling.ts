import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { RefundRecord } from '../refund.queries.ts';

/** What staff did with a refund, for the audit log. */
export const recordHandling = (
  ctx: Context,
  before: RefundRecord,
  after: RefundRecord,
  note: object = {},
): Promise<void> =>
  recordChange(ctx, {
    subject: 'refund',
    id: before.id,
    before: { state: before.state },
    after: { refund_no: after.refundNo, state: after.state, ...note },
  });
