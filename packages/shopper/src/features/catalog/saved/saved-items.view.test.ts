import { expect, test } from 'vitest';
import { aFootprint } from '../../../testing/shop-rows.ts';
import { daysAgo, toFootprintLines, toggled, toggledAll } from './saved-items.view.ts';

test('footprints stand under their days, three in a line', () => {
  const rows = [
    ...[1, 2, 3, 4].map((id) => aFootprint('2026-11-21', id)),
    ...[1].map((id) => aFootprint('2026-11-20', id)),
  ];
  const drawn = toFootprintLines(rows).map((line) =>
    'day' in line ? line.day : line.cells.map(({ goods }) => goods.id),
  );
  expect(drawn).toEqual(['2026-11-21', [1, 2, 3], [4], '2026-11-20', [1]]);
  expect(new Set(toFootprintLines(rows).map(({ key }) => key)).size).toBe(5);
  expect(toFootprintLines([])).toEqual([]);
});

test('days are counted back from today, over months', () => {
  expect(daysAgo('2026-11-21', '2026-11-21')).toBe(0);
  expect(daysAgo('2026-10-31', '2026-11-01')).toBe(1);
});

test('choosing one takes it in or out, choosing all takes in all or none', () => {
  expect(toggled(new Set([1, 2]), 2)).toEqual(new Set([1]));
  expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]));
  expect(toggledAll(new Set([1]), [1, 2])).toEqual(new Set([1, 2]));
  expect(toggledAll(new Set([1, 2]), [1, 2])).toEqual(new Set());
});
