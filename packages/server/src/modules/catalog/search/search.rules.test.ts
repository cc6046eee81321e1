import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalized, toTokens } from '../../../kernel/search/words.rules.ts';
import { getPhraseAround, toSearchQuery } from './search.rules.ts';

/** Answers a query as the database does: of every term one of its fields there, or its beginning. */
function finds(title: string, words: string): boolean {
  const tokens = toTokens([title]);
  const query = toSearchQuery(words);
  if (query === null) return false;
  const isThere = (term: string) => {
    const word = term.replace(/[()' ]|:\*/g, '');
    return term.includes(':*') ? tokens.some((token) => token.startsWith(word)) : tokens.includes(word);
  };
  return query.split(' & ').every((term) => term.split(' | ').some(isThere));
}

const title = '声洛 A7 头戴式主动降噪耳机 40 小时 Noise-cancelling Headphones';

describe('searching', () => {
  it.each([
    '耳',
    '耳机',
    '降噪耳机',
    '头戴式 降噪',
    'a7',
    'A7耳机',
    'Ａ７',
    '40小时',
    '40',
    'head',
    'HEADPHONES noise',
    'noise-can',
    '声洛headphones',
    'headphone',
  ])('finds a goods by %s', (words) => expect(finds(title, words)).toBe(true));

  it.each(['机耳', '4', '耳机 音箱', 'phones', 'a8', '!!!', ''])('does not find it by “%s”', (words) =>
    expect(finds(title, words)).toBe(false),
  );

  it('finds a goods by any part of a Chinese title', () => {
    const han = fc.array(fc.constantFrom(...'橙集市场手冲咖啡壶露营帐篷'), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(han, fc.nat(19), fc.nat(19), (characters, from, length) => {
        const part = characters.slice(from, from + length + 1).join('');
        return part === '' || finds(characters.join(''), part);
      }),
    );
  });

  it('makes a query without any sign of the query language out of anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), (words) => {
        const query = toSearchQuery(words);
        return (
          query === null ||
          query
            .split(' & ')
            .every((term) =>
              /^\('[^'\\:&|!()<>*\s]+'(:\*)?( \| '[.@][^'\\:&|!()<>*\s]+'(:\*)?){2}\)$/.test(term),
            )
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each(['headphone', 'knife', 'berry', 'box', 'dress', 'tomato', 'glass', 'shoe'])(
    'finds the plural by the singular “%s”, and the other way round',
    (word) => {
      const plural =
        { knife: 'knives', berry: 'berries', shoe: 'shoes' }[word] ??
        `${word}${/(x|s|o)$/.test(word) ? 'es' : 's'}`;
      expect(finds(plural, word)).toBe(true);
      expect(finds(word, plural)).toBe(true);
    },
  );

  it('takes no token longer than the index can hold', () => {
    expect(toTokens(['x'.repeat(500)])).toEqual(['x'.repeat(40)]);
  });
});

describe('normalized words', () => {
  it('know neither width nor case nor spare spaces', () => {
    expect(normalized(' ＡBc　 耳机 ')).toBe('abc 耳机');
  });
});

describe('a suggestion from a title', () => {
  it('is the part that holds the word', () => {
    expect(getPhraseAround(title, '降噪')).toBe('头戴式主动降噪耳机');
    expect(getPhraseAround(title, 'noise')).toBe('noise-cancelling headphones');
  });

  it('is none when the title was found by something else', () => {
    expect(getPhraseAround(title, '旗舰店')).toBeNull();
  });
});
