import { describe, expect, it } from 'vitest';
import { colours, pick, readSpec, readValue } from './specs.ts';

describe('a value as it is written down', () => {
  it.each([
    ['5 斤|2.5 kg +16', { zh: '5 斤', en: '2.5 kg', tone: null, plusCents: 1600 }],
    ['雾紫|Mist lilac @lilac -5.5', { zh: '雾紫', en: 'Mist lilac', tone: 'lilac', plusCents: -550 }],
    ['岩灰|Stone @stone', { zh: '岩灰', en: 'Stone', tone: 'stone', plusCents: 0 }],
    ['XL', { zh: 'XL', en: 'XL', tone: null, plusCents: 0 }],
    ['USB-C + XLR +120', { zh: 'USB-C + XLR', en: 'USB-C + XLR', tone: null, plusCents: 12000 }],
  ])('%s is read', (row, value) => expect(readValue(row)).toEqual(value));

  it('may name only a tone of the studio', () => {
    expect(() => readValue('黑|Black @black')).toThrow(RangeError);
  });
});

it('a spec has its name and its values in both languages', () => {
  expect(readSpec(pick('净重|Weight', 'S')).name).toEqual({ zh: '净重', en: 'Weight' });
  expect(readSpec(colours('红|Red @rose')).values).toHaveLength(1);
});
