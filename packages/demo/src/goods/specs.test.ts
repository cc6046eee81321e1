import { describe, expect, it } from 'vitest';
import { colours, pick, readSpec, readValue } from './specs.ts';

describe('a value as it is written down', () => {
  it.each([
    ['5 斤|2.5 kg +16', { zh: '5 斤', en: '2.5 kg', plusCents: 1600 }],
    ['雾紫|Mist lilac -5.5', { zh: '雾紫', en: 'Mist lilac', plusCents: -550 }],
    ['XL', { zh: 'XL', en: 'XL', plusCents: 0 }],
    ['USB-C + XLR +120', { zh: 'USB-C + XLR', en: 'USB-C + XLR', plusCents: 12000 }],
  ])('%s is read', (row, value) => expect(readValue(row)).toEqual(value));
});

describe('a colour', () => {
  it('is what its name says, and none where a name says no one colour', () => {
    const { values } = readSpec(colours('黑|Black', '什锦|Mixed'));
    expect(values.map(({ colour }) => colour)).toEqual(['#2a2a2d', null]);
  });

  it('is named by a spec of colours alone', () => {
    expect(readSpec(pick('口味|Flavour', '葡萄|Grape')).values[0]?.colour).toBeNull();
  });
});

it('a spec has its name and its values in both languages', () => {
  expect(readSpec(pick('净重|Weight', 'S')).name).toEqual({ zh: '净重', en: 'Weight' });
  expect(readSpec(colours('红|Red')).values).toHaveLength(1);
});
