/** Days begin and end where the platform is, whoever asks from wherever. */
const timeZone = 'Asia/Shanghai';
const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `2026-11-21` */
export const dayOf = (moment: Date): string => days.format(moment);
