import { describe, expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import {
  groupRights,
  roleIn,
  staffDraft,
  staffLists,
  staffSchema,
  switchRight,
  toStaffInput,
} from './staff.view.ts';

describe('the list of staff', () => {
  test('asks for what its address says, and passes over what it does not know', () => {
    expect(readInput(staffLists.seller, { state: 'left', keyword: '陈', role: 'goods', page: '2' })).toEqual({
      state: 'left',
      sort: 'new',
      page: 2,
      limit: 20,
      keyword: '陈',
      role: 'goods',
    });
    expect(readInput(staffLists.seller, { state: 'gone', role: 'No Such', limit: '900' })).toEqual({
      state: 'active',
      sort: 'new',
      page: 1,
      limit: 100,
    });
  });
});

describe('a member of staff', () => {
  const draft = { ...staffDraft(undefined), account: 'chen', name: '小陈', role: 'goods' };
  const there = { ...draft, id: 3, version: 1 };
  const canSave = (typed: typeof draft | typeof there) => staffSchema.safeParse(toStaffInput(typed)).success;

  test('who is new needs a password of eight characters', () => {
    expect(canSave(draft)).toBe(false);
    expect(canSave({ ...draft, password: '1234567' })).toBe(false);
    expect(canSave({ ...draft, password: '12345678' })).toBe(true);
  });

  test('who is there keeps theirs', () => {
    expect(canSave(there)).toBe(true);
    expect(canSave({ ...there, password: 'short' })).toBe(false);
  });

  test('has an account, a name and a role', () => {
    for (const missing of [{ account: '小陈' }, { account: 'ab' }, { name: ' ' }, { role: '' }]) {
      expect(canSave({ ...there, ...missing })).toBe(false);
    }
  });
});

describe('a role', () => {
  test('is called as the reader reads', () => {
    const role = { key: 'a', version: 1, name: '客服', name_en: 'Service', rights: [], staff: 0 };
    const can = { give: true, edit: true, delete: true };
    expect(roleIn('zh', { ...role, can })).toBe('客服');
    expect(roleIn('en', { ...role, can })).toBe('Service');
  });

  test('shows its rights group by group, and gains and loses them one by one', () => {
    const right = (name: string, group: string) => ({ name, group, label: name });
    const grouped = groupRights([right('a', '商品'), right('b', '订单'), right('c', '商品')]);
    expect(grouped.map(([group, rights]) => [group, rights.length])).toEqual([
      ['商品', 2],
      ['订单', 1],
    ]);
    expect(switchRight(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(switchRight(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
    expect(switchRight(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});
