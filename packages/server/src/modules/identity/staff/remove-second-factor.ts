import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts';
import { endStaffAccess } from './end-staff-access.ts';
import { holdsRole } from './staff-change.rules.ts';
import { readRoles, requireSelf, requireStaffActor, type StaffDirectory } from './staff-directory.ts';
import { noSecondFactor, secondFactorGone } from './staff-security.ts';

/** Helps a colleague who lost their second factor. All their sessions end, so that a finder of it is out as well. */
export function removeSecondFactor(
  directory: StaffDirectory,
  ctx: Context,
  { id }: { id: number },
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const everyone = await directory.lockStaff(ctx.db, requireStaffActor(ctx, directory));
    const roles = await readRoles(ctx, directory);
    const self = requireSelf(ctx, directory, everyone, roles);
    const colleague = everyone.find((one) => one.id === id);
    if (!colleague) throw new Refusal('common.not_found');
    if (id === self.id) throw new Refusal('identity.own_staff_entry');
    if (!holdsRole(roles, self.role, colleague.role)) throw new Refusal('identity.beyond_own_rights');
    if (!(await deleteSecondFactor(ctx.db, { kind: directory.kind, staffId: id }))) throw noSecondFactor();
    await endStaffAccess(ctx, directory.kind, id, 'identity.kicked_out');
    await recordChange(ctx, { subject: 'staff', id, ...secondFactorGone });
    return null;
  });
}
