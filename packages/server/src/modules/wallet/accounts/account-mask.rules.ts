/** What a payout account shows of itself: enough to recognise it, too little to use it. */

/** `6222 **** **** 1234`; empty for an account without a number. */
export const maskCardNumber = (digits: string): string =>
  digits === '' ? '' : `${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`;

/** `*晓雨`: without the first character, which is the family name of most. */
export function maskName(name: string): string {
  const [, ...rest] = name;
  return `*${rest.join('')}`;
}
