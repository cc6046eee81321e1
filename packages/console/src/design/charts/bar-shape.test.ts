import { expect, test } from 'vitest';
import { barShape } from './bar-shape.ts';

test('what comes in stands on the zero line, what goes out hangs below it by the same scale', () => {
  const pairs = [
    { up: 80, down: 0 },
    { up: 40, down: 20 },
  ];
  expect(barShape(pairs, 100)).toEqual({
    top: 80,
    zero: 80,
    bars: [
      { up: 80, down: 0 },
      { up: 40, down: 20 },
    ],
  });
});

test('bars of nothing have no height', () => {
  expect(barShape([{ up: 0, down: 0 }], 100)).toMatchObject({ zero: 100, bars: [{ up: 0, down: 0 }] });
});
