/** What a purchase earns those above its buyer. The server books by it; the console shows an example by it. */

/** Basis points of what was paid for goods; rates in force when the order was placed. */
export type ReferralRates = { first: number; second: number };

/** Rounded half up to the cent. */
export const computeEarning = (goodsCents: number, basisPoints: number): number =>
  Math.floor((goodsCents * basisPoints + 5_000) / 10_000);

/** The letters and digits of a code; those that look like another are left out. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** As it may have been typed or sent: in any case, with blanks around it. Null where it is none. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}

/** The address that brings people: the code stands before the hash, and any page of the app may follow it. */
export const toReferralLink = (origin: string, code: string, page = '/pages/index'): string =>
  `${origin}/?ref=${code}#${page}`;
