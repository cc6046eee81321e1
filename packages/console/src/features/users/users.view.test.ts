import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { toCounters, type User, usersList } from './users.view.ts';

test('the filters of the address are asked for, and what was mistyped is not', () => {
  expect(readInput(usersList, {})).toEqual({ state: 'all', sort: 'new', page: 1, limit: 20 });
  expect(readInput(usersList, { state: 'frozen', sort: 'x', keyword: '林', page: '-2' })).toEqual({
    state: 'frozen',
    sort: 'new',
    page: 1,
    limit: 20,
    keyword: '林',
  });
});

test('a shopper’s counters follow the states of an order in their order', () => {
  const counts = { order: { whole: 4, pay: 1 }, dynamic: { collection: 7 } } as unknown as User['counts'];
  expect(toCounters({ counts }).slice(0, 2)).toEqual([
    { key: 'whole', count: 4 },
    { key: 'pay', count: 1 },
  ]);
  expect(toCounters({ counts }).find(({ key }) => key === 'collection')?.count).toBe(7);
});
