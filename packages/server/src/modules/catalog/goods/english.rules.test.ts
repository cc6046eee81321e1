import { describe, expect, it } from 'vitest';
import { skuWordsIn, valuesIn, wordIn, wordsIn } from './english.rules.ts';

const english = { 颜色: 'Colour', 雾紫: 'Lilac', 浅紫: 'Lilac', 岩灰: 'Stone' };
const specs = [
  { name: '颜色', values: ['雾紫', '岩灰'] },
  { name: '尺码', values: ['S', 'M'] },
];

describe('the words of a goods', () => {
  it('are English where the goods has it, and stay as they are where not', () => {
    expect(wordIn(english, '颜色')).toBe('Colour');
    expect(wordIn(english, '尺码')).toBe('尺码');
    expect(wordIn(english, 'constructor')).toBe('constructor');
  });

  it('stay as they are when English does not tell the values of a spec apart', () => {
    expect(wordsIn(english, ['雾紫', '岩灰'])).toEqual(['Lilac', 'Stone']);
    expect(wordsIn(english, ['雾紫', '浅紫'])).toEqual(['雾紫', '浅紫']);
  });

  it('are the same for a sku as for the specs it is chosen by', () => {
    expect(skuWordsIn(english, specs, ['岩灰', 'M'])).toEqual(['Stone', 'M']);
    expect(skuWordsIn(english, [{ name: '颜色', values: ['雾紫', '浅紫'] }], ['浅紫'])).toEqual(['浅紫']);
    expect(skuWordsIn(english, [], [])).toEqual([]);
  });

  it('are shown in the person’s language', () => {
    const sku = { values: ['岩灰'], valuesEn: ['Stone'] };
    expect(valuesIn('en', sku)).toEqual(['Stone']);
    expect(valuesIn('zh', sku)).toEqual(['岩灰']);
    expect(valuesIn('en', { values: ['岩灰'], valuesEn: [] })).toEqual(['岩灰']);
  });
});
