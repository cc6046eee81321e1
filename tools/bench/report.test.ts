import { expect, it } from 'vitest';
import { computeRatio, median, table } from './report.ts';

const measured = {
  what: 'goods list',
  floor: 'bare',
  aim: 0.6,
  ours: [700, 650, 900],
  floors: [1000, 1000, 1000],
};

it('takes the middle of the rounds, each against the floor of the same round', () => {
  expect(median([3, 1, 2, 10])).toBe(2.5);
  expect(computeRatio(measured)).toBe(0.7);
});

it('shows a line for each thing measured', () => {
  expect(table([measured]).split('\n').at(-1)).toBe('| goods list | 700 | 1,000 (bare) | 70 % | ≥ 60 % |');
});
