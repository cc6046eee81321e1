import { expect, test } from 'vitest';
import { getCount, parseTab, parseTag, showScore, toPercent } from './reviews.view.ts';

test('an unknown tab shows all reviews', () => {
  expect(parseTab('image')).toBe('image');
  expect(parseTab('best')).toBe('all');
  expect(parseTab(undefined)).toBe('all');
});

test('shares and averages are cut, never rounded up', () => {
  expect(toPercent(0.999)).toBe(99);
  expect(toPercent(0.57)).toBe(57);
  expect(showScore(4.99)).toBe('4.9');
  expect(showScore(4.7)).toBe('4.7');
  expect(showScore(5)).toBe('5.0');
});

test('an address names a tag there is, or none', () => {
  expect(parseTag('delivery')).toBe('delivery');
  expect(parseTag('colour')).toBeNull();
  expect(parseTag(undefined)).toBeNull();
});

test('a tab counts nothing before the figures have come', () => {
  expect(getCount(undefined, 'good')).toBe(0);
  const figures = { all: 9, good: 8, medium: 0, poor: 1, image: 3, rate: 0.88, score: 4.6, tags: [] };
  expect(getCount(figures, 'image')).toBe(3);
});
