import { describe, expect, it } from 'vitest';
import {
  computeDayPoints,
  computeLevel,
  computeOrderPoints,
  findLevelRate,
  listLevels,
} from './points.rules.ts';

const values = {
  'points.level_2_from': 100,
  'points.level_3_from': 500,
  'points.level_4_from': 2_000,
  'points.level_5_from': 8_000,
  'points.level_1_rate': 10_000,
  'points.level_2_rate': 11_000,
  'points.level_3_rate': 12_000,
  'points.level_4_rate': 15_000,
  'points.level_5_rate': 20_000,
};
const levels = listLevels({ get: (name) => values[name] });

describe('a level', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [1_999, 3],
    [2_000, 4],
    [1_000_000, 5],
  ])('growth %s is level %s', (growth, level) => {
    expect(computeLevel(levels, growth)).toBe(level);
  });

  it('earns at its own rate; one that staff gave beyond the last, at the last', () => {
    expect([1, 3, 9].map((level) => findLevelRate(levels, level))).toEqual([10_000, 12_000, 20_000]);
  });
});

it('a day in a row earns a step more, up to the most', () => {
  expect([1, 2, 6, 7].map((day) => computeDayPoints(day, { step: 5, most: 30 }))).toEqual([5, 10, 30, 30]);
});

it('an order earns by whole yuan, and no part of a point', () => {
  const rule = { perYuan: 1, rateBasisPoints: 12_000 };
  expect([
    computeOrderPoints(15_000, rule),
    computeOrderPoints(999, rule),
    computeOrderPoints(99, rule),
  ]).toEqual([180, 10, 0]);
});
