/** The number of a bank card as people type it: cleaned, checked, recognised. */
import type { CardType } from '../states.ts';

/** The digits of what was typed, without the spaces and dashes between them. */
export const cleanCardNumber = (typed: string): string => typed.replace(/[\s-]/g, '');

/** 12 to 19 digits, the last of which checks those before it (Luhn). Takes a cleaned number. */
export const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);

/** Every second digit from the right counts double, of two digits their sum: all together a multiple of 10. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) : 2 * Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

type WithPrefixes<Code extends string> = {
  code: Code;
  prefixes: readonly { digits: string; card_type: CardType }[];
};

/** Whose card begins like this, and of which kind, by the longest prefix; null when none of the banks has it. */
export function recogniseCard<Code extends string>(
  digits: string,
  banks: readonly WithPrefixes<Code>[],
): { code: Code; card_type: CardType } | null {
  let longest = 0;
  let found: { code: Code; card_type: CardType } | null = null;
  for (const { code, prefixes } of banks) {
    for (const { digits: prefix, card_type } of prefixes) {
      if (prefix.length <= longest || !digits.startsWith(prefix)) continue;
      longest = prefix.length;
      found = { code, card_type };
    }
  }
  return found;
}
