import { expect, test } from 'vitest';
import { type Category, canAddBelow, canDelete, openedIn, toColumns } from './category-tree.view.ts';

const row = (id: number, parent_id: number | null, goods = 0): Category => ({
  id,
  version: 1,
  parent_id,
  name: `类目${id}`,
  name_en: `Kind ${id}`,
  image: '',
  goods,
});
const rows = [row(1, null, 3), row(2, null), row(3, 1, 3), row(4, 3, 3), row(5, 3), row(6, null, 7)];

const shape = (opened: number[]) =>
  toColumns(rows, opened).map((column) => [
    column.parent?.id,
    column.rows.map(({ id }) => id),
    column.opened,
  ]);

test('a column stands beside what was opened in the one before', () => {
  expect(shape([])).toEqual([[undefined, [1, 2, 6], undefined]]);
  expect(shape([1, 3])).toEqual([
    [undefined, [1, 2, 6], 1],
    [1, [3], 3],
    [3, [4, 5], undefined],
  ]);
  expect(shape([2])).toEqual([
    [undefined, [1, 2, 6], 2],
    [2, [], undefined],
  ]);
});

test('there are three columns and no more, and one that is gone opens nothing', () => {
  expect(shape([1, 3, 4])).toHaveLength(3);
  expect(shape([99, 3])).toHaveLength(1);
});

test('what holds goods or others stays', () => {
  expect(rows.filter((one) => canDelete(rows, one)).map(({ id }) => id)).toEqual([2, 5]);
});

test('nothing is added below a leaf that holds goods', () => {
  expect(canAddBelow(rows, null)).toBe(true);
  expect(canAddBelow(rows, row(1, null, 3))).toBe(true);
  expect(canAddBelow(rows, row(2, null))).toBe(true);
  expect(canAddBelow(rows, row(6, null, 7))).toBe(false);
});

test('the address says what is open', () => {
  expect(openedIn('1.3')).toEqual([1, 3]);
  expect(openedIn('x.-2.')).toEqual([]);
});
