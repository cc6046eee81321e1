import { describe, expect, it } from 'vitest';
import { banks } from './banks.ts';
import { cleanCardNumber, isCardNumber, recogniseCard } from './card-number.rules.ts';

describe('the number of a card', () => {
  it('is cleaned of spaces and dashes', () => {
    expect(cleanCardNumber(' 6222 0212-3456 7890\u00a0128 ')).toBe('6222021234567890128');
  });

  it.each([
    ['a debit card of 19 digits', '6222021234567890128'],
    ['a credit card of 16 digits', '4111111111111111'],
    ['the shortest', '000000000000'],
  ])('is right: %s', (_what, digits) => {
    expect(isCardNumber(digits)).toBe(true);
  });

  it.each([
    ['a digit is wrong', '4111111111111112'],
    ['two neighbours are swapped', '6222021234567890218'],
    ['it has 11 digits', '00000000000'],
    ['it has 20 digits', '00000000000000000000'],
    ['it has a letter', '411111111111111a'],
    ['it is empty', ''],
  ])('is wrong when %s', (_what, digits) => {
    expect(isCardNumber(digits)).toBe(false);
  });

  it('finds each wrong digit', () => {
    const right = '6222021234567890128';
    for (let index = 0; index < right.length; index += 1)
      for (const digit of '0123456789')
        if (digit !== right[index])
          expect(isCardNumber(right.slice(0, index) + digit + right.slice(index + 1))).toBe(false);
  });
});

describe('a card is recognised by its first digits', () => {
  it.each([
    ['622202', 'ICBC', 'debit'],
    ['622848', 'ABC', 'debit'],
    ['621700', 'CCB', 'debit'],
    ['621661', 'BOC', 'debit'],
    ['622262', 'COMM', 'debit'],
    ['622150', 'PSBC', 'debit'],
    ['622588', 'CMB', 'debit'],
    ['622575', 'CMB', 'credit'],
    ['622230', 'ICBC', 'credit'],
  ])('%s', (digits, code, card_type) => {
    expect(recogniseCard(`${digits}0000000000`, banks)).toEqual({ code, card_type });
  });

  it('the longest prefix decides', () => {
    const some = [
      { code: 'A', prefixes: [{ digits: '622', card_type: 'debit' as const }] },
      { code: 'B', prefixes: [{ digits: '62215', card_type: 'credit' as const }] },
    ];
    expect(recogniseCard('6221500', some)).toEqual({ code: 'B', card_type: 'credit' });
    expect(recogniseCard('6221400', some)).toEqual({ code: 'A', card_type: 'debit' });
    expect(recogniseCard('62', some)).toBeNull();
  });
});

describe('the list of banks', () => {
  it('has more than the 40 largest, each once, with a name in both languages, a colour and debit cards', () => {
    expect(banks.length).toBeGreaterThanOrEqual(40);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(new Set(banks.map(({ zh }) => zh)).size).toBe(banks.length);
    for (const { zh, en, colour, prefixes } of banks) {
      expect(zh).toMatch(/银行$/);
      expect(en).toMatch(/Bank|^ICBC$/);
      expect(colour).toMatch(/^#[0-9A-F]{6}$/);
      expect(prefixes.some(({ card_type }) => card_type === 'debit')).toBe(true);
    }
  });

  it('gives no prefix to two banks or two kinds of card', () => {
    const all = banks.flatMap(({ prefixes }) => prefixes.map(({ digits }) => digits));
    expect(new Set(all).size).toBe(all.length);
    for (const digits of all) expect(digits).toMatch(/^\d{5,10}$/);
  });
});
