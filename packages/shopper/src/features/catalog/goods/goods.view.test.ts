import { expect, test } from 'vitest';
import { findPart, lazyContent, listPromises, orderData, reviewShortcuts } from './goods.view.ts';

test('every picture of a description is loaded lazily', () => {
  expect(lazyContent('<p>x</p><figure><img src="/files/a.webp"></figure>')).toBe(
    '<p>x</p><figure><img loading="lazy" decoding="async" src="/files/a.webp"></figure>',
  );
});

test('what is bought at once is handed over as items', () => {
  const item = { goods_id: 3, sku_id: 31, number: 2 };
  expect(JSON.parse(orderData({ ...item, post: undefined }))).toEqual([item]);
});

test('what was found in a post says so when it is bought at once', () => {
  const item = { goods_id: 3, sku_id: 31, number: 2 };
  expect(JSON.parse(orderData({ ...item, post: 91 }))).toEqual([{ ...item, from: { type: 'post', id: 91 } }]);
});

test('only reviews there are have a shortcut', () => {
  const figures = { all: 9, good: 8, medium: 0, poor: 1, image: 3, rate: 0.88, score: 4.6, tags: [] };
  expect(reviewShortcuts(figures).map(({ tab }) => tab)).toEqual(['image', 'good']);
});

test('a page stands at the last part that begins at its top, and at its end at the last of all', () => {
  const at = (reviews: number, details: number, isAtEnd = false) =>
    findPart(
      [
        { part: 'goods', top: -900 },
        { part: 'reviews', top: reviews },
        { part: 'details', top: details },
      ],
      isAtEnd,
    );
  expect([at(300, 900), at(92, 700), at(-500, 40), at(300, 400, true)]).toEqual([
    'goods',
    'reviews',
    'details',
    'details',
  ]);
  expect(findPart([], true)).toBe('goods');
});

test('returns are promised where the market gives days for them, a team’s refund where teams buy', () => {
  const promises = { ship_within_hours: 48, after_sale_days: 7, refund_within_hours: 24 };
  const listKeys = (days: number, isSoldToTeams: boolean) =>
    listPromises({ ...promises, after_sale_days: days }, isSoldToTeams).map(({ key }) => key);
  expect(listKeys(7, true)).toEqual(['returns', 'sent', 'refund', 'held', 'team']);
  expect(listKeys(0, false)).toEqual(['sent', 'refund', 'held']);
});
