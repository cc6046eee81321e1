import type { CallChecked, CallOut, PlatformComplaintRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { type CaseRow, listReasons } from '../complaints.queries.ts';
import { presentTargets } from '../targets/present-targets.ts';
import { countCases, listCaseRows } from './cases.queries.ts';

export async function listCases(
  ctx: Context,
  { tab, page, limit, type, target_id: targetId, keyword }: CallChecked<'GET /platform/complaints/list'>,
): Promise<CallOut<'GET /platform/complaints/list'>> {
  const filter = { type, targetId, keyword };
  const rows = await listCaseRows(ctx.db, { tab, ...filter }, { limit, offset: (page - 1) * limit });
  const counts = await countCases(ctx.db, filter);
  const total = counts[tab];
  return {
    rows: await presentCases(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

export async function presentCases(ctx: Context, rows: readonly CaseRow[]): Promise<PlatformComplaintRow[]> {
  if (rows.length === 0) return [];
  const targets = await presentTargets(ctx, rows);
  const reasons = await listReasons(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row, index) => {
    const target = targets[index];
    if (!target) return [];
    return {
      id: row.id,
      target,
      state: row.state,
      count: row.count,
      reasons: (reasons.get(row.id) ?? []).map(({ zh, en }) => localized(ctx.language, zh, en)),
      newest_at: toUnixSeconds(row.newestAt),
      due_at: toUnixSeconds(row.dueAt),
      ended_at: row.endedAt && toUnixSeconds(row.endedAt),
    };
  });
}
