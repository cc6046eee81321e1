import { describe, expect, it } from 'vitest';
import { maskCardNumber, maskName } from './account-mask.rules.ts';

describe('a payout account shows', () => {
  it.each([
    ['6222021234567890128', '6222 **** **** 0128'],
    ['4111111111111111', '4111 **** **** 1111'],
    ['000000000000', '0000 **** **** 0000'],
    ['', ''],
  ])('of the number %s no more than %s', (number, shown) => {
    expect(maskCardNumber(number)).toBe(shown);
  });

  it.each([
    ['林晓雨', '*晓雨'],
    ['王五', '*五'],
    ['𠮷田', '*田'],
    ['Ann Lee', '*nn Lee'],
  ])('of the name %s no more than %s', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });
});
