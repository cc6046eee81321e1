/** The platform's staff: who they are, and how they log in to the console. */
import type { StaffInfo } from '@chengji/contract/identity.calls';
import { requireActor } from '../../kernel/actor.ts';
import type { Actor, Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { platformDesk } from './platform-desk.ts';
import {
  findPlatformStaff,
  findPlatformStaffByAccount,
  insertPlatformStaff,
  type PlatformStaff,
} from './platform-staff.queries.ts';
import type { Session } from './sessions.queries.ts';
import { openSession } from './sessions.ts';
import { rightsIn, roleNameIn } from './staff/staff-desk.ts';
import { guessLogin } from './tries.ts';

export async function logInToPlatform(
  ctx: Context,
  { account, password }: { account: string; password: string },
): Promise<{ token: string; staff: StaffInfo }> {
  const staff = await findPlatformStaffByAccount(ctx.db, account);
  const isRight = await guessLogin(
    ctx,
    'platform',
    account,
    () => isPassword(ctx, staff?.passwordHash, password),
    staff?.id,
  );
  if (!staff || !isRight) throw new Refusal('identity.wrong_account_or_password');
  if (!staff.isActive) throw new Refusal('identity.account_frozen');
  return { token: await openSession(ctx, 'platform', staff.id), staff: await present(ctx, staff) };
}

export async function getPlatformStaff(ctx: Context): Promise<StaffInfo> {
  const staff = await findPlatformStaff(ctx.db, requireActor(ctx, 'platform').staffId);
  if (!staff) throw new Refusal('common.login_required');
  return present(ctx, staff);
}

/** Who leaves the staff stops acting with the next call, whatever sessions are open. */
export async function findPlatformActor(db: Db, { id, subjectId }: Session): Promise<Actor | null> {
  const staff = await findPlatformStaff(db, subjectId);
  if (!staff?.isActive) return null;
  const rights = await rightsOf(db, staff);
  return { kind: 'platform', staffId: staff.id, rights, sessionId: id };
}

type NewStaff = { account: string; name: string; role: string; password: string };

/** Takes someone on; answers the id. */
export async function addPlatformStaff(ctx: Context, { password, ...staff }: NewStaff): Promise<number> {
  const passwordHash = await hashPassword(ctx, password);
  return insertPlatformStaff(ctx.db, { ...staff, passwordHash, joinedAt: ctx.clock.now() });
}

const rightsOf = (db: Db, { role }: PlatformStaff) => rightsIn(db, platformDesk, 'platform', role);

const present = async (ctx: Context, staff: PlatformStaff): Promise<StaffInfo> => ({
  id: staff.id,
  name: staff.name,
  account: staff.account,
  role: staff.role,
  role_name: await roleNameIn(ctx, platformDesk.topRole, 'platform', staff.role),
  rights: [...(await rightsOf(ctx.db, staff))],
  shop: null,
});
