import { describe, expect, test } from 'vitest';
import { priceParts, showDiscount, showMoney, showMovement } from './money-display.ts';

describe('a price in a list', () => {
  test('drops trailing zeros', () => {
    expect(priceParts('369.00')).toEqual({ sign: '', whole: '369', fraction: '' });
    expect(priceParts('29.90')).toEqual({ sign: '', whole: '29', fraction: '.9' });
    expect(priceParts('29.95')).toEqual({ sign: '', whole: '29', fraction: '.95' });
    expect(priceParts('0.05')).toEqual({ sign: '', whole: '0', fraction: '.05' });
  });

  test('sets a comma from one thousand on', () => {
    expect(priceParts('999.00').whole).toBe('999');
    expect(priceParts('1000.00').whole).toBe('1,000');
    expect(priceParts('1234567.80').whole).toBe('1,234,567');
  });

  test('shows text that is not money as it came', () => {
    expect(priceParts('—')).toEqual({ sign: '', whole: '—', fraction: '' });
  });
});

describe('an amount of an order or wallet', () => {
  test('always shows two places', () => {
    expect(showMoney('158.00')).toBe('¥158.00');
    expect(showMoney('158.00', 'short')).toBe('¥158');
  });

  test('uses a true minus before the currency', () => {
    expect(showMoney('-20.00')).toBe('−¥20.00');
    expect(showDiscount('20.00')).toBe('−¥20.00');
    expect(showDiscount('0.00')).toBe('¥0.00');
  });

  test('says in which direction it moved', () => {
    expect(showMovement('12.00')).toBe('+¥12.00');
    expect(showMovement('-12.00')).toBe('−¥12.00');
  });
});
