import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockFeedback } from './answering.queries.ts';

/** Where the person can be reached, whole; each reading is recorded. */
export const showContact = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/feedback/contact'>,
): Promise<CallOut<'POST /platform/feedback/contact'>> =>
  transact(ctx, async (ctx) => {
    const row = await lockFeedback(ctx.db, id);
    if (!row) throw new Refusal('common.not_found');
    const change = { before: { contact_read: false }, after: { contact_read: true } };
    await recordChange(ctx, { subject: 'feedback', id, ...change });
    return { contact: row.contact };
  });
