/**
 * The desk at which staff are taken on and given roles: the platform has one, and each shop. The tables of
 * staff are their owners'; roles are kept here.
 */

import { requireActor } from '../../../kernel/actor.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { StaffRecord, Standing } from './staff-change.rules.ts';
import { findRole, listRoles, type RoleRow } from './staff-roles.queries.ts';

type StaffActor = Extract<Actor, { kind: 'seller' | 'platform' }>;
export type StaffFields = { account: string; name: string; role: string; isActive: boolean };

export type StaffDirectory = {
  kind: StaffActor['kind'];
  /** Holds every right, always. */
  topRole: 'owner' | 'admin';
  allRights: readonly string[];
  /** Whose staff the actor belongs to, as `desk` of the roles: `platform`, or `shop:12`. */
  getOwner(actor: StaffActor): string;
  listStaff(db: Db, actor: StaffActor): Promise<StaffRecord[]>;
  /** The same, locked: changes of one desk are made one after the other. */
  lockStaff(db: Db, actor: StaffActor): Promise<StaffRecord[]>;
  insertStaff(
    db: Db,
    actor: StaffActor,
    row: StaffFields & { passwordHash: string; joinedAt: Date },
  ): Promise<number>;
  updateStaff(
    db: Db,
    id: number,
    row: StaffFields & { version: number; passwordHash?: string },
  ): Promise<void>;
  /** The index that keeps two people from one account. */
  accountIndex: string;
};

/** What a role may do now; a role that is no longer known may do nothing. */
export async function getRoleRights(
  db: Db,
  { topRole, allRights }: Pick<StaffDirectory, 'topRole' | 'allRights'>,
  desk: string,
  role: string,
): Promise<readonly string[]> {
  if (role === topRole) return allRights;
  return (await findRole(db, desk, role))?.rights ?? [];
}

/** What a role is called; one that is no longer known by its key. */
export async function getRoleName(
  ctx: Context,
  topRole: StaffDirectory['topRole'],
  desk: string,
  role: string,
): Promise<string> {
  if (role === topRole) return topRoleName(ctx, topRole);
  const row = await findRole(ctx.db, desk, role);
  return row ? getName(ctx, row) : role;
}

const topRoleName = ({ language, services }: Context, topRole: StaffDirectory['topRole']) =>
  services.translate(language, `identity.role_${topRole}`);

const getName = ({ language }: Context, { nameZh, nameEn }: RoleRow) => (language === 'en' ? nameEn : nameZh);

export const requireStaffActor = (ctx: Context, desk: StaffDirectory): StaffActor =>
  requireActor(ctx, desk.kind);

/** The roles of the desk of whoever calls, and what may be asked of them. */
export async function readRoles(ctx: Context, desk: StaffDirectory) {
  const rows = await listRoles(ctx.db, desk.getOwner(requireStaffActor(ctx, desk)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    topRole: desk.topRole,
    rows,
    getRights: (role: string) => (role === desk.topRole ? desk.allRights : byKey.get(role)?.rights),
    getName(role: string) {
      const row = byKey.get(role);
      if (role === desk.topRole) return topRoleName(ctx, desk.topRole);
      return row ? getName(ctx, row) : role;
    },
  };
}
export type Roles = Awaited<ReturnType<typeof readRoles>>;

/** Whoever calls, as the locked list has them: a role that was taken from them meanwhile counts. */
export function findSelf(
  ctx: Context,
  desk: StaffDirectory,
  everyone: readonly StaffRecord[],
  roles: Roles,
): Standing {
  const self = everyone.find(({ id }) => id === requireStaffActor(ctx, desk).staffId);
  if (!self?.isActive) throw new Refusal('common.login_required');
  if (!roles.getRights(self.role)?.includes('staff.write')) throw new Refusal('common.no_permission');
  return self;
}
