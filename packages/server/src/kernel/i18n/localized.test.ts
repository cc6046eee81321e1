import { expect, it } from 'vitest';
import { localized } from './localized.ts';

it('localized takes the text of the language asked for', () => {
  expect(localized('zh', '橙', 'orange')).toBe('橙');
  expect(localized('en', '橙', 'orange')).toBe('orange');
});
