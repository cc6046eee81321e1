import { describe, expect, it } from 'vitest';
import { normalized, splitCharacters, toPairs, toRuns, toTerms, toTokens } from './words.rules.ts';

const runs = (text: string) => toRuns(text).map(({ script, text }) => `${script}:${text}`);
const terms = (text: string) => toRuns(text).flatMap(toTerms);

describe('a text that is searched', () => {
  it('is the same in full width and half width, capitals and small letters, with any blanks', () =>
    expect(normalized('  Ａ  B\n c ')).toBe('a b c'));

  it.each([
    ['iPhone15', ['letters:iphone', 'number:15']],
    ['赣南脐橙5斤装', ['cjk:赣南脐橙', 'number:5', 'cjk:斤装']],
    ['Ａ７', ['letters:a', 'number:7']],
    ['café naïve', ['letters:café', 'letters:naïve']],
    ['かな 한글', ['cjk:かな', 'cjk:한글']],
    ['①②', ['number:12']],
    ['，。！ -', []],
    ['', []],
  ])('“%s” is cut into %j', (text, parts) => expect(runs(text)).toEqual(parts));
});

describe('the tokens of a text', () => {
  it('are characters and pairs of Chinese, and words with their singular', () =>
    expect(toTokens(['赣南脐橙 Oranges 15'])).toEqual([
      ...['赣', '南', '脐', '橙', '赣南', '南脐', '脐橙'],
      ...['oranges', 'orange', '15'],
    ]));

  it('are of all texts together, each once', () =>
    expect(toTokens(['橙', '橙', 'box', 'boxes'])).toEqual(['橙', 'box', 'boxes']));

  it('are cut where a word has no end', () => {
    expect(toTokens(['a'.repeat(50)])).toEqual(['a'.repeat(40)]);
    expect(toTokens(['1'.repeat(50)])).toEqual(['1'.repeat(40)]);
  });

  it('make no pair over what stands between two words', () =>
    expect(toTokens(['橙 子'])).toEqual(['橙', '子']));
});

describe('what a search asks for', () => {
  it('are pairs of what has more characters than one, else the one', () => {
    expect(terms('橙')).toEqual(['橙']);
    expect(terms('脐橙子')).toEqual(['脐橙', '橙子']);
  });

  it('are the singular of a word, and a number as it is', () =>
    expect(terms('Boxes 15')).toEqual(['box', '15']));

  it('are always among the tokens of the text itself', () => {
    for (const text of ['赣南脐橙', 'Leather Shoes', 'iPhone15 手机壳', 'a'.repeat(60), '1'.repeat(60)])
      expect(toTokens([text])).toEqual(expect.arrayContaining(terms(text)));
  });
});

describe('parts of a run', () => {
  it('are whole characters, also those of two code units', () =>
    expect(splitCharacters('𠮷野家')).toEqual(['𠮷', '野', '家']));

  it('are paired with the one behind them', () => {
    expect(toPairs(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
    expect(toPairs(['tui', 'kuan'], ' ')).toEqual(['tui kuan']);
    expect(toPairs(['a'])).toEqual([]);
    expect(toPairs([])).toEqual([]);
  });
});
