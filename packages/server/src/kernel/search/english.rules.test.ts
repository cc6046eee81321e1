import { describe, expect, it } from 'vitest';
import { toSingular } from './english.rules.ts';

describe('the singular of an English word', () => {
  it.each([
    ['oranges', 'orange'],
    ['berries', 'berry'],
    ['dishes', 'dish'],
    ['scarves', 'scarf'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['constructor', 'constructor'],
  ])('of %s is %s', (word, singular) => {
    expect(toSingular(word)).toBe(singular);
  });
});
