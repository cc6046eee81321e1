import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBlockedWord, foldWord, maskBlockedWords, splitAtBlockedWords } from './blocked-words.ts';
import { BlockedWords } from './content/blocked-words.settings.ts';

const words = ['ass', '枪支', 'buy now', '加v信', 'Penis', 'crème', '微信', 'c++'];

describe('a blocked word', () => {
  test('is parted from the text around it, with what hides it', () => {
    const parts = splitAtBlockedWords('出售枪 支，加V信', words);
    expect(parts.map(({ text, isBlocked }) => (isBlocked ? `[${text}]` : text)).join('')).toBe(
      '出售[枪 支]，[加V信]',
    );
    expect(splitAtBlockedWords('没有', words)).toEqual([{ text: '没有', isBlocked: false }]);
    expect(splitAtBlockedWords('', words)).toEqual([]);
  });

  test.each([
    ['kick my ass!', 'ass'],
    ['ASS', 'ass'],
    ['ａｓｓ', 'ass'],
    ['a s s', 'ass'],
    ['a\u200bs\u00ads', 'ass'],
    ['àśs', 'ass'],
    ['a\u0301ss', 'ass'],
    ['出售枪支', '枪支'],
    ['枪 支', '枪支'],
    ['枪\u3000\u200d\n支', '枪支'],
    ['要ass吗', 'ass'],
    ['ass1', 'ass'],
    ['Buy   Now', 'buy now'],
    ['buynow', 'buy now'],
    ['加Ｖ信', '加v信'],
    ['my p enis', 'Penis'],
    ['creme', 'crème'],
    ['I write C++ here', 'c++'],
  ])('is found in “%s”', (text, word) => expect(findBlockedWord(text, words)).toBe(word));

  test.each(['class', 'assess', 'bass', 'as sure', 'the pen is blue', 'buy nowhere', '支枪', '微 小 信', ''])(
    'is not found in “%s”',
    (text) => expect(findBlockedWord(text, words)).toBeUndefined(),
  );

  test('is masked whole with what hides it, and those that overlap as one', () => {
    expect(maskBlockedWords('卖枪 支，加Ｖ信', words)).toBe('卖***，***');
    expect(maskBlockedWords('枪支弹药库', ['枪支弹', '支弹药'])).toBe('***库');
    expect(maskBlockedWords('枪支弹药库', ['枪支', '枪支弹药'])).toBe('***库');
    expect(maskBlockedWords('ass, a\u200bss and class', words)).toBe('***, *** and class');
    expect(maskBlockedWords('nothing here', words)).toBe('nothing here');
    expect(maskBlockedWords('枪支', [])).toBe('枪支');
  });
});

describe('the list of blocked words', () => {
  const fits = (list: unknown) => BlockedWords.safeParse(list).success;
  test('holds up to 2,000 words of up to 40 characters, each once however it is written', () => {
    expect(fits(Array.from({ length: 2_000 }, (_, index) => `词${index}`))).toBe(true);
    expect(fits(Array.from({ length: 2_001 }, (_, index) => `词${index}`))).toBe(false);
    expect(fits(['x'.repeat(40)])).toBe(true);
    for (const list of [['x'.repeat(41)], [' '], ['\u200b'], ['***'], ['a\nb'], ['Ass', 'ａ ss'], [1], 'a'])
      expect(fits(list), JSON.stringify(list)).toBe(false);
    expect(BlockedWords.parse([' 枪支 '])).toEqual(['枪支']);
  });
});

const letters = fc.string({ unit: fc.constantFrom(...'abcdeXYZ'), minLength: 2, maxLength: 6 });
const han = fc.string({ unit: fc.constantFrom(...'枪支弹药买卖微信'), minLength: 1, maxLength: 5 });
const anyWord = fc.oneof(letters, han);
const hiding = fc.constantFrom('', '\u200b', '\u200d', '\ufeff', '\u00ad');
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

/** A character as it may be written otherwise. */
const disguise = (character: string, how: number) =>
  how % 3 === 0
    ? character.toUpperCase()
    : how % 3 === 1 && /[!-~]/.test(character)
      ? String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)
      : character;

test('a word is found in any disguise, with anything around it', () => {
  fc.assert(
    fc.property(anyWord, anyText, anyText, hiding, fc.nat(), (word, before, after, between, how) => {
      const written = [...word].map((one, index) => disguise(one, how + index)).join(between);
      const text = `${before} 。${written}。 ${after}`;
      expect(findBlockedWord(text, [word])).toBe(word);
      expect(findBlockedWord(maskBlockedWords(text, [word]), [word])).toBeUndefined();
    }),
  );
});

test('of text and words of any kind, what is masked holds none of them, and what holds none stays as it is', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 8 }), fc.array(fc.oneof(anyWord, anyText)), (list, parts) => {
      const text = parts.join('');
      const masked = maskBlockedWords(text, list);
      expect(findBlockedWord(masked, list)).toBeUndefined();
      if (findBlockedWord(text, list) === undefined) expect(masked).toBe(text);
    }),
  );
});

test('letters among letters are never taken for a word', () => {
  fc.assert(
    fc.property(letters, letters, letters, (word, before, after) => {
      expect(findBlockedWord(`${before}${word}${after}`, [word])).toBe(
        foldWord(`${before}${word}${after}`) === foldWord(word) ? word : undefined,
      );
    }),
  );
});

/** Looking begins at each character once and goes no deeper than the longest word. */
test('2,000 words are looked for in 1,000 characters by no more steps than characters times the longest word', () => {
  const list = Array.from({ length: 2_000 }, (_, index) => `${'枪'.repeat(35)}${index}`);
  const text = '枪'.repeat(1_000);
  let steps = 0;
  const get = Map.prototype.get;
  findBlockedWord('', list);
  findBlockedWord('枪', list);
  Map.prototype.get = function (this: Map<unknown, unknown>, key) {
    steps++;
    return get.call(this, key);
  };
  try {
    expect(findBlockedWord(text, list)).toBeUndefined();
  } finally {
    Map.prototype.get = get;
  }
  expect(steps).toBeLessThanOrEqual(1_000 * 41);
  expect(steps).toBeGreaterThan(1_000);
});
