import { daysBefore } from '../../../kernel/time/durations.ts';

/** A link counts for so many days; one that is said to be opened later than now was opened now. */
export const isInTime = (openedAt: Date, now: Date, days: number): boolean =>
  openedAt >= daysBefore(now, days);
