import { expect, test } from 'vitest';
import { readAddress, toAddressFields } from '../../design/address/address-input.ts';
import { readInput } from '../../design/lists/define-list.ts';
import { advertsInput, articlesList, endsEarly, helpList, pageState } from './lists.view.ts';

test('a list asks for what its address says', () => {
  const filters = {
    state: 'draft',
    keyword: '茶',
    category: '3',
    sort: 'views',
    page: '2',
  };
  expect(readInput(articlesList, filters)).toEqual({
    state: 'draft',
    keyword: '茶',
    category_id: 3,
    sort: 'views',
    page: 2,
    limit: 20,
  });
  expect(readInput(helpList, { limit: '50' })).toEqual({ page: 1, limit: 50 });
});

test('what was mistyped in the address is the usual', () => {
  const filters = { state: 'gone', sort: 'x', page: '-1', limit: '9999', category: 'b' };
  expect(readInput(articlesList, filters)).toEqual({ state: 'all', sort: 'new', page: 1, limit: 100 });
  expect(readAddress(toAddressFields(advertsInput.shape), { place: 'nowhere' })).toEqual({ place: 'open' });
});

test('what ends no later than it starts ends early', () => {
  expect(endsEarly({ starts_at: 5, ends_at: 5 })).toBe(true);
  expect(endsEarly({ starts_at: 5, ends_at: 6 })).toBe(false);
  expect(endsEarly({ starts_at: 5, ends_at: null })).toBe(false);
});

test('a page is shown as it is, differs from its draft, or was never published', () => {
  const shown = { number: 1, state: 'shown' as const, made_at: 0, made_by: '', publish_at: 0 };
  expect(pageState({ shown, changed: false })).toBe('shown');
  expect(pageState({ shown, changed: true })).toBe('changed');
  expect(pageState({ shown: null, changed: true })).toBe('never');
});
