import { describe, expect, it } from 'vitest';
import { maskMobile, maskNickname, maskNumber } from './mask.rules.ts';

describe('the mask', () => {
  it('leaves of a mobile number what distinguishes people', () => {
    expect(maskMobile('13800000001')).toBe('138****0001');
  });

  it('leaves of a number its ends, and never most of it', () => {
    expect(maskNumber('91440101MA5CT0KX3K')).toBe('9144****KX3K');
    expect(maskNumber('1234')).toBe('1****4');
  });

  it('leaves of a name its first and last letter, and of a single one that', () => {
    expect(maskNickname('小鹿在路上')).toBe('小***上');
    expect(maskNickname('🍊')).toBe('🍊***');
  });
});
