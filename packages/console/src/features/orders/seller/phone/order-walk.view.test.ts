import { describe, expect, it } from 'vitest';
import { findPlace, pageBeside } from './order-walk.view.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the place of an order in its list', () => {
  const second = { rows: rows(13, 12, 11), page: 2, limit: 3, total: 8 };

  it('counts the pages before it, and names the orders beside it', () => {
    expect(findPlace(12, second, {})).toEqual({ id: 12, nth: 5, total: 8, previous: 13, next: 11 });
  });

  it('goes on over the edges of its page', () => {
    const beside = { before: rows(16, 15, 14), after: rows(10, 9) };
    expect(findPlace(13, second, beside)).toEqual({ id: 13, nth: 4, total: 8, previous: 14, next: 12 });
    expect(findPlace(11, second, beside)).toEqual({ id: 11, nth: 6, total: 8, previous: 12, next: 10 });
  });

  it('has nothing before the first and after the last', () => {
    const whole = { rows: rows(2, 1), page: 1, limit: 20, total: 2 };
    expect(findPlace(2, whole, {})).toEqual({ id: 2, nth: 1, total: 2, next: 1 });
    expect(findPlace(1, whole, {})).toEqual({ id: 1, nth: 2, total: 2, previous: 2 });
  });

  it('is none where the list does not hold it', () => {
    expect(findPlace(99, second, {})).toBeUndefined();
  });
});

it('the order beside an edge stands on the page beside', () => {
  expect([
    pageBeside(20, 1, 20),
    pageBeside(21, -1, 20),
    pageBeside(5, 1, 20),
    pageBeside(1, -1, 20),
  ]).toEqual([2, 1, 1, 1]);
});
