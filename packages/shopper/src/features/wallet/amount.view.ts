/** Amounts of money as they are typed and shown in the wallet. */
import { priceParts } from '@chengji/client-kit/money-display';
import { type Cents, formatMoney, largestCents, parseMoneyOrNull } from '@chengji/contract/money';

const WHOLE_DIGITS = 9;

/** What may stay of what was typed: digits, and one point with two places after it. */
export function toTyped(text: string): string {
  const [whole = '', ...rest] = text
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS);
  if (rest.length === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, 2)}`;
}

/** `"12.3"` to 1230; null while it is no amount. */
export function parseAmount(typed: string): Cents | null {
  const [whole = '', places = ''] = typed.split('.');
  if (!whole && !places) return null;
  const cents = parseMoneyOrNull(`${whole || '0'}.${places.padEnd(2, '0')}`);
  return cents !== null && cents <= largestCents ? cents : null;
}

/** The same, of amounts above zero alone. */
export function parseTyped(typed: string): Cents | null {
  const cents = parseAmount(typed);
  return cents !== null && cents > 0 ? cents : null;
}

/** `"500.00"` as a person types it: `500`. */
export const toShortTyped = (money: string): string => money.replace(/\.00$/, '');

/** Two-place text to `1,286.50`: an amount that stands below its currency. */
export function showFigures(money: string): string {
  const { sign, whole, fraction } = priceParts(money, 'full');
  return `${sign}${whole}${fraction}`;
}

/** A movement: `+19.80`, `−158.00`. */
export const showSigned = (money: string): string =>
  money.startsWith('-') || /^[0.]+$/.test(money) ? showFigures(money) : `+${showFigures(money)}`;

/** The usual amounts that lie within the limits. */
export function toAmountChoices(minimum: Cents, maximum: Cents): string[] {
  return [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
    .map((yuan) => yuan * 100)
    .filter((cents) => cents >= minimum && cents <= maximum)
    .slice(0, 6)
    .map((cents) => formatMoney(cents as Cents));
}
