/** What the pages of staff ask for and show, from the address and the contract's views. */
import type { CallOut } from '@chengji/contract';
import { staffDirectoryCalls } from '@chengji/contract/identity/staff-directory.calls';
import { z } from 'zod';
import { defineList } from '../../design/lists/define-list.ts';

export type StaffRow = CallOut<'GET /seller/staff/list'>['rows'][number];
export type Role = CallOut<'GET /seller/roles/list'>['rows'][number];
export type Right = CallOut<'GET /seller/roles/list'>['rights'][number];

export const staffStates = ['active', 'left', 'all'] as const;

const own = { tab: z.enum(['people', 'roles']).default('people') };
const inAddress = { tab: 'state', clearsTab: true, own } as const;
export const staffLists = {
  seller: defineList('GET /seller/staff/list', staffDirectoryCalls, inAddress),
  platform: defineList('GET /platform/staff/list', staffDirectoryCalls, inAddress),
};

/** A role in the language of who reads. */
export const roleIn = (language: 'zh' | 'en', { name, name_en }: Role): string =>
  language === 'en' ? name_en : name;

/** The rights in their groups, in the order they come. */
export const groupRights = (rights: readonly Right[]): [string, Right[]][] => [
  ...Map.groupBy(rights, ({ group }) => group),
];

export const switchRight = (held: readonly string[], right: string, isOn: boolean): string[] =>
  [...held.filter((one) => one !== right), ...(isOn ? [right] : [])].sort();

/** Someone new needs a password; someone there keeps theirs unless another is given. */
export const staffSchema = staffDirectoryCalls['POST /seller/staff/save'].in.refine(
  ({ id, password }) => id !== undefined || password !== undefined,
  { path: ['password'] },
);

export const staffDraft = (row: StaffRow | undefined) => ({
  id: row?.id,
  version: row?.version,
  account: row?.account ?? '',
  name: row?.name ?? '',
  role: row?.role ?? '',
  password: '',
  active: row?.active ?? true,
});

export const toStaffInput = ({ password, ...draft }: ReturnType<typeof staffDraft>) => ({
  ...draft,
  ...(password ? { password } : {}),
});
