import type { Adjustment } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { toOwner, toOwnerText } from '../owner.rules.ts';
import { findOwnerNames } from '../owner-names.ts';
import type { AdjustmentRow } from './adjustment.queries.ts';

export async function presentAdjustments(
  ctx: Context,
  rows: readonly AdjustmentRow[],
): Promise<Adjustment[]> {
  const ownerNames = await findOwnerNames(ctx, rows.map(toOwner));
  const staffIds = rows.flatMap(({ askedBy, approvedBy }) => [askedBy, ...(approvedBy ? [approvedBy] : [])]);
  const staffNames = await findPlatformStaffNames(ctx.db, [...new Set(staffIds)]);
  const nameStaff = (id: number | null) => (id === null ? '' : (staffNames.get(id) ?? ''));
  return rows.map((row) => ({
    id: row.id,
    kind: row.ownerKind,
    owner_id: row.ownerId,
    owner: ownerNames.get(toOwnerText(toOwner(row))) ?? '',
    amount: toMoneyText(row.amountCents),
    reason: row.reason,
    state: row.state,
    by: nameStaff(row.askedBy),
    approved_by: nameStaff(row.approvedBy),
    createtime: toUnixSeconds(row.createdAt),
    can_approve: canApprove(ctx, row),
  }));
}

/** Another than who asked for it. */
const canApprove = ({ actor }: Context, { state, askedBy }: AdjustmentRow): boolean =>
  state === 'waiting' &&
  actor.kind === 'platform' &&
  actor.staffId !== askedBy &&
  holdsRight(actor, 'wallets.adjust');

export async function presentOneAdjustment(ctx: Context, row: AdjustmentRow): Promise<Adjustment> {
  const [shown] = await presentAdjustments(ctx, [row]);
  if (!shown) throw new Error(`adjustment ${row.id} is not shown`);
  return shown;
}
