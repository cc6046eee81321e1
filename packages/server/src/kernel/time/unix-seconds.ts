/** Moments as calls carry them: whole unix seconds. */
export const toUnixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

export const toUnixSecondsOrNull = (moment: Date | null): number | null => moment && toUnixSeconds(moment);

export const fromUnixSeconds = (seconds: number): Date => new Date(seconds * 1_000);

export const fromUnixSecondsOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : fromUnixSeconds(seconds);
