import { expect, it } from 'vitest';
import { foldSyllable, toSyllables } from './pinyin.rules.ts';

it.each([
  ['chengzi', ['cheng', 'zi']],
  ['erji', ['er', 'ji']],
  ['xinglixiang', ['xing', 'li', 'xiang']],
  ['lvcha', ['lv', 'cha']],
  ['yifu', ['yi', 'fu']],
  ['cz', null],
  ['headphones', null],
])('the letters “%s” are the syllables %j', (letters, syllables) =>
  expect(toSyllables(letters)).toEqual(syllables),
);

it('syllables that are mixed up in speech are one', () => {
  expect(['zhang', 'zan'].map(foldSyllable)).toEqual(['zan', 'zan']);
  expect(['xing', 'xin'].map(foldSyllable)).toEqual(['xin', 'xin']);
  expect(foldSyllable('long')).toBe('long');
});
