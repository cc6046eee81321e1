import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { reviewsList } from './reviews.view.ts';

test('the list asks for what its address says', () => {
  const filters = { tab: 'poor', keyword: '碎', goods: '7', sort: 'worst', page: '3' };
  expect(readInput(reviewsList, filters)).toEqual({
    tab: 'poor',
    sort: 'worst',
    page: 3,
    limit: 20,
    keyword: '碎',
    goods_id: 7,
  });
});

test('what the address does not know is passed over', () => {
  const filters = { tab: 'angry', sort: 'loudest', goods: 'x', page: '-1', limit: '999' };
  expect(readInput(reviewsList, filters)).toEqual({ tab: 'all', sort: 'new', page: 1, limit: 100 });
});
