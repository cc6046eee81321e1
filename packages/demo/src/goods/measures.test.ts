import { describe, expect, it } from 'vitest';
import { findMeasure, listSizes, toGrams } from './measures.ts';
import { letterSizes, pick, readSpec, sizes } from './specs.ts';

describe('a measure', () => {
  it.each([
    ['Size: 190 × 32 cm', { icon: '📏', text: '190 × 32 cm' }],
    ['Battery: 5200 mAh', { icon: '⚡', text: '5200 mAh' }],
    ['Noise: ≤ 26 dB', { icon: '🎵', text: '≤ 26 dB' }],
    ['27 inch', { icon: '📏', text: '27″' }],
    ['Weight: 260 g/m²', null],
    ['Origin: Ganzhou', null],
  ])('is read in "%s"', (text, measure) => expect(findMeasure(text)).toEqual(measure));
});

describe('the sizes of a goods', () => {
  it.each([
    [pick('净重|Weight', '9 斤|4.5 kg', '5 斤|2.5 kg'), ['2.5 kg', '4.5 kg']],
    [letterSizes, ['S', 'M', 'L', 'XL']],
    [sizes('35', '36', '37', '38', '39'), ['35', '36', '38', '39']],
    [pick('数量|Count', '4 只|4 pieces', '8 只|8 pieces'), ['× 4', '× 8']],
    [pick('口味|Flavour', '原味|Plain', '抹茶|Matcha'), []],
  ])('are those its spec names, smallest first', (row, labels) =>
    expect(listSizes([readSpec(row)])).toEqual(labels),
  );
});

it('a weight is written in the larger unit from a thousand on', () => {
  expect([toGrams(250), toGrams(1500)]).toEqual(['250 g', '1.5 kg']);
});
