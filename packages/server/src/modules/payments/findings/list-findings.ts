import type { CallChecked, CallOut, PaymentFinding } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { canSend } from '../payment.rules.ts';
import { countFindings, listFindingRows } from './findings.queries.ts';

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
  return {
    counts,
    total: counts[state],
    next: nextPage(page, limit, counts[state]),
    rows: rows.map((row) => presentFinding(row, names)),
  };
}

type Row = Awaited<ReturnType<typeof listFindingRows>>[number];

const presentFinding = ({ finding, ...row }: Row, names: ReadonlyMap<number, string>): PaymentFinding => ({
  id: finding.id,
  kind: finding.kind,
  channel: finding.channel,
  subject_no: finding.subjectNo,
  trade_no: row.reference ?? '',
  expected: finding.expected,
  got: finding.got,
  found_at: toUnixSeconds(finding.foundAt),
  resolved_at: finding.resolvedAt && toUnixSeconds(finding.resolvedAt),
  resolved_by: names.get(finding.resolvedBy ?? 0) ?? '',
  note: finding.note,
  sent: finding.isSent,
  can_send: finding.resolvedAt === null && canSend(finding.kind, row),
});
