import { expect, it } from 'vitest';
import { maskMobile } from './mobile-display.ts';

it('a masked mobile number hides its middle', () => {
  expect(maskMobile('13805716029')).toBe('138 **** 6029');
  expect(maskMobile('')).toBe('');
});
