/** Who brought whom, and who checks in when. Shoppers are counted from 1. */

/** Shopper N came by the link of this one. */
export const referredBy: Readonly<Record<number, number>> = { 2: 1, 4: 1, 5: 2, 6: 1, 7: 4 };

/** Days back from the day the market opens; what is missed is missed, and the first shopper made one up. */
export const checkInDays = 34;

/** Misses every so many days; nobody has come yet on the day the market opens. */
export const missesEvery: readonly number[] = [9, 4, 30, 3, 7, 2, 5, 11, 6];

export const comesOn = (shopper: number, daysBack: number): boolean =>
  (daysBack + shopper) % (missesEvery[shopper - 1] ?? 2) !== 0;
