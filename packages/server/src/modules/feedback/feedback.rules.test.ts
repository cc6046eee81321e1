import { describe, expect, it } from 'vitest';
import { computeAverage, computeFigures, type DayCount, maskContact, nameVisitor } from './feedback.rules.ts';

const row = (day: string, rating: number, category: DayCount['category'], count = 1): DayCount => ({
  day,
  rating,
  category,
  count,
});

describe('the ratings of some days', () => {
  const rows = [
    row('2026-11-18', 1, 'live', 2),
    row('2026-11-18', 2, 'payment', 4),
    row('2026-11-20', 5, 'payment', 2),
    row('2026-11-20', 2, 'payment'),
    row('2026-11-21', 4, 'groups', 3),
  ];
  const figures = computeFigures(rows, ['2026-11-20', '2026-11-21', '2026-11-22']);

  it('are counted and averaged, a day without any being none', () => {
    expect(figures).toMatchObject({ count: 6, average: 400 });
    expect(figures.steps).toEqual([
      { day: '2026-11-20', count: 3, average: 400, most: { category: 'payment', count: 3 } },
      { day: '2026-11-21', count: 3, average: 400, most: { category: 'groups', count: 3 } },
      { day: '2026-11-22', count: 0, average: null, most: null },
    ]);
  });

  it('are counted from five stars to one', () => {
    expect(figures.ratings.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 3],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it('say what they are about, beside the days before', () => {
    expect(figures.categories).toEqual([
      { category: 'groups', count: 3, count_before: 0 },
      { category: 'payment', count: 3, count_before: 4 },
      { category: 'live', count: 0, count_before: 2 },
    ]);
  });
});

it('an average is in hundredths of a star', () => {
  expect(computeAverage([row('a', 5, 'other', 2), row('a', 4, 'other')])).toBe(467);
  expect(computeAverage([])).toBeNull();
});

it.each([
  ['', ''],
  ['13805716029', '138****029'],
  ['lin@example.com', 'l****@example.com'],
  ['wx', '****'],
])('the contact %j reads %j to staff', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});

it('a visitor is told from others by four characters', () => {
  expect(nameVisitor('visitor:a81e7700')).toBe('a81e');
});
