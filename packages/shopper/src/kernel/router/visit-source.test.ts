import { expect, test } from 'vitest';
import type { Path } from './page-params.ts';
import { findVisitSource } from './visit-source.ts';

const page = (path: Path, depth: number, params = {}) => ({ path, params, depth });
const goods = page('pages/product/goods', 2, { id: 1 });

test.each([
  [page('pages/home', 0), 'home'],
  [page('pages/product/list', 0, { keyword: '茶' }), 'search'],
  [page('pages/product/list', 0, { category_id: 3 }), 'category'],
  [page('pages/apps/groups/team', 0, { id: 1 }), 'group'],
  [page('pages/apps/find/details/video', 0, { id: 1 }), 'post'],
  [page('pages/cart', 0), 'other'],
] as const)('from %j a person comes by %s', (below, source) => {
  expect(findVisitSource([below, goods])).toBe(source);
});

test('what leads from one page of a shop to the next is what led to the first', () => {
  expect(findVisitSource([page('pages/find', 0), page('pages/shop/index', 1, { id: 1 }), goods])).toBe(
    'post',
  );
});

test('a product opened by its address came by a link; after a reload nobody knows', () => {
  expect(findVisitSource([page('pages/product/goods', 0, { id: 1 })])).toBe('link');
  expect(findVisitSource([goods])).toBe('other');
});
