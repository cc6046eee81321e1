import { expect, test } from 'vitest';
import { computeDays, pairDays } from './range.rules.ts';

test('a ready range ends today, and is compared with as many days before it', () => {
  expect(computeDays({ range: 'week' }, '2026-03-05')).toEqual({
    from: '2026-02-27',
    to: '2026-03-05',
    before: { from: '2026-02-20', to: '2026-02-26' },
  });
});

test('a range of one’s own holds both its days', () => {
  expect(computeDays({ range: 'own', from: '2026-01-01', to: '2026-01-01' }, '2026-03-05')).toEqual({
    from: '2026-01-01',
    to: '2026-01-01',
    before: { from: '2025-12-31', to: '2025-12-31' },
  });
});

test('a day stands beside the same of the range before, and is nothing where nothing happened', () => {
  const days = computeDays({ range: 'own', from: '2026-01-03', to: '2026-01-04' }, '2026-03-05');
  const pairs = pairDays(days, [{ day: '2026-01-03', n: 1 }], [{ day: '2026-01-02', n: 2 }], { n: 0 });
  expect(pairs.map(({ day, now, before }) => [day, now.n, before.n])).toEqual([
    ['2026-01-03', 1, 0],
    ['2026-01-04', 0, 2],
  ]);
});
