import { marketZone } from './market-zone.ts';

const timeZone = marketZone.name;
const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** `2026-11-21` */
export const toDay = (moment: Date): string => days.format(moment);

const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-11-21 16:05`, as a message says when something ends. */
export const toMinuteText = (moment: Date): string => minutes.format(moment);

const seconds = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 16:05:30` */
export const toSecondText = (moment: Date): string => seconds.format(moment);

/** When the day of a moment began. */
export const startOfDay = (moment: Date): Date =>
  new Date(`${toDay(moment)}T00:00:00${marketZone.utcOffset}`);
