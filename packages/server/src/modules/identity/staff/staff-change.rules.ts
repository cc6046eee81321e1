/**
 * Who may change whose work. Nobody gives or takes what they do not hold themselves, only the top role
 * touches the top role, and nobody changes their own role or takes themselves off: so somebody always
 * holds the top role.
 */
import type { CallChecked } from '@chengji/contract';

/** The rights of a role; undefined when there is no such role. */
export type GetRights = (role: string) => readonly string[] | undefined;

export type Standing = { id: number; role: string; isActive: boolean };

type Roles = { topRole: string; getRights: GetRights };

/** Whether someone in `own` may give the role, take it, or change what it may do. */
export function holdsRole({ topRole, getRights }: Roles, own: string, role: string): boolean {
  if (own === topRole) return true;
  if (role === topRole) return false;
  const held = getRights(own) ?? [];
  return (getRights(role) ?? []).every((right) => held.includes(right));
}

type StaffChangeError = 'identity.role_unknown' | 'identity.own_staff_entry' | 'identity.beyond_own_rights';

/** Why `self` may not make this of someone, or null; `before` is null for someone new. */
export function findStaffChangeError(
  roles: Roles,
  self: Standing,
  before: Standing | null,
  after: Omit<Standing, 'id'>,
): StaffChangeError | null {
  if (!roles.getRights(after.role)) return 'identity.role_unknown';
  const isSame = before?.role === after.role && before.isActive === after.isActive;
  if (before?.id === self.id) return isSame ? null : 'identity.own_staff_entry';
  const touched = before ? [before.role, after.role] : [after.role];
  return touched.every((role) => holdsRole(roles, self.role, role)) ? null : 'identity.beyond_own_rights';
}

export type StaffRecord = Standing & { version: number; account: string; name: string; joinedAt: Date };
type Filter = CallChecked<'GET /seller/staff/list'>;

const getState = ({ isActive }: Standing) => (isActive ? 'active' : 'left');

/** The page of a list that is held whole, and how many stand behind each tab. */
export function pickStaff(everyone: readonly StaffRecord[], filter: Filter) {
  const word = filter.keyword?.toLowerCase() ?? '';
  const found = everyone.filter(
    ({ name, account, role }) =>
      `${name} ${account}`.toLowerCase().includes(word) && (filter.role ?? role) === role,
  );
  const inState = found.filter((one) => filter.state === 'all' || getState(one) === filter.state);
  const sorted = inState.toSorted((a, b) =>
    filter.sort === 'name' ? a.name.localeCompare(b.name, 'zh') : b.id - a.id,
  );
  const active = found.filter(({ isActive }) => isActive).length;
  return {
    rows: sorted.slice((filter.page - 1) * filter.limit, filter.page * filter.limit),
    total: sorted.length,
    counts: { all: found.length, active, left: found.length - active },
  };
}
