export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);

export const hoursAfter = (moment: Date, hours: number): Date => minutesAfter(moment, hours * 60);

/** Days of 24 hours. */
export const daysAfter = (moment: Date, days: number): Date => hoursAfter(moment, days * 24);
