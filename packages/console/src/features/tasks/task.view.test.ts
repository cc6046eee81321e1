import { expect, test } from 'vitest';
import { computePercent, isUnfinished } from './task.view.ts';

test('progress is in whole percents', () => {
  expect(computePercent({ state: 'running', done: 1, total: 3 })).toBe(33);
});

test('progress stays below 100 until the task is done', () => {
  expect(computePercent({ state: 'running', done: 0, total: 0 })).toBe(0);
  expect(computePercent({ state: 'running', done: 999, total: 1_000 })).toBe(99);
  expect(computePercent({ state: 'running', done: 1_000, total: 1_000 })).toBe(99);
  expect(computePercent({ state: 'done', done: 0, total: 0 })).toBe(100);
});

test('only what waits or runs may still be stopped', () => {
  const states = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
  expect(states.filter((state) => isUnfinished({ state }))).toEqual(['waiting', 'running']);
});
