/** Stretches of time that no calendar changes: a day is 24 hours here; days of a time zone are the calendar's. */

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * secondMs);

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * minuteMs);

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

export const secondsBefore = (moment: Date, seconds: number): Date => secondsAfter(moment, -seconds);

export const minutesBefore = (moment: Date, minutes: number): Date => minutesAfter(moment, -minutes);

export const hoursBefore = (moment: Date, hours: number): Date => hoursAfter(moment, -hours);

export const daysBefore = (moment: Date, days: number): Date => daysAfter(moment, -days);
