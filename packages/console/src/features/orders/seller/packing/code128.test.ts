import { describe, expect, it } from 'vitest';
import { toBars } from './code128.ts';

const sumWidths = (bars: readonly number[]) => bars.reduce((sum, width) => sum + width, 0);

describe('the bars of a number', () => {
  it('are those the standard gives for it, with its check', () => {
    expect(toBars('1234')?.join('')).toBe('2112321122321311231212412331112');
    expect(toBars('20261121143022000123')?.join('')).toBe(
      '2112322212313212212312122132121222312121232231122122222221223121312213122331112',
    );
  });

  it('take 11 widths for each two digits, and begin and end with a bar', () => {
    for (const [digits, pairs] of [
      ['00', 1],
      ['99999999', 4],
    ] as const) {
      const bars = toBars(digits) ?? [];
      expect(sumWidths(bars)).toBe(11 * (pairs + 2) + 13);
      expect(bars.length % 2).toBe(1);
    }
  });

  it('are none for what is no even number of digits', () => {
    expect(['', '123', 'AB12', '12 34'].map(toBars)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
