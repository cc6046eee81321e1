const dayMs = 86_400_000;

/** A link counts for so many days; one that is said to be opened later than now was opened now. */
export const isInTime = (openedAt: Date, now: Date, days: number): boolean =>
  openedAt.getTime() >= now.getTime() - days * dayMs;
