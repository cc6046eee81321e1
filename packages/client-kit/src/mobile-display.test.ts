import { expect, it } from 'vitest';
import { maskMobile } from './mobile-display.ts';

it('hides the middle of a mobile number', () => {
  expect(maskMobile('13805716029')).toBe('138 **** 6029');
  expect(maskMobile('')).toBe('');
});
