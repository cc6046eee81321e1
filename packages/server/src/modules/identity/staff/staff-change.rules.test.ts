import { describe, expect, it } from 'vitest';
import { findStaffChangeError, holdsRole, pickStaff, type StaffRecord } from './staff-change.rules.ts';

const rights: Record<string, string[]> = {
  owner: ['a', 'b', 'c'],
  lead: ['a', 'b'],
  clerk: ['a'],
  other: ['c'],
};
const roles = { topRole: 'owner', getRights: (role: string) => new Map(Object.entries(rights)).get(role) };
const someone = (id: number, role: string, isActive = true) => ({ id, role, isActive });

describe('a role is held', () => {
  it.each([
    ['owner', 'owner', true],
    ['owner', 'other', true],
    ['lead', 'clerk', true],
    ['lead', 'lead', true],
    ['lead', 'other', false],
    ['clerk', 'lead', false],
    ['lead', 'owner', false],
    ['gone', 'clerk', false],
  ])('by %s over %s: %s', (own, role, isHeld) => expect(holdsRole(roles, own, role)).toBe(isHeld));

  it('over one that is no longer known, by anyone: it may do nothing', () => {
    expect(holdsRole(roles, 'clerk', 'gone')).toBe(true);
  });
});

describe('changing someone’s work', () => {
  const lead = someone(1, 'lead');

  it('is open within what one may do oneself', () => {
    expect(findStaffChangeError(roles, lead, null, someone(0, 'clerk'))).toBeNull();
    expect(findStaffChangeError(roles, lead, someone(2, 'clerk'), someone(2, 'lead', false))).toBeNull();
  });

  it('neither gives nor takes what one does not hold', () => {
    const beyond = 'identity.beyond_own_rights';
    expect(findStaffChangeError(roles, lead, null, someone(0, 'other'))).toBe(beyond);
    expect(findStaffChangeError(roles, lead, someone(2, 'other'), someone(2, 'clerk'))).toBe(beyond);
    expect(findStaffChangeError(roles, lead, someone(2, 'owner'), someone(2, 'clerk'))).toBe(beyond);
    expect(findStaffChangeError(roles, lead, someone(2, 'clerk'), someone(2, 'owner'))).toBe(beyond);
  });

  it('leaves oneself where one is, so that the top role is always somebody’s', () => {
    const owner = someone(1, 'owner');
    for (const after of [someone(1, 'clerk'), someone(1, 'owner', false)]) {
      expect(findStaffChangeError(roles, owner, owner, after)).toBe('identity.own_staff_entry');
    }
    expect(findStaffChangeError(roles, owner, owner, owner)).toBeNull();
  });

  it('knows the role it gives', () => {
    expect(findStaffChangeError(roles, lead, null, someone(0, 'constructor'))).toBe('identity.role_unknown');
  });
});

describe('a list of staff', () => {
  const joinedAt = new Date(0);
  const everyone: StaffRecord[] = [
    { id: 1, version: 1, account: 'lin', name: '林', role: 'owner', isActive: true, joinedAt },
    { id: 2, version: 1, account: 'Chen', name: '陈', role: 'clerk', isActive: true, joinedAt },
    { id: 3, version: 1, account: 'wang', name: '王', role: 'clerk', isActive: false, joinedAt },
  ];
  const all = { state: 'all', sort: 'new', page: 1, limit: 20 } as const;
  const ids = (filter: Partial<Parameters<typeof pickStaff>[1]>) =>
    pickStaff(everyone, { ...all, ...filter }).rows.map(({ id }) => id);

  it('is filtered by state, role and words, in any case', () => {
    expect(ids({})).toEqual([3, 2, 1]);
    expect(ids({ state: 'left' })).toEqual([3]);
    expect(ids({ state: 'active', role: 'clerk' })).toEqual([2]);
    expect(ids({ keyword: 'CHEN' })).toEqual([2]);
    expect(ids({ keyword: '王' })).toEqual([3]);
  });

  it('is read page by page and by name, with how many stand behind each tab', () => {
    expect(ids({ sort: 'name', limit: 2 })).toEqual([2, 1]);
    expect(ids({ limit: 2, page: 2 })).toEqual([1]);
    const { total, counts } = pickStaff(everyone, { ...all, state: 'left', limit: 2 });
    expect({ total, counts }).toEqual({ total: 1, counts: { all: 3, active: 2, left: 1 } });
  });
});
