/** The number of a card as it is typed and shown. */
import { cleanCardNumber } from '@chengji/contract/wallet/card-number.rules';

const MOST_DIGITS = 19;
const GROUP = 4;

/** `6222021234` to `6222 0212 34`; what is no digit is left out. */
export const toGrouped = (typed: string): string =>
  cleanCardNumber(typed)
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS)
    .replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ');

/** Where the caret stands in the grouped text when so many digits are before it. */
export function toCaret(grouped: string, digitsBefore: number): number {
  let seen = 0;
  let caret = 0;
  while (caret < grouped.length && seen < digitsBefore) {
    if (grouped[caret] !== ' ') seen += 1;
    caret += 1;
  }
  return caret;
}

/** The last four of `6222 **** **** 1234`, as a card is named. */
export const toLastDigits = (masked: string): string => masked.slice(-GROUP);

/** The banks whose name has these words, in any case. */
export function findBanks<Row extends { name: string }>(
  banks: readonly Row[],
  words: string,
): readonly Row[] {
  const wanted = words.trim().toLowerCase();
  return wanted ? banks.filter(({ name }) => name.toLowerCase().includes(wanted)) : banks;
}
