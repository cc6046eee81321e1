/** Who works in an area of the console, and what their roles let them do; the same for a shop and for the platform. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { countedPageSchema, Flag, Id, Moment, Nothing, numberedPageInput, text } from '../values.ts';
import { NewStaffPassword } from './staff-security.calls.ts';

const RoleKey = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .meta({ id: 'RoleKey' });

export const Account = z
  .string()
  .trim()
  .regex(/^[\w.@-]{3,64}$/);

export const StaffRow = z
  .object({
    id: Id,
    version: EditVersion,
    account: z.string(),
    name: z.string(),
    role: z.string(),
    role_name: z.string(),
    active: z.boolean(),
    second_factor: z.boolean(),
    joined_at: Moment,
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'StaffRow' });
export type StaffRow = z.output<typeof StaffRow>;

export const StaffRole = z
  .object({
    key: z.string(),
    version: EditVersion,
    name: z.string(),
    name_en: z.string(),
    rights: z.array(z.string()),
    staff: z.int().meta({ description: 'How many work in this role' }),
    can: z.object({ give: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'StaffRole' });
export type StaffRole = z.output<typeof StaffRole>;

const RightLabel = z
  .object({ name: z.string(), group: z.string(), label: z.string() })
  .meta({ id: 'RightLabel' });

const beyond = ['identity.beyond_own_rights'] as const;

const declareStaffCalls = <W extends 'seller' | 'platform'>(who: W) => ({
  staffList: {
    summary: 'Who works here, also those who left',
    who,
    right: 'staff.read',
    in: z.object({
      state: z.enum(['all', 'active', 'left']).default('active'),
      keyword: text(0, 64).optional(),
      role: RoleKey.optional(),
      sort: z.enum(['new', 'name']).default('new'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(StaffRow).extend({
      counts: z.object({ all: z.int(), active: z.int(), left: z.int() }),
    }),
    refusals: [],
  } as const,
  staffSave: {
    summary: 'Take someone on, or change the one with this id; a new password or leaving ends their sessions',
    who,
    right: 'staff.write',
    confirm: true,
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        account: Account,
        name: text(1, 32),
        role: RoleKey,
        password: NewStaffPassword.optional(),
        active: Flag.default(true),
      })
      .refine(...requiresVersion),
    out: StaffRow,
    refusals: [
      ...beyond,
      'identity.account_taken',
      'identity.password_missing',
      'identity.role_unknown',
      'identity.own_staff_entry',
      'identity.too_many_staff',
      'common.edit_conflict',
    ],
  } as const,
  rolesList: {
    summary: 'The roles, and every right there is to give',
    who,
    right: 'staff.read',
    in: z.object({}),
    out: z.object({ rows: z.array(StaffRole), rights: z.array(RightLabel) }),
    refusals: [],
  } as const,
  rolesSave: {
    summary: 'Add a role, or change the one with this key; it counts from the next call on',
    who,
    right: 'staff.write',
    confirm: true,
    in: z
      .object({
        key: RoleKey.optional(),
        version: EditVersion.optional(),
        name: text(1, 32),
        name_en: text(1, 64),
        rights: z.array(text(1, 60)).max(200),
      })
      .refine(({ key, version }) => key === undefined || version !== undefined, { path: ['version'] }),
    out: z.object({ key: z.string() }),
    refusals: [
      ...beyond,
      'identity.role_fixed',
      'identity.role_name_taken',
      'identity.right_unknown',
      'identity.too_many_roles',
      'common.edit_conflict',
    ],
  } as const,
  rolesDelete: {
    summary: 'Take a role away that nobody works in',
    who,
    right: 'staff.write',
    confirm: true,
    in: z.object({ key: RoleKey }),
    out: Nothing,
    refusals: [...beyond, 'identity.role_fixed', 'identity.role_in_use'],
  } as const,
});

const seller = declareStaffCalls('seller');
const platform = declareStaffCalls('platform');

export const staffDirectoryCalls = declareCalls({
  'GET /seller/staff/list': seller.staffList,
  'POST /seller/staff/save': seller.staffSave,
  'GET /seller/roles/list': seller.rolesList,
  'POST /seller/roles/save': seller.rolesSave,
  'POST /seller/roles/delete': seller.rolesDelete,
  'GET /platform/staff/list': platform.staffList,
  'POST /platform/staff/save': platform.staffSave,
  'GET /platform/roles/list': platform.rolesList,
  'POST /platform/roles/save': platform.rolesSave,
  'POST /platform/roles/delete': platform.rolesDelete,
});
