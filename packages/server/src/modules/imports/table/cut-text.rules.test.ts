import { expect, it } from 'vitest';
import { cutText } from './cut-text.rules.ts';

it('a text that is cut never ends within a character, nor with a space', () => {
  expect(cutText('mug', 3)).toBe('mug');
  expect(cutText('mugs', 3)).toBe('mug');
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀c', 4)).toBe('ab😀');
  expect(cutText('ab cd', 3)).toBe('ab');
});
