/** Days begin and end where the platform is, whoever asks from wherever. */
const timeZone = 'Asia/Shanghai';
/** Without daylight saving: a day there begins at the same hour all year. */
const offset = '+08:00';
const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `2026-11-21` */
export const dayOf = (moment: Date): string => days.format(moment);

const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-11-21 16:05`, as a message says when something ends. */
export const toMinuteText = (moment: Date): string => minutes.format(moment);

const seconds = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 16:05:30` */
export const toSecondText = (moment: Date): string => seconds.format(moment);

/** When the day of a moment began. */
export const startOfDay = (moment: Date): Date => new Date(`${dayOf(moment)}T00:00:00${offset}`);
