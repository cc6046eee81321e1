import type { LiveMark } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBefore, findNext, findPin, getNextSpeed, placeMarks, toPins } from './replay.view.ts';

const marks: LiveMark[] = [
  { kind: 'pin', second: 10, goods_id: 1 },
  { kind: 'pin', second: 12, goods_id: 1 },
  { kind: 'pin', second: 60, goods_id: 2 },
  { kind: 'unpin', second: 90 },
  { kind: 'pin', second: 95, goods_id: 1 },
];
const pins = toPins(marks, 100);

describe('what was shown in a live', () => {
  test('lasts until something else is shown, nothing is, or the end', () => {
    expect(pins).toEqual([
      { goodsId: 1, from: 10, to: 60 },
      { goodsId: 2, from: 60, to: 90 },
      { goodsId: 1, from: 95, to: 100 },
    ]);
  });

  test('is found for every second, and never twice', () => {
    expect([0, 10, 59, 60, 92, 99].map((second) => findPin(pins, second)?.goodsId)).toEqual([
      undefined,
      1,
      1,
      2,
      undefined,
      1,
    ]);
    const mark = fc.oneof(
      fc.record({
        kind: fc.constant('pin' as const),
        second: fc.nat(120),
        goods_id: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ kind: fc.constant('unpin' as const), second: fc.nat(120) }),
    );
    fc.assert(
      fc.property(fc.array(mark), fc.nat(100), (all, second) => {
        const shown = toPins(all, 100).filter(({ from, to }) => from <= second && second < to);
        expect(shown.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is gone back and forth through; what has just begun leads to the one before', () => {
    expect([findBefore(pins, 5), findBefore(pins, 62), findBefore(pins, 70)].map((pin) => pin?.from)).toEqual(
      [undefined, 10, 60],
    );
    expect([findNext(pins, 0), findNext(pins, 60), findNext(pins, 95)].map((pin) => pin?.from)).toEqual([
      10,
      95,
      undefined,
    ]);
  });
});

describe('marks on the time line', () => {
  test('stand apart, within the line', () => {
    const percents = placeMarks(pins, 100, null).map(({ percent }) => percent);
    expect(percents).toEqual([10, 60, 95]);
    expect(placeMarks([{ goodsId: 1, from: 0, to: 9 }], 100, null)[0]?.percent).toBe(5);
  });

  test('of those too close together show the one that is shown now', () => {
    const close = toPins(
      [
        { kind: 'pin', second: 50, goods_id: 1 },
        { kind: 'pin', second: 52, goods_id: 2 },
      ],
      100,
    );
    expect(placeMarks(close, 100, null).map(({ goodsId }) => goodsId)).toEqual([1]);
    expect(placeMarks(close, 100, close[1] ?? null).map(({ goodsId }) => goodsId)).toEqual([2]);
  });
});

test('the speed goes round', () => {
  expect([1, 1.25, 1.5, 2, 0.75].map(getNextSpeed)).toEqual([1.25, 1.5, 2, 0.75, 1]);
});
