import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { parseAmount, parseTyped, showSigned, toAmountChoices, toTyped } from './amount.view.ts';

describe('an amount that is typed', () => {
  it('keeps digits and two places', () => {
    expect(toTyped('12.345')).toBe('12.34');
    expect(toTyped('1,200元')).toBe('1200');
    expect(toTyped('12。5')).toBe('12.5');
    expect(toTyped('1.2.3')).toBe('1.23');
    expect(toTyped('.5')).toBe('0.5');
    expect(toTyped('007')).toBe('7');
    expect(toTyped('12345678901')).toBe('123456789');
  });

  it('is read to the cent', () => {
    expect(parseTyped('12')).toBe(1_200);
    expect(parseTyped('12.')).toBe(1_200);
    expect(parseTyped('0.1')).toBe(10);
    expect(parseTyped('1.15')).toBe(115);
  });

  it('is none while nothing or zero is typed', () => {
    for (const typed of ['', '0', '0.00', '.']) expect(parseTyped(typed)).toBeNull();
  });

  it('may be zero where that is asked for', () => {
    expect(parseAmount('0')).toBe(0);
    expect(parseAmount('.')).toBeNull();
  });
});

it('a movement shows its direction', () => {
  expect(showSigned('19.80')).toBe('+19.80');
  expect(showSigned('-1158.00')).toBe('−1,158.00');
  expect(showSigned('0.00')).toBe('0.00');
});

it('the amounts to choose from lie within the limits', () => {
  expect(toAmountChoices(asCents(100), asCents(50_000))).toEqual(['50.00', '100.00', '200.00', '500.00']);
  expect(toAmountChoices(asCents(6_000), asCents(9_000))).toEqual([]);
});
