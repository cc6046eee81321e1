import { describe, expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { correctWord, indexSounds } from './correct-question.rules.ts';
import type { QuestionWord } from './question-words.rules.ts';

const word = (token: string, script: QuestionWord['script']): QuestionWord => ({
  token,
  script,
  weight: 1,
  part: 0,
});
const known = indexSounds(
  [
    ...['退款', '地址', '收货', '发货', '事实', '实时'].map((token) => word(token, 'cjk')),
    ...['refund', 'address', 'invoice', 'pay'].map((token) => word(token, 'letters')),
    word('退', 'cjk'),
    word('24', 'number'),
  ],
  await loadPinyin(),
);
const correct = (token: string, script: QuestionWord['script']) => correctWord(word(token, script), known);

describe('a pair of characters mistyped', () => {
  it.each([
    ['退宽', '退款'],
    ['地止', '地址'],
    ['收获', '收货'],
  ])('“%s” is read as “%s”, which sounds so', (typed, meant) =>
    expect(correct(typed, 'cjk')).toEqual([meant]),
  );

  it('is all it may be, where several sound so', () =>
    expect(correct('时事', 'cjk')).toEqual(['事实', '实时']));

  it('is nothing where nothing sounds so', () => expect(correct('火星', 'cjk')).toEqual([]));

  it('is not guessed from one character alone', () => expect(correct('腿', 'cjk')).toEqual([]));
});

describe('a word of letters mistyped', () => {
  it.each([
    ['refnd', 'refund'],
    ['refudn', 'refund'],
    ['adress', 'address'],
    ['invioce', 'invoice'],
  ])('“%s” is read as “%s”, a letter or two away', (typed, meant) =>
    expect(correct(typed, 'letters')).toEqual([meant]),
  );

  it('is read as pinyin first', () => {
    expect(correct('tuikuan', 'letters')).toEqual(['退款']);
    expect(correct('shouhuo', 'letters')).toEqual(['收货']);
    expect(correct('souhuo', 'letters')).toEqual(['收货']);
  });

  it('too short to tell is left as it is', () => expect(correct('pey', 'letters')).toEqual([]));

  it('far from every word is nothing', () => expect(correct('dinosaur', 'letters')).toEqual([]));
});

describe('a number', () => {
  it('is never another number', () => expect(correct('25', 'number')).toEqual([]));
});

describe('the sounds of sources', () => {
  it('are those of pairs, and the letters those of words', () => {
    expect(known.letters).toEqual(['refund', 'address', 'invoice', 'pay']);
    expect([...known.bySound.values()].flat()).not.toContain('退');
  });

  it('are none without pinyin: characters are then not corrected, letters are', () => {
    const silent = indexSounds([word('退款', 'cjk'), word('refund', 'letters')], null);
    expect(silent.bySound.size).toBe(0);
    expect(correctWord(word('退宽', 'cjk'), silent)).toEqual([]);
    expect(correctWord(word('refnd', 'letters'), silent)).toEqual(['refund']);
  });
});
