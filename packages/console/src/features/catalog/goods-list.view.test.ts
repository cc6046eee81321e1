import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { categoryOptions, categoryPath } from './category-path.ts';
import { goodsList, shownState } from './goods-list.view.ts';

test('an address without filters asks for the first twenty of all', () => {
  expect(readInput(goodsList, {})).toEqual({ state: 'all', sort: 'updated', page: 1, limit: 20 });
});

test('the filters of the address are asked for, and mistyped ones fall back', () => {
  const filters = {
    state: 'sold_out',
    keyword: '柚',
    category: '7',
    sort: 'stock',
    page: '2',
  };
  expect(readInput(goodsList, filters)).toEqual({
    state: 'sold_out',
    sort: 'stock',
    page: 2,
    limit: 20,
    keyword: '柚',
    category_id: 7,
  });
  expect(readInput(goodsList, { state: 'x', category: 'y', page: '0' })).toEqual(readInput(goodsList, {}));
});

test('on sale with nothing left is sold out; goods off sale are off with any stock', () => {
  expect(shownState({ state: 'on', stock: 3 })).toBe('on');
  expect(shownState({ state: 'on', stock: 0 })).toBe('sold_out');
  expect(shownState({ state: 'off', stock: 0 })).toBe('off');
});

const tree = [
  { id: 1, name: '生鲜', children: [{ id: 2, name: '水果', children: [{ id: 3, name: '进口' }] }] },
  { id: 4, name: '服饰', children: [] },
];

test('the way to a category leads from the top', () => {
  expect(categoryPath(tree, 3)).toEqual([1, 2, 3]);
  expect(categoryPath(tree, 4)).toEqual([4]);
  expect(categoryPath(tree, 9)).toEqual([]);
  expect(categoryPath(tree, null)).toEqual([]);
});

test('a category without children is a choice, not another menu', () => {
  expect(categoryOptions(tree)[1]).toEqual({ value: 4, label: '服饰' });
});
