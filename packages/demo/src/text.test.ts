import { describe, expect, it } from 'vitest';
import { toText } from './text.ts';

describe('a text in two languages', () => {
  it('reads both languages of a pair, and keeps a bar that belongs to the English', () => {
    expect(toText('脐橙|Navel oranges')).toEqual({ zh: '脐橙', en: 'Navel oranges' });
    expect(toText('二选一 | A|B')).toEqual({ zh: '二选一', en: 'A|B' });
  });
});
