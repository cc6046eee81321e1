import { describe, expect, test } from 'vitest';
import { findTopCategory, toSections } from './category.view.ts';

const leaf = (id: number, name: string) => ({ id, name, image: `/files/${id}.webp` });
const digital = {
  ...leaf(1, '数码'),
  children: [
    { ...leaf(11, '影音'), children: [leaf(111, '耳机'), leaf(112, '音箱')] },
    { ...leaf(12, '手机'), children: [] },
  ],
};
const books = { ...leaf(2, '图书'), children: [] };

describe('the top category shown', () => {
  test('is the one chosen', () => expect(findTopCategory([digital, books], 2)).toBe(books));
  test('is the one that holds what an address names', () => {
    expect(findTopCategory([books, digital], 12)).toBe(digital);
    expect(findTopCategory([books, digital], 112)).toBe(digital);
  });
  test('is the first when nothing is named, or it is not there', () => {
    expect(findTopCategory([digital, books], undefined)).toBe(digital);
    expect(findTopCategory([digital, books], 99)).toBe(digital);
    expect(findTopCategory([], 1)).toBeUndefined();
  });
});

describe('the sections of a category', () => {
  test('branches without leaves stand together before those with leaves', () => {
    expect(toSections(digital).map(({ name, leaves }) => [name, leaves.map((one) => one.name)])).toEqual([
      ['数码', ['手机']],
      ['影音', ['耳机', '音箱']],
    ]);
  });

  test('a category without branches leads to its own goods', () => {
    expect(toSections(books)).toEqual([{ id: 2, name: '图书', leaves: [leaf(2, '图书')] }]);
  });

  test('a category whose branches all have leaves has no section of its own', () => {
    const tree = { ...leaf(3, '家居'), children: [{ ...leaf(31, '灯'), children: [leaf(311, '台灯')] }] };
    expect(toSections(tree).map((section) => section.id)).toEqual([31]);
  });
});
