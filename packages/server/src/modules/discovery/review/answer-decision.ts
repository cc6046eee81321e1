import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertMayWrite } from '../../identity/index.ts';
import { getOwnPost } from '../posts/post-author.ts';
import { claimAnswer } from './review.queries.ts';

/** An author says, once, why a decision is wrong; the operator reads it and may decide anew. */
export function answerDecision(
  ctx: Context,
  { id, content }: CallChecked<'POST /wanlshop/find/answer'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    if (ctx.actor.kind === 'shopper') await assertMayWrite(ctx, requireActor(ctx, 'shopper').id);
    await getOwnPost(ctx, id);
    if (!(await claimAnswer(ctx.db, id, content))) throw new Refusal('discovery.cannot_answer');
    await recordChange(ctx, { subject: 'post', id, before: { answer: '' }, after: { answer: content } });
    return null;
  });
}
