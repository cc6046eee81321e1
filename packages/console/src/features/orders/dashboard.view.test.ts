import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { computeBarPercent, greetingAt, listBest, todoCells, toInterestFigures } from './dashboard.view.ts';
import { ordersList } from './orders.view.ts';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [2, 'evening'],
] as const)('at %d it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));

test('what was only looked at is no best seller', () => {
  const goods = { id: 1, title: '', image: '', views: 9, pieces: 0, amount: '0.00', amount_before: '0.00' };
  expect(
    listBest([
      { ...goods, orders: 0 },
      { ...goods, id: 2, orders: 1 },
    ]).map(({ id }) => id),
  ).toEqual([2]);
});

test('the largest bar is full, and nothing sold is no fault', () => {
  expect(computeBarPercent('50.00', ['50.00', '25.00'])).toBe(100);
  expect(computeBarPercent('25.00', ['50.00', '25.00'])).toBe(50);
  expect(computeBarPercent('0.00', ['0.00'])).toBe(0);
});

test('each count of orders opens a list that asks for exactly those', () => {
  const asked = todoCells
    .filter((cell) => cell.right === 'orders.read')
    .map(({ key, path }) => {
      const address = Object.fromEntries(new URL(path, 'http://console').searchParams);
      const { state, late } = readInput(ordersList, { ...address });
      return [key, state, late ?? false];
    });
  expect(asked).toEqual([
    ['to_ship', 'ship', false],
    ['to_ship_late', 'ship', true],
    ['to_pay', 'pay', false],
  ]);
});

test('visits and followers are summed up, with today beside yesterday', () => {
  const day = { day: '2026-11-20', visits: 3, favourites: 1, followers: 0 };
  const days = [day, { ...day, day: '2026-11-21', visits: 5 }];
  expect(toInterestFigures(days, 'visits')).toEqual({ total: 8, today: 5, yesterday: 3 });
  expect(toInterestFigures([], 'followers')).toEqual({ total: 0, today: 0, yesterday: 0 });
});
