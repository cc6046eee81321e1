import type { CallChecked, CallOut, PaymentFinding, Repair, RepairPlan } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { presentPlans, showWaiting } from '../../repairs/index.ts';
import { countFindings, listFindingRows } from './findings.queries.ts';
import { planFinding } from './repair-finding.ts';

type Row = Awaited<ReturnType<typeof listFindingRows>>[number];

export async function listFindings(
  ctx: Context,
  { state, page, limit }: CallChecked<'GET /platform/findings/list'>,
): Promise<CallOut<'GET /platform/findings/list'>> {
  const counts = await countFindings(ctx.db);
  const rows = await listFindingRows(ctx.db, state, { limit, offset: (page - 1) * limit });
  const names = await findPlatformStaffNames(
    ctx.db,
    rows.flatMap(({ finding }) => finding.resolvedBy ?? []),
  );
  const plans = await showPlans(ctx, rows);
  const ids = rows.map(({ finding }) => finding.id);
  const waiting = await showWaiting(ctx, 'finding', ids);
  return {
    counts,
    total: counts[state],
    next: nextPage(page, limit, counts[state]),
    rows: rows.map((row) => {
      const { id, resolvedBy } = row.finding;
      return presentFinding(row, {
        by: names.get(resolvedBy ?? 0) ?? '',
        plan: plans.get(id),
        repair: waiting.get(id),
      });
    }),
  };
}

async function showPlans(ctx: Context, rows: readonly Row[]): Promise<Map<number, RepairPlan>> {
  const found = await Promise.all(
    rows.map(async ({ finding }) => ({ id: finding.id, plan: await planFinding(ctx, finding) })),
  );
  const planned = found.flatMap(({ id, plan }) => (plan ? [{ id, plan }] : []));
  const shown = await presentPlans(
    ctx,
    planned.map(({ plan }) => plan),
  );
  return new Map(shown.map((plan, index) => [planned[index]?.id ?? 0, plan]));
}

type Behind = { by: string; plan: RepairPlan | undefined; repair: Repair | undefined };

const presentFinding = ({ finding, reference }: Row, { by, plan, repair }: Behind): PaymentFinding => ({
  id: finding.id,
  kind: finding.kind,
  channel: finding.channel,
  subject_no: finding.subjectNo,
  trade_no: reference ?? '',
  expected: finding.expected,
  got: finding.got,
  found_at: toUnixSeconds(finding.foundAt),
  resolved_at: finding.resolvedAt && toUnixSeconds(finding.resolvedAt),
  resolved_by: by,
  note: finding.note,
  sent: finding.isSent,
  plan: (!repair && plan) || null,
  repair: repair ?? null,
});
