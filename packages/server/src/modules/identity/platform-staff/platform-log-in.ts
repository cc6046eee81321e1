/** The platform's staff: who they are, and what they may do. */
import type { StaffInfo } from '@chengji/contract/identity/staff-sessions.calls';
import { requireActor } from '../../../kernel/actor.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashPassword } from '../account/passwords.ts';
import type { Session } from '../sessions/sessions.queries.ts';
import { presentMarket } from '../staff/present-market.ts';
import type { StaffAccounts } from '../staff/staff-accounts.port.ts';
import { getRoleName, getRoleRights } from '../staff/staff-directory.ts';
import { platformDirectory } from './platform-directory.ts';
import {
  findPlatformStaff,
  findPlatformStaffByAccount,
  insertPlatformStaff,
  lockPlatformStaffEntry,
  type PlatformStaff,
  updatePlatformStaff,
} from './platform-staff.queries.ts';

export const getPlatformStaff = (ctx: Context): Promise<StaffInfo> =>
  present(ctx, requireActor(ctx, 'platform').staffId);

/** A person who leaves the staff can do nothing from the next call on, even with open sessions. */
export async function findPlatformActor(db: Db, { id, subjectId }: Session): Promise<Actor | null> {
  const staff = await findPlatformStaff(db, subjectId);
  if (!staff?.isActive) return null;
  const rights = await getRights(db, staff);
  return { kind: 'platform', staffId: staff.id, rights, sessionId: id };
}

type NewStaff = { account: string; name: string; role: string; password: string };

/** Takes someone on; answers the id. */
export async function addPlatformStaff(ctx: Context, { password, ...staff }: NewStaff): Promise<number> {
  const passwordHash = await hashPassword(ctx, password);
  return insertPlatformStaff(ctx.db, { ...staff, passwordHash, joinedAt: ctx.clock.now() });
}

const getRights = (db: Db, { role }: PlatformStaff) => getRoleRights(db, platformDirectory, 'platform', role);

async function present(ctx: Context, id: number): Promise<StaffInfo> {
  const staff = await findPlatformStaff(ctx.db, id);
  if (!staff) throw new Refusal('common.login_required');
  return {
    id: staff.id,
    name: staff.name,
    account: staff.account,
    role: staff.role,
    role_name: await getRoleName(ctx, platformDirectory.topRole, 'platform', staff.role),
    rights: [...(await getRights(ctx.db, staff))],
    time_zone: ctx.calendar.zone,
    market: presentMarket(ctx),
    shop: null,
  };
}

export const platformAccounts: StaffAccounts = {
  kind: 'platform',
  topRole: platformDirectory.topRole,
  find: findPlatformStaff,
  findByAccount: findPlatformStaffByAccount,
  lock: lockPlatformStaffEntry,
  setPassword: (db, id, passwordHash) => updatePlatformStaff(db, id, { passwordHash }),
  present,
};
