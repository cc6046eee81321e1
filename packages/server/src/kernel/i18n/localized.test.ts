import { expect, it } from 'vitest';
import { localized, localizedOrChinese } from './localized.ts';

it('localized takes the text of the language asked for', () => {
  expect(localized('zh', '橙', 'orange')).toBe('橙');
  expect(localized('en', '橙', 'orange')).toBe('orange');
  expect(localized('en', '橙', '')).toBe('');
});

it('a text without English stays Chinese', () => {
  expect(localizedOrChinese('zh', '橙', 'orange')).toBe('橙');
  expect(localizedOrChinese('en', '橙', 'orange')).toBe('orange');
  expect(localizedOrChinese('en', '橙', '')).toBe('橙');
});
