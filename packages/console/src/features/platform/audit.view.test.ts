import { expect, test } from 'vitest';
import { isFiltered, readInput } from '../../design/lists/define-list.ts';
import { auditLists, listFieldChanges, summarizeChanges, toSubjectPath, valueText } from './audit.view.ts';

const changed = { call: 'POST /platform/settings/save', before: { value: 20 }, after: { value: 10 } };

test('a thing of the log leads to its page, where the reader has one', () => {
  const goods = { area: 'seller' as const, subject: 'goods', subject_id: '7' };
  expect(toSubjectPath('seller', goods)).toBe('/seller/goods/7');
  expect(toSubjectPath('platform', goods)).toBe('/platform/goods?keyword=7');
  expect(toSubjectPath('platform', { ...goods, subject: 'coupon' })).toBeUndefined();
  const setting = { area: 'platform' as const, subject: 'setting', subject_id: 'coupons.valid_days' };
  expect(toSubjectPath('platform', setting)).toBe('/platform/settings?keyword=coupons.valid_days');
  expect(toSubjectPath('platform', { ...setting, subject: 'hot_words', subject_id: 'all' })).toBeUndefined();
});

test('a change shows every field of either side once', () => {
  expect(listFieldChanges({ before: { a: 1, b: '' }, after: { b: 'x', c: [1] } })).toEqual([
    { name: 'a', before: '1', after: null },
    { name: 'b', before: null, after: 'x' },
    { name: 'c', before: null, after: '[1]' },
  ]);
  expect(valueText(false)).toBe('false');
  expect(valueText(0)).toBe('0');
  expect(listFieldChanges({ before: null, after: { a: null, b: [], c: {}, d: 1 } })).toEqual([
    { name: 'd', before: null, after: '1' },
  ]);
});

test('a line says short changes whole and names long ones', () => {
  expect(summarizeChanges(changed)).toBe('value 20 → 10');
  expect(summarizeChanges({ before: null, after: { a: 1, b: 2, c: 3, d: 4 } })).toBe('a 1 · b 2 · c 3 +1');
  expect(summarizeChanges({ before: { text: 'x'.repeat(90) }, after: { text: '' } })).toBe('text');
});

test('the filters of the address are asked for, and what was mistyped is not', () => {
  expect(readInput(auditLists.platform, {})).toEqual({ page: 1, limit: 20 });
  const filters = { area: 'seller', staff: '7', from: '100', subject: 'goods', page: 'x' };
  expect(readInput(auditLists.platform, filters)).toEqual({
    page: 1,
    limit: 20,
    area: 'seller',
    staff_id: 7,
    from: 100,
    subject: 'goods',
  });
  expect(readInput(auditLists.platform, { area: 'nowhere', staff: '-1' })).toEqual({ page: 1, limit: 20 });
  expect(readInput(auditLists.seller, { area: 'seller', staff: '7' })).toEqual({
    page: 1,
    limit: 20,
    staff_id: 7,
  });
  const isNarrowed = (search: string) =>
    isFiltered(
      auditLists.platform,
      readInput(auditLists.platform, Object.fromEntries(new URLSearchParams(search))),
    );
  expect(['', 'page=3', 'keyword=12'].map(isNarrowed)).toEqual([false, false, true]);
});
