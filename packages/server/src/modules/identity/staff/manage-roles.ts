import { randomUUID } from 'node:crypto';
import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { holdsRole, type StaffRecord, type Standing } from './staff-change.rules.ts';
import {
  type Roles,
  readRoles,
  requireSelf,
  requireStaffActor,
  type StaffDirectory,
} from './staff-directory.ts';
import { insertRoles, type RoleRow, removeRole, updateRole } from './staff-roles.queries.ts';

type Listed = CallOut<'GET /seller/roles/list'>;
type Input = CallChecked<'POST /seller/roles/save'>;

const maxRoles = 50;

/** The roles of the directory the caller belongs to, the top one first, and every right in words. */
export async function listRoles(directory: StaffDirectory, ctx: Context): Promise<Listed> {
  const actor = requireStaffActor(ctx, directory);
  const everyone = await directory.listStaff(ctx.db, actor);
  const roles = await readRoles(ctx, directory);
  const own = everyone.find(({ id }) => id === actor.staffId)?.role ?? '';
  const inWords = (language: 'zh' | 'en', key: string) => ctx.services.translate(language, key);
  const top = `identity.role_${directory.topRole}`;
  return {
    rows: [
      {
        key: directory.topRole,
        version: 0,
        name: inWords('zh', top),
        name_en: inWords('en', top),
        rights: [...directory.allRights],
        staff: countStaff(everyone, directory.topRole),
        can: { give: own === directory.topRole, edit: false, delete: false },
      },
      ...roles.rows.map((row) => presentRole(row, roles, own, countStaff(everyone, row.key))),
    ],
    rights: directory.allRights.map((name) => ({
      name,
      group: inWords(ctx.language, `rights.${name.split('.')[0]}`),
      label: inWords(ctx.language, `rights.${name}`),
    })),
  };
}

const countStaff = (everyone: readonly StaffRecord[], key: string): number =>
  everyone.filter(({ role, isActive }) => isActive && role === key).length;

const presentRole = (
  { key, version, nameZh, nameEn, rights }: RoleRow,
  roles: Roles,
  own: string,
  staff: number,
): Listed['rows'][number] => {
  const isHeld = holdsRole(roles, own, key);
  const can = { give: isHeld, edit: isHeld, delete: isHeld && staff === 0 };
  return { key, version, name: nameZh, name_en: nameEn, rights, staff, can };
};

/** Adds or replaces a role; the change counts for its holders from their next call on. */
export function saveRole(directory: StaffDirectory, ctx: Context, input: Input): Promise<{ key: string }> {
  const rights = directory.allRights.filter((right) => input.rights.includes(right));
  if (rights.length < new Set(input.rights).size) {
    throw new Refusal('identity.right_unknown', {}, { field: 'rights' });
  }
  return transact(ctx, async (ctx) => {
    const { everyone, roles, self, known } = await lockDirectory(directory, ctx, input.key);
    if (known)
      await assertVersion(ctx, input.version, { ...known, subject: 'role', id: known.key }, () =>
        presentRole(known, roles, self.role, countStaff(everyone, known.key)),
      );
    const isHeld =
      self.role === directory.topRole || rights.every((right) => roles.getRights(self.role)?.includes(right));
    if (!isHeld) throw new Refusal('identity.beyond_own_rights', {}, { field: 'rights' });
    if (!known && roles.rows.length >= maxRoles) {
      throw new Refusal('identity.too_many_roles', { most: maxRoles });
    }
    const row: RoleRow = {
      owner: directory.getOwner(requireStaffActor(ctx, directory)),
      key: known?.key ?? randomUUID(),
      version: (known?.version ?? 0) + 1,
      nameZh: input.name,
      nameEn: input.name_en,
      rights,
    };
    const storing = known ? updateRole(ctx.db, row) : insertRoles(ctx.db, [row]);
    await refuseOn(storing, { staff_roles_name_unique: 'identity.role_name_taken' });
    await recordChange(ctx, {
      subject: 'role',
      id: row.key,
      before: known && toAuditRecord(known),
      after: toAuditRecord(row),
    });
    return { key: row.key };
  });
}

/** Deletes a role that nobody holds. */
export function deleteRole(
  directory: StaffDirectory,
  ctx: Context,
  { key }: CallChecked<'POST /seller/roles/delete'>,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const { everyone, known } = await lockDirectory(directory, ctx, key);
    if (!known) throw new Refusal('common.not_found');
    if (everyone.some(({ role, isActive }) => isActive && role === key))
      throw new Refusal('identity.role_in_use');
    await removeRole(ctx.db, known.owner, key);
    await recordChange(ctx, { subject: 'role', id: key, before: toAuditRecord(known), after: null });
  });
}

/** Locks the directory and gets the role of this key, which the caller may change. */
async function lockDirectory(directory: StaffDirectory, ctx: Context, key: string | undefined) {
  const everyone = await directory.lockStaff(ctx.db, requireStaffActor(ctx, directory));
  const roles = await readRoles(ctx, directory);
  const self = requireSelf(ctx, directory, everyone, roles);
  return {
    everyone,
    roles,
    self,
    known: key === undefined ? null : requireRole(directory, roles, self, key),
  };
}

function requireRole(directory: StaffDirectory, roles: Roles, self: Standing, key: string): RoleRow {
  if (key === directory.topRole) throw new Refusal('identity.role_fixed');
  const known = roles.rows.find((row) => row.key === key);
  if (!known) throw new Refusal('common.not_found');
  if (!holdsRole(roles, self.role, key)) throw new Refusal('identity.beyond_own_rights');
  return known;
}

const toAuditRecord = ({ nameZh, nameEn, rights }: Omit<RoleRow, 'version'>) => ({
  name: nameZh,
  name_en: nameEn,
  rights,
});
