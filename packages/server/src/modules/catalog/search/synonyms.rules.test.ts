import { describe, expect, it } from 'vitest';
import { indexSynonyms, toUnits } from './synonyms.rules.ts';

const synonyms = indexSynonyms([
  { words: ['橙子', '脐橙', 'orange'], finds: [] },
  { words: ['衣服'], finds: ['衬衫', '连衣裙'] },
  { words: ['cat food', '猫粮'], finds: [] },
  { words: ['花', '鲜花'], finds: [] },
]);
const read = (words: string) =>
  toUnits(words, synonyms).map(({ phrase, others }) => [
    phrase.map(({ text }) => text).join(' '),
    ...others.map((other) => other.map(({ text }) => text).join(' ')),
  ]);

describe('what was typed', () => {
  it.each([
    ['橙子', [['橙子', '脐橙', 'orange']]],
    ['Oranges', [['oranges', '橙子', '脐橙']]],
    ['新鲜橙子 5', [['新鲜'], ['橙子', '脐橙', 'orange'], ['5']]],
    ['衣服', [['衣服', '衬衫', '连衣裙']]],
    ['衬衫', [['衬衫']]],
    ['cat  foods', [['cat foods', '猫粮']]],
    ['花', [['花', '鲜花']]],
    ['花生', [['花生']]],
  ])('“%s” is read as %j', (words, units) => expect(read(words)).toEqual(units));
});
