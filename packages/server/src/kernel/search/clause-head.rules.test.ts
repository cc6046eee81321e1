import { describe, expect, it } from 'vitest';
import { findHead, toSingular } from './english.rules.ts';

describe('what a clause is about', () => {
  it.each([
    ['case for phone', 'case'],
    ['box of oranges', 'box'],
    ['cup made of glass', 'cup'],
    ['wireless headphones', 'headphones'],
    ['knife with wooden handle', 'knife'],
    ['for', 'for'],
  ])('in “%s” is the “%s”', (clause, head) => expect(findHead(clause.split(' '))).toBe(head));

  it('is nothing where it has no word', () => expect(findHead([])).toBeUndefined());
});

describe('a plural', () => {
  it.each([
    ['children', 'child'],
    ['shoes', 'shoe'],
    ['boxes', 'box'],
    ['tomatoes', 'tomato'],
    ['glasses', 'glass'],
    ['ties', 'tie'],
    ['knives', 'knife'],
  ])('“%s” is found by “%s”', (word, singular) => expect(toSingular(word)).toBe(singular));

  it.each(['bus', 'this', 'abs', 'dress', 'cactus'])('is not seen in “%s”', (word) =>
    expect(toSingular(word)).toBe(word),
  );
});
