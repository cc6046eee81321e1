import { expect, test } from 'vitest';
import { lazyContent, orderData, reviewShortcuts } from './goods.view.ts';

test('every picture of a description is loaded lazily', () => {
  expect(lazyContent('<p>x</p><figure><img src="/files/a.webp"></figure>')).toBe(
    '<p>x</p><figure><img loading="lazy" decoding="async" src="/files/a.webp"></figure>',
  );
});

test('what is bought at once is handed over as items', () => {
  expect(JSON.parse(orderData(3, 31, 2))).toEqual([{ goods_id: 3, sku_id: 31, number: 2 }]);
});

test('only reviews there are have a shortcut', () => {
  const figures = { all: 9, good: 8, medium: 0, poor: 1, image: 3, rate: 0.88, score: 4.6 };
  expect(reviewShortcuts(figures).map(({ tab }) => tab)).toEqual(['image', 'good']);
});
