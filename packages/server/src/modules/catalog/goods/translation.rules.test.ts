import { describe, expect, it } from 'vitest';
import { getSkuValues, translateSkuValues, translateWord, translateWords } from './translation.rules.ts';

const english = { 颜色: 'Colour', 雾紫: 'Lilac', 浅紫: 'Lilac', 岩灰: 'Stone' };
const specs = [
  { name: '颜色', values: ['雾紫', '岩灰'] },
  { name: '尺码', values: ['S', 'M'] },
];

describe('the words of a goods', () => {
  it('are English where the goods has it, and stay as they are where not', () => {
    expect(translateWord(english, '颜色')).toBe('Colour');
    expect(translateWord(english, '尺码')).toBe('尺码');
    expect(translateWord(english, 'constructor')).toBe('constructor');
  });

  it('stay as they are when their English does not distinguish the values of a spec', () => {
    expect(translateWords(english, ['雾紫', '岩灰'])).toEqual(['Lilac', 'Stone']);
    expect(translateWords(english, ['雾紫', '浅紫'])).toEqual(['雾紫', '浅紫']);
  });

  it('are the same for a sku as for the specs it is chosen by', () => {
    expect(translateSkuValues(english, specs, ['岩灰', 'M'])).toEqual(['Stone', 'M']);
    expect(translateSkuValues(english, [{ name: '颜色', values: ['雾紫', '浅紫'] }], ['浅紫'])).toEqual([
      '浅紫',
    ]);
    expect(translateSkuValues(english, [], [])).toEqual([]);
  });

  it('are shown in the person’s language', () => {
    const sku = { values: ['岩灰'], valuesEn: ['Stone'] };
    expect(getSkuValues('en', sku)).toEqual(['Stone']);
    expect(getSkuValues('zh', sku)).toEqual(['岩灰']);
    expect(getSkuValues('en', { values: ['岩灰'], valuesEn: [] })).toEqual(['岩灰']);
  });
});
