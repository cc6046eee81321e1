import { describe, expect, it } from 'vitest';
import { judgeTexts, unusedKeys } from './strings.ts';

const chinese = '\u8d2d\u7269\u8f66\u5171\u6709 {count} \u4ef6';

describe('strings', () => {
  it('passes two texts that say the same', () => {
    expect(judgeTexts('cart', { count: chinese }, { count: '{count} {count|item|items}' })).toEqual([]);
  });

  it('refuses an empty text, a text left in Chinese and a parameter named otherwise', () => {
    expect(judgeTexts('cart', { a: chinese }, { a: '' })).toContain('cart a: a text is missing or empty');
    expect(judgeTexts('cart', { a: chinese }, { a: chinese })).toEqual([
      'cart a: the English text is Chinese',
    ]);
    expect(judgeTexts('cart', { a: chinese }, { a: '{n} in all' })).toEqual([
      'cart a: the two texts name different parameters',
    ]);
  });

  it('refuses a plural for every number, but not of a limit or a span', () => {
    const judge = (english: string) => judgeTexts('cart', { a: chinese }, { a: english });
    expect(judge('{count} items')).toEqual(['cart a: a plural for every number, in place of {n|day|days}']);
    expect(judge('At most {count} items, in the last {count} days')).toEqual([]);
  });

  it('lets a language do without what the other says before or after a value', () => {
    expect(judgeTexts('orders', { 'after.auto_close': chinese }, { 'after.auto_close': '' })).not.toContain(
      'orders after.auto_close: a text is missing or empty',
    );
  });

  it('finds the key that no code names', () => {
    const code = ['t("title")', 't(`state_${' + 'state}`)', 'say.count', 'const { hint } = text'].join('\n');
    expect(unusedKeys(['title', 'state_paid', 'count', 'hint', 'lost'], code)).toEqual(['lost']);
  });
});
