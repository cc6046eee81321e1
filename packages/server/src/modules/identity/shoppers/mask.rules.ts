/** Identifying numbers, shown only as far as is needed to distinguish them. */

/** `138****0001` */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** The first and last of a licence's or an identity card's number. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 4));
  return `${number.slice(0, shown)}****${number.slice(-shown)}`;
}
