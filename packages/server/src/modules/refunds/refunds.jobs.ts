import { isNotNull } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { decideBySilence } from './deciding/decide-refund.ts';
import { approveBySilence } from './handling/approve-refund.ts';
import { closeRefund } from './handling/close-refund.ts';
import { payRefund } from './paying/pay-refund.ts';
import { lockRefund, type RefundRecord } from './refund.queries.ts';
import { refunds } from './refund.tables.ts';

type Silence = (ctx: Context, row: RefundRecord) => Promise<unknown>;

/** What a state turns into when nobody acted in time. */
const silences: Partial<Record<RefundRecord['state'], Silence>> = {
  pending_seller: approveBySilence,
  pending_return: closeRefund,
  pending_receipt: (ctx, row) => payRefund(ctx, row, { event: 'received' }),
  rejected: closeRefund,
  intervention: decideBySilence,
};

/** Where somebody acted first, the deadline has moved on. */
const fireDue = (ctx: Context, id: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const row = await lockRefund(ctx.db, { id });
    if (!row?.dueAt || row.dueAt > ctx.clock.now()) return;
    await silences[row.state]?.(ctx, row);
  });

export const refundsDue = deadline({
  name: 'refunds.due',
  table: refunds,
  column: refunds.dueAt,
  where: isNotNull(refunds.dueAt),
  fire: fireDue,
});
