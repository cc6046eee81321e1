import { expect, it } from 'vitest';
import { carriers, findCarrier, getCarrier } from './carrier.rules.ts';

it('has each carrier once, with both names and a phone', () => {
  expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length);
  expect(carriers.every(({ zh, en, phone }) => zh && en && /^\d+$/.test(phone))).toBe(true);
});

it('knows what a carrier’s numbers look like', () => {
  expect(getCarrier('SF').trackingNo.test('SF1234567890123')).toBe(true);
  expect(getCarrier('SF').trackingNo.test('YT1234567890123')).toBe(false);
  expect(getCarrier('EMS').trackingNo.test('EA123456789CN')).toBe(true);
  expect(carriers.some(({ trackingNo }) => trackingNo.test('') || trackingNo.test('1 or 1=1'))).toBe(false);
});

it('knows no other', () => {
  expect(findCarrier('PIGEON')).toBeUndefined();
  expect(() => getCarrier('PIGEON')).toThrow('no carrier PIGEON');
});
