import type { CallChecked, ServiceMessage } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countRating } from '../bank/bank.queries.ts';
import { requireConversationOwner } from './owner.ts';
import { presentMessages } from './present-session.ts';
import { findOwnMessage, rateMessage } from './session.queries.ts';

/** Whether an answer helped; said again, the last counts. */
export const rateAnswer = (
  ctx: Context,
  { id, helpful }: CallChecked<'POST /wanlshop/service/feedback'>,
): Promise<ServiceMessage> =>
  transact(ctx, async (ctx) => {
    const own = await findOwnMessage(ctx.db, requireConversationOwner(ctx), id);
    if (!own) throw new Refusal('common.not_found');
    if (own.isFound !== true) throw new Refusal('support.not_rateable', {}, { field: 'id' });
    const before = await rateMessage(ctx.db, id, helpful);
    if (own.questionId !== null && before?.isHelpful !== helpful)
      await countRating(ctx.db, own.questionId, {
        helpful: helpful ? 1 : before?.isHelpful === true ? -1 : 0,
        unhelpful: helpful ? (before?.isHelpful === false ? -1 : 0) : 1,
      });
    const [message] = await presentMessages(ctx, [{ ...own, isHelpful: helpful }]);
    if (!message) throw new Error(`message ${id} is not shown`);
    return message;
  });
