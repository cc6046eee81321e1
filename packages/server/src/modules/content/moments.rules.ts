/** Moments as the wire has them: whole seconds. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

export const secondsOrNull = (moment: Date | null): number | null => moment && unixSeconds(moment);

export const momentOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1_000);
