import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { hashPassword } from '../account/passwords.ts';
import { findEnrolled } from '../second-factor/second-factor.queries.ts';
import { endStaffAccess } from './end-staff-access.ts';
import { findStaffChangeError, holdsRole, pickStaff, type StaffRecord } from './staff-change.rules.ts';
import {
  type Roles,
  readRoles,
  requireSelf,
  requireStaffActor,
  type StaffDirectory,
  type StaffFields,
} from './staff-directory.ts';

type Page = CallOut<'GET /seller/staff/list'>;
type Input = CallChecked<'POST /seller/staff/save'>;

/** No directory has more people than this, so a list of them may be held in memory. */
const maxStaff = 300;

/** The staff in the caller's directory. */
export async function listStaff(
  directory: StaffDirectory,
  ctx: Context,
  filter: CallChecked<'GET /seller/staff/list'>,
): Promise<Page> {
  const actor = requireStaffActor(ctx, directory);
  const everyone = await directory.listStaff(ctx.db, actor);
  const roles = await readRoles(ctx, directory);
  const own = everyone.find(({ id }) => id === actor.staffId)?.role ?? '';
  const { rows, total, counts } = pickStaff(everyone, filter);
  const enrolled = await findEnrolledStaff(directory, ctx, rows);
  return { rows: rows.map((row) => present(row, roles, own, enrolled)), total, counts, next: null };
}

/** Adds a member of staff, or changes their account, role and whether they still work here. */
export async function saveStaff(
  directory: StaffDirectory,
  ctx: Context,
  input: Input,
): Promise<Page['rows'][number]> {
  const { id, version: began, password, active, ...rest } = input;
  if (id === undefined && password === undefined) {
    throw new Refusal('identity.password_missing', {}, { field: 'password' });
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(ctx, password);
  const fields: StaffFields = { ...rest, isActive: active };
  return transact(ctx, async (ctx) => {
    const actor = requireStaffActor(ctx, directory);
    const everyone = await directory.lockStaff(ctx.db, actor);
    const roles = await readRoles(ctx, directory);
    const self = requireSelf(ctx, directory, everyone, roles);
    const before = everyone.find((one) => one.id === id) ?? null;
    if (id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, began, { ...before, subject: 'staff' }, async () =>
        present(before, roles, self.role, await findEnrolledStaff(directory, ctx, [before])),
      );
    const error = findStaffChangeError(roles, self, before, fields);
    if (error) throw new Refusal(error, {}, { field: 'role' });
    if (!before && everyone.length >= maxStaff) {
      throw new Refusal('identity.too_many_staff', { most: maxStaff });
    }
    const stored = await refuseOn(store(directory, ctx, before, fields, passwordHash), {
      [directory.accountIndex]: 'identity.account_taken',
    });
    if (before && (passwordHash !== undefined || !active)) {
      const message = passwordHash === undefined ? 'identity.kicked_out' : 'identity.password_changed';
      await endStaffAccess(ctx, directory.kind, before.id, message);
    }
    await recordChange(ctx, {
      subject: 'staff',
      id: stored.id,
      before: before && toAuditRecord(before),
      after: { ...toAuditRecord(stored), ...(passwordHash && before ? { password_changed: true } : {}) },
    });
    return present(stored, roles, self.role, await findEnrolledStaff(directory, ctx, [stored]));
  });
}

async function store(
  directory: StaffDirectory,
  ctx: Context,
  before: StaffRecord | null,
  fields: StaffFields,
  passwordHash: string | undefined,
): Promise<StaffRecord> {
  if (before) {
    const changes = { ...fields, version: before.version + 1 };
    await directory.updateStaff(ctx.db, before.id, passwordHash ? { ...changes, passwordHash } : changes);
    return { ...before, ...changes };
  }
  const joinedAt = ctx.clock.now();
  const row = { ...fields, passwordHash: passwordHash ?? '', joinedAt };
  return {
    ...fields,
    joinedAt,
    version: 1,
    id: await directory.insertStaff(ctx.db, requireStaffActor(ctx, directory), row),
  };
}

const toAuditRecord = ({ account, name, role, isActive }: StaffFields) => ({
  account,
  name,
  role,
  active: isActive,
});

const findEnrolledStaff = (directory: StaffDirectory, { db }: Context, rows: readonly StaffRecord[]) =>
  findEnrolled(
    db,
    directory.kind,
    rows.map(({ id }) => id),
  );

const present = (
  row: StaffRecord,
  roles: Roles,
  own: string,
  enrolled: ReadonlySet<number>,
): Page['rows'][number] => ({
  id: row.id,
  version: row.version,
  ...toAuditRecord(row),
  role_name: roles.getName(row.role),
  second_factor: enrolled.has(row.id),
  joined_at: toUnixSeconds(row.joinedAt),
  can: { edit: holdsRole(roles, own, row.role) },
});
