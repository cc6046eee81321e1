/** Identifying numbers, shown only as far as is needed to distinguish them. */

/** `138****0001` */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** The first and last of a licence's or an identity card's number. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 4));
  return `${number.slice(0, shown)}****${number.slice(-shown)}`;
}

/** The first and last letter of a name that others need not know: `小***路` */
export function maskNickname(nickname: string): string {
  const letters = Array.from(nickname);
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}***${last}`;
}
