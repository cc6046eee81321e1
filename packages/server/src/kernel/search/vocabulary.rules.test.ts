import { describe, expect, it } from 'vitest';
import { buildVocabulary, findSounding, listAlike, listNear } from './vocabulary.rules.ts';
import { toRuns } from './words.rules.ts';

const sounds = new Map(
  '橙cheng 子zi 车che 键jian 盘pan 盆pen 赣gan 南nan 脐qi 期qi 机ji 械xie'
    .split(' ')
    .map((sound) => [sound.slice(0, 1), sound.slice(1)]),
);
const toPinyin = (text: string) => Array.from(text, (character) => sounds.get(character) ?? character);
const vocabulary = buildVocabulary(['橙子', '车子', 'headphones'], ['赣南脐橙', '机械键盘'], toPinyin);
const run = (word: string) => toRuns(word)[0] ?? { script: 'cjk' as const, text: '' };

describe('words that sound alike', () => {
  it.each([
    ['chengzi', ['橙子']],
    ['cenzi', ['橙子']],
    ['cz', ['橙子', '车子']],
    ['期橙', ['脐橙']],
    ['橙子', []],
    ['5', []],
  ])('as “%s” are %j', (word, alike) => expect(listAlike(run(word), vocabulary)).toEqual(alike));
});

describe('words a letter away', () => {
  it.each([
    ['headphnes', ['headphones']],
    ['chengzo', ['橙子']],
    ['键盆', ['键盘']],
    ['cz', []],
    ['microscope', []],
  ])('from “%s” are %j', (word, near) => expect(listNear(run(word), vocabulary)).toEqual(near));
});

describe('the part of a title that sounds as typed', () => {
  it('is found in any place, and is none where nothing sounds so', () => {
    expect(findSounding('新鲜 赣南脐橙', ['qi', 'chen'], toPinyin)).toBe('脐橙');
    expect(findSounding('机械键盘', ['qi', 'cheng'], toPinyin)).toBeNull();
  });
});
