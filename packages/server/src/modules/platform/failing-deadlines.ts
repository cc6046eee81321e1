/** Deadlines the market could not meet by itself: an operator sees them, and may have one attempted at once. */

import type { CallOut } from '@chengji/contract';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { countFailures, expediteFailure, listFailures } from '../../kernel/jobs/failures.queries.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';

const mostShown = 200;

export async function listFailingDeadlines(ctx: Context): Promise<CallOut<'GET /platform/deadlines/list'>> {
  const rows = await listFailures(ctx.db, mostShown);
  const counts = await countFailures(ctx.db);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    rows: rows.map(({ id, job, attempts, ...row }) => ({
      id,
      job,
      attempts,
      subject_id: row.subjectId,
      last_error: row.lastError,
      request_id: row.requestId,
      due_at: toUnixSeconds(row.dueAt),
      failed_at: toUnixSeconds(row.failedAt),
      next_attempt_at: toUnixSeconds(row.nextAttemptAt),
    })),
  };
}

/** The lane of its kind attempts it at its next look, on whichever node. */
export async function attemptDeadline(ctx: Context, { id }: { id: number }): Promise<null> {
  const failure = await expediteFailure(ctx.db, id, ctx.clock.now());
  if (!failure) throw new Refusal('platform.deadline_gone');
  const { job, subjectId, attempts } = failure;
  await recordChange(ctx, {
    subject: 'deadline',
    id: `${job} ${subjectId}`,
    before: { attempts },
    after: { attempts, attempted_at_once: true },
  });
  return null;
}
