/** Messages are counted by the day of the platform's time zone. */

const timeZone = 'Asia/Shanghai';
const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `2026-11-21` */
export const dayOf = (moment: Date): string => days.format(moment);
