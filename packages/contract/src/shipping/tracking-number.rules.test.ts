import { describe, expect, it } from 'vitest';
import { isTrackingNo, recogniseCarrier, tidyTrackingNo } from './tracking-number.rules.ts';

describe('a tracking number', () => {
  it('is tidied of the spaces, dashes and small letters it is typed with', () => {
    expect(tidyTrackingNo(' sf14-2066 203318 ')).toBe('SF142066203318');
  });

  it('has 8 to 32 letters and digits', () => {
    expect(['12345678', 'sf1420 6618-3307'].every(isTrackingNo)).toBe(true);
    expect(['1234567', 'SF1234567!', '单号12345678', '', 'A'.repeat(33)].some(isTrackingNo)).toBe(false);
  });
});

describe('a carrier is named by the form of its number', () => {
  const carriers = [
    { code: 'SF', number_forms: ['SF####'] },
    { code: 'PIGEON', number_forms: ['##########', '7#########'] },
    { code: 'ROCKET', number_forms: ['78########'] },
    { code: 'DOVE', number_forms: ['##########'] },
    { code: 'NONE', number_forms: [] },
  ];

  it.each([
    ['SF1234', 'SF', 'the one that gives out such numbers'],
    ['sf 1-234', 'SF', 'the one that gives out such numbers'],
    ['7123456789', 'PIGEON', 'the form that says most'],
    ['7812345678', 'ROCKET', 'the form that says most, of another'],
    ['1234567890', null, 'nobody, where two give out such numbers'],
    ['SF12345', null, 'nobody, where the number is longer than the form'],
    ['', null, 'nobody, without a number'],
  ])('%s: %s, %s', (number, code, _why) => {
    expect(recogniseCarrier(number, carriers)).toBe(code);
  });
});
