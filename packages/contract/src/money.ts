/**
 * Money is integer cents inside the server and two-place text in every call.
 * This file is the one codec between them; it has no dependency, so clients use it as it is.
 */

declare const cents: unique symbol;
/** A whole number of cents (1/100 yuan); may be negative in a ledger. */
export type Cents = number & { readonly [cents]: true };

const MONEY = /^(-?)(\d{1,13})\.(\d{2})$/;

/** Takes a whole number as cents; throws RangeError on anything else. */
export function asCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

export const zeroCents = asCents(0);

/** The largest amount a call may carry: `"999999999.99"`. */
export const largestCents = asCents(99_999_999_999);

/** `"12.30"` to 1230; throws RangeError when the text is not money. */
export function parseMoney(text: string): Cents {
  const match = MONEY.exec(text);
  if (!match) throw new RangeError(`not money: ${text}`);
  const value = Number(match[2]) * 100 + Number(match[3]);
  return asCents(match[1] ? 0 - value : value);
}

/** Null when the text is not money. */
export const parseMoneyOrNull = (text: string): Cents | null => (MONEY.test(text) ? parseMoney(text) : null);

/** 1230 to `"12.30"`. */
export function formatMoney(value: Cents): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The text of an amount whose column or sum is a plain number. */
export const toMoneyText = (cents: number): string => formatMoney(asCents(cents));

export const addCents = (...values: Cents[]): Cents => asCents(values.reduce((sum, value) => sum + value, 0));

export const subtractCents = (from: Cents, ...values: Cents[]): Cents =>
  asCents(values.reduce((left, value) => left - value, from as number));

export const multiplyCents = (value: Cents, times: number): Cents => asCents(value * times);

/**
 * A rate of an amount in basis points (1/10 000), rounded half up to the cent.
 * 5 % is 500: `applyRate(1230, 500)` is 62. Exact for every amount up to 9e11 cents at rates up to 10 000.
 */
export function applyRate(value: Cents, basisPoints: number): Cents {
  return applyRates([{ cents: value, basisPoints }]);
}

/** The same of amounts with rates of their own, added up before it is rounded. */
export function applyRates(parts: readonly { cents: Cents; basisPoints: number }[]): Cents {
  const sum = parts.reduce((sum, { cents, basisPoints }) => sum + cents * basisPoints, 0);
  return asCents(Math.floor((sum + 5_000) / 10_000));
}

/**
 * Splits `total` over `weights` so that the parts add up to it to the cent: each part is rounded down
 * and the cents left over go to the largest remainders, earlier parts first. With no weight at all the
 * first part takes everything.
 */
export function share(total: Cents, weights: readonly number[]): Cents[] {
  if (total < 0) throw new RangeError('a share is of an amount of zero or more');
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : zeroCents));
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((value) => Number(value / BigInt(sum)));
  let left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(asCents);
}
