/** How percentages are shown. Calls carry them as basis points: 250 is 2.5 %. */

export type Compared = { readonly now: number; readonly before: number };

/** A rate as it was set: 60 is `0.6%`, 255 is `2.55%`. */
export const showRate = (basisPoints: number): string => `${basisPoints / 100}%`;

export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A share that was measured, to one decimal: 9925 is `99.3%`. */
export const showShare = (basisPoints: number): string => `${toOneDecimal(basisPoints / 100)}%`;

/** How much more or less than before, in percent; null when there was nothing. */
export const computeChange = ({ now, before }: Compared): number | null =>
  before === 0 ? null : toOneDecimal(((now - before) / before) * 100);

/** How much more or less a share is than before, in percentage points. */
export const computeShareChange = ({ now, before }: Compared): number => toOneDecimal((now - before) / 100);

/** `+6.8%`, `−2.7%`; a true minus, as everywhere. */
export const showChange = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%`;
