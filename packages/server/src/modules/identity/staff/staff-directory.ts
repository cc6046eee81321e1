/**
 * A directory of staff and their roles: the platform has one, and so has each shop. The tables of staff belong
 * to the modules of their owners; roles are stored here.
 */

import { requireActor } from '../../../kernel/actor.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
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
  /** Whose staff the actor belongs to, as `owner` of the roles: `platform`, or `shop:12`. */
  getOwner(actor: StaffActor): string;
  listStaff(db: Db, actor: StaffActor): Promise<StaffRecord[]>;
  /** The same, locked: changes in one directory are made one after the other. */
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

/** The rights a role has now; an unknown role has none. */
export async function getRoleRights(
  db: Db,
  { topRole, allRights }: Pick<StaffDirectory, 'topRole' | 'allRights'>,
  owner: string,
  role: string,
): Promise<readonly string[]> {
  if (role === topRole) return allRights;
  return (await findRole(db, owner, role))?.rights ?? [];
}

/** The name of a role; an unknown role is shown by its key. */
export async function getRoleName(
  ctx: Context,
  topRole: StaffDirectory['topRole'],
  owner: string,
  role: string,
): Promise<string> {
  if (role === topRole) return topRoleName(ctx, topRole);
  const row = await findRole(ctx.db, owner, role);
  return row ? getName(ctx, row) : role;
}

const topRoleName = ({ language, services }: Context, topRole: StaffDirectory['topRole']) =>
  services.translate(language, `identity.role_${topRole}`);

const getName = ({ language }: Context, { nameZh, nameEn }: RoleRow) => localized(language, nameZh, nameEn);

export const requireStaffActor = (ctx: Context, directory: StaffDirectory): StaffActor =>
  requireActor(ctx, directory.kind);

/** The roles of the caller's directory, with lookups by key. */
export async function readRoles(ctx: Context, directory: StaffDirectory) {
  const rows = await listRoles(ctx.db, directory.getOwner(requireStaffActor(ctx, directory)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    topRole: directory.topRole,
    rows,
    getRights: (role: string) => (role === directory.topRole ? directory.allRights : byKey.get(role)?.rights),
    getName(role: string) {
      const row = byKey.get(role);
      if (role === directory.topRole) return topRoleName(ctx, directory.topRole);
      return row ? getName(ctx, row) : role;
    },
  };
}
export type Roles = Awaited<ReturnType<typeof readRoles>>;

/** The caller as the locked list has them: a role they lost in the meantime counts. */
export function requireSelf(
  ctx: Context,
  directory: StaffDirectory,
  everyone: readonly StaffRecord[],
  roles: Roles,
): Standing {
  const self = everyone.find(({ id }) => id === requireStaffActor(ctx, directory).staffId);
  if (!self?.isActive) throw new Refusal('common.login_required');
  if (!roles.getRights(self.role)?.includes('staff.write')) throw new Refusal('common.no_permission');
  return self;
}
