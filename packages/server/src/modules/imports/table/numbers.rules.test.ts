import { describe, expect, it } from 'vitest';
import { parseGrams, parsePrice, parseStock } from './numbers.rules.ts';

describe('a price', () => {
  it.each([
    ['39', '39.00'],
    ['39.9', '39.90'],
    ['1,299.50', '1299.50'],
    ['1,299', '1299.00'],
    ['1,234,567', '1234567.00'],
    ['39,9', '39.90'],
    ['1299,50', '1299.50'],
    ['0.01', '0.01'],
    ['12.3400', '12.34'],
  ])('of %s is %s', (cell, price) => {
    expect(parsePrice(cell)).toBe(price);
  });

  it.each(['', '0', '0.00', '-3', '1.234', '1.299,50', '12,34,5', '1e3', '￥39', 'free'])(
    'is not "%s"',
    (cell) => {
      expect(parsePrice(cell)).toBeNull();
    },
  );
});

describe('a weight', () => {
  it.each([
    ['226.796185', 227, true],
    ['0.2', 1, true],
    ['56.0', 56, false],
    ['0', 0, false],
    ['5000000', 1_000_000, true],
  ])('of %s is %i grams', (cell, value, isChanged) => {
    expect(parseGrams(cell, 1_000_000)).toEqual({ value, isChanged });
  });

  it.each([undefined, '-1', '2 kg'])('is not "%s"', (cell) => {
    expect(parseGrams(cell, 1_000_000).value).toBeNull();
  });
});

describe('a stock', () => {
  it.each([
    ['7', 7, false],
    ['7.0', 7, false],
    ['-4', 0, true],
    ['999', 99, true],
  ])('of %s is %i', (cell, value, isChanged) => {
    expect(parseStock(cell, 99)).toEqual({ value, isChanged });
  });

  it.each([undefined, 'many', '1.5'])('is not "%s"', (cell) => {
    expect(parseStock(cell, 99).value).toBeNull();
  });
});
