/** What the operator's staff do with feedback. */
import type { CallChecked, PlatformFeedback } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { tell } from '../../notices/index.ts';
import type { FeedbackRow } from '../feedback.queries.ts';
import { claimMove, lockFeedback, updateCategory } from './answering.queries.ts';
import { presentRow } from './present-row.ts';

/** An answer stands: state, notice and record at once, or nothing of it. */
export const answerFeedback = (
  ctx: Context,
  { id, answer }: CallChecked<'POST /platform/feedback/answer'>,
): Promise<PlatformFeedback> =>
  transact(ctx, async (ctx) => {
    const before = await getLocked(ctx, id);
    const { shopperId } = before;
    if (shopperId === null) throw new Refusal('feedback.visitor_unanswerable');
    const { staffId } = requireActor(ctx, 'platform');
    const change = { answer, answeredBy: staffId, answeredAt: ctx.clock.now() };
    const after = assertMoved(await claimMove(ctx.db, id, 'answer', change));
    await tell(ctx, {
      shopperId,
      kind: 'notify',
      sentence: 'notices.feedback_answered',
      params: { answer },
      modules: 'feedback',
      modulesId: id,
      source: `feedback.answered ${id}`,
    });
    await record(ctx, before, after);
    return presentRow(ctx, after);
  });

/** Sorts it elsewhere, marks it as handled, or opens it again; what was answered keeps its state. */
export const markFeedback = (
  ctx: Context,
  { id, category, handled }: CallChecked<'POST /platform/feedback/mark'>,
): Promise<PlatformFeedback> =>
  transact(ctx, async (ctx) => {
    const before = await getLocked(ctx, id);
    let after = before;
    if (handled !== undefined)
      after = assertMoved(await claimMove(ctx.db, id, handled ? 'handle' : 'reopen'));
    if (category !== undefined) after = assertMoved(await updateCategory(ctx.db, id, category));
    await record(ctx, before, after);
    return presentRow(ctx, after);
  });

async function getLocked({ db }: Context, id: number): Promise<FeedbackRow> {
  const row = await lockFeedback(db, id);
  if (!row) throw new Refusal('common.not_found');
  return row;
}

/** Refuses when another came first. */
function assertMoved(row: FeedbackRow | null): FeedbackRow {
  if (!row) throw new Refusal('feedback.state_changed');
  return row;
}

const watched = ({ state, category, answer }: FeedbackRow) => ({ state, category, answer });

const record = (ctx: Context, before: FeedbackRow, after: FeedbackRow): Promise<void> =>
  recordChange(ctx, {
    subject: 'feedback',
    id: before.id,
    before: watched(before),
    after: watched(after),
  });
