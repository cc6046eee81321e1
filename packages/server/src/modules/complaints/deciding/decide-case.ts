/** What the operator's staff do with the complaints about one target. */
import type { CallChecked, PlatformComplaint } from '@chengji/contract';
import { holdsRight, requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findDecisionError, mayApply } from '../complaint.rules.ts';
import type { CaseRow } from '../complaints.queries.ts';
import { complaintTargetsPort } from '../targets/target.port.ts';
import { applyMeasures } from './apply-measures.ts';
import { claimMove, lockCase } from './cases.queries.ts';
import { lookIntoCase } from './look-into-case.ts';
import { canRestore, presentCase } from './show-case.ts';
import { tellComplainers } from './tell-complainers.ts';

type Decision = CallChecked<'POST /platform/complaints/decide'>;

export const takeCase = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/complaints/take'>,
): Promise<PlatformComplaint> =>
  transact(ctx, async (ctx) => {
    const before = await getLocked(ctx, id);
    const { staffId } = requireActor(ctx, 'platform');
    const after = assertMoved(await claimMove(ctx.db, id, 'take', { takenBy: staffId }));
    await record(ctx, before, { state: after.state });
    return presentCase(ctx, after);
  });

/** Ends all that is open about the target: verdict, measures, notices and record at once, or nothing of it. */
export const decideCase = (ctx: Context, input: Decision): Promise<PlatformComplaint> =>
  transact(ctx, async (ctx) => {
    assertMayApply(ctx, input);
    const before = await getLocked(ctx, input.id);
    if (before.endedAt) throw new Refusal('complaints.state_changed');
    await assertFits(ctx, before, input);
    const after = await claimDecision(ctx, input);
    await applyMeasures(ctx, after);
    await tellComplainers(ctx, after);
    const { state, answer, notice, measures, silenceDays } = after;
    await record(ctx, before, { state, answer, notice, measures, silence_days: silenceDays });
    return presentCase(ctx, after);
  });

function assertMayApply({ actor }: Context, { measures }: Decision): void {
  const isShut = measures.some((measure) => !mayApply(measure, (right) => holdsRight(actor, right)));
  if (isShut) throw new Refusal('common.no_permission', {}, { field: 'measures' });
}

async function assertFits(ctx: Context, row: CaseRow, input: Decision): Promise<void> {
  const { measures: fitting } = await lookIntoCase(ctx, row);
  const error = findDecisionError({ ...input, silenceDays: input.silence_days }, fitting);
  if (error) throw new Refusal(error.key, {}, { field: error.field });
}

async function claimDecision(ctx: Context, input: Decision): Promise<CaseRow> {
  const { id, verdict, answer, notice, measures, silence_days } = input;
  return assertMoved(
    await claimMove(ctx.db, id, verdict === 'upheld' ? 'uphold' : 'dismiss', {
      decidedBy: requireActor(ctx, 'platform').staffId,
      answer,
      notice: measures.length > 0 ? notice : '',
      measures: [...new Set(measures)],
      silenceDays: measures.includes('silence') ? (silence_days ?? null) : null,
      endedAt: ctx.clock.now(),
    }),
  );
}

/** What this decision took down may be on sale, or is shown, again. */
export const restoreTarget = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/complaints/restore'>,
): Promise<PlatformComplaint> =>
  transact(ctx, async (ctx) => {
    const row = await getLocked(ctx, id);
    const { isTakenDown } = await lookIntoCase(ctx, row);
    if (!canRestore(row, isTakenDown)) throw new Refusal('complaints.state_changed');
    const targets = ctx.services.ports.getOfKind(complaintTargetsPort, row.type);
    if (!(await targets.allow?.(ctx, row.targetId))) throw new Refusal('complaints.state_changed');
    return presentCase(ctx, row);
  });

async function getLocked({ db }: Context, id: number): Promise<CaseRow> {
  const row = await lockCase(db, id);
  if (!row) throw new Refusal('common.not_found');
  return row;
}

/** Refuses when another decided first. */
function assertMoved(row: CaseRow | null): CaseRow {
  if (!row) throw new Refusal('complaints.state_changed');
  return row;
}

const record = (ctx: Context, before: CaseRow, after: Record<string, unknown>): Promise<void> =>
  recordChange(ctx, { subject: 'complaint', id: before.id, before: { state: before.state }, after });
