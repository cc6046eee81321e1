import type { Complaint } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { localized } from '../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import type { ComplaintRow, OwnComplaint } from './complaints.queries.ts';
import { presentTargets } from './targets/present-targets.ts';

export const presentReason = ({ language }: Context, row: ComplaintRow): Complaint['reason'] => ({
  code: row.reasonCode,
  text: localized(language, row.reasonZh, row.reasonEn),
});

export async function presentComplaints(ctx: Context, rows: readonly OwnComplaint[]): Promise<Complaint[]> {
  const targets = await presentTargets(
    ctx,
    rows.map((row) => row.case),
  );
  return rows.flatMap(({ complaint, case: { state, answer, endedAt } }, index) => {
    const target = targets[index];
    if (!target) return [];
    return {
      id: complaint.id,
      target,
      reason: presentReason(ctx, complaint),
      content: complaint.content,
      images: complaint.images,
      state,
      due_at: toUnixSeconds(complaint.dueAt),
      answer,
      answered_at: endedAt && toUnixSeconds(endedAt),
      createtime: toUnixSeconds(complaint.createdAt),
    };
  });
}

export async function presentOneComplaint(ctx: Context, row: OwnComplaint): Promise<Complaint> {
  const [shown] = await presentComplaints(ctx, [row]);
  if (!shown) throw new Error(`complaint ${row.complaint.id} is not shown`);
  return shown;
}
