import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capNumber, maxLines, mergeLines } from './merge.rules.ts';

const line = (skuId: number, number: number, checked = false) => ({ skuId, number, checked });
const stocks = new Map([
  [1, 10],
  [2, 3],
  [3, 0],
]);

describe('laying a cart into another', () => {
  it('takes the larger number of a sku in both', () => {
    expect(mergeLines([line(1, 5)], [line(1, 2)], stocks)).toEqual([]);
    expect(mergeLines([line(1, 2)], [line(1, 5)], stocks)).toEqual([line(1, 5)]);
  });

  it('takes the choice that was sent', () => {
    expect(mergeLines([line(1, 5)], [line(1, 2, true)], stocks)).toEqual([line(1, 5, true)]);
  });

  it('stops at the stock, and keeps one piece of what has sold out', () => {
    expect(mergeLines([], [line(2, 8), line(3, 2)], stocks)).toEqual([line(2, 3), line(3, 1)]);
    expect(capNumber(20_000, 99_999)).toBe(9_999);
  });

  it('passes over a sku that does not exist', () => {
    expect(mergeLines([], [line(9, 1)], stocks)).toEqual([]);
  });

  it('leaves out what goes beyond the most lines, yet still raises what is there', () => {
    const own = Array.from({ length: maxLines }, (_, index) => line(index + 1, 1));
    const all = new Map(Array.from({ length: 300 }, (_, index) => [index + 1, 9]));
    expect(mergeLines(own, [line(250, 1), line(7, 4)], all)).toEqual([line(7, 4)]);
  });

  it('changes nothing when the same is sent again', () => {
    const lines = fc.array(
      fc.record({
        skuId: fc.integer({ min: 1, max: 4 }),
        number: fc.integer({ min: 1, max: 20 }),
        checked: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(
          lines.chain((all) => fc.constantFrom(...all, line(1, 1))),
          { selector: (l) => l.skuId },
        ),
        (sent) => {
          const first = mergeLines([], sent, stocks);
          expect(mergeLines(first, sent, stocks)).toEqual([]);
        },
      ),
    );
  });
});
