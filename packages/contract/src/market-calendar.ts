/** Days and times of day in the market's time zone, daylight saving included. Free of zod, for the first screen. */

/** The market's until the operator chooses another. */
export const defaultTimeZone = 'Asia/Shanghai';

const dayMs = 86_400_000;
const minuteMs = 60_000;

export type MarketCalendar = {
  /** Its IANA name. */
  readonly zone: string;
  /** `2026-11-21` */
  toDay(moment: Date): string;
  /** `2026-11-21 16:05` */
  toMinuteText(moment: Date): string;
  /** `2026-11-21 16:05:30` */
  toSecondText(moment: Date): string;
  /** The moment of such a text; the first of two when clocks go back, and what follows the gap when they go forward. */
  fromSecondText(text: string): Date;
  /** When the day of a moment began. */
  startOfDay(moment: Date): Date;
  /** When the day after that of a moment begins. */
  endOfDay(moment: Date): Date;
  /** The same time of day so many days later, which need not be as many times 24 hours. */
  addDays(moment: Date, days: number): Date;
};

export function createMarketCalendar(zone: string): MarketCalendar {
  // Sweden writes dates as ISO 8601 does
  const seconds = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const toSecondText = (moment: Date): string => seconds.format(moment);

  let lastMinute = Number.NaN;
  let lastDay = '';
  /** Most that is asked for is of the present minute, in which no zone changes its day; a text takes long to make. */
  function toDay(moment: Date): string {
    const minute = Math.floor(moment.getTime() / minuteMs);
    if (minute !== lastMinute) {
      lastDay = toSecondText(moment).slice(0, 10);
      lastMinute = minute;
    }
    return lastDay;
  }

  /** What the clocks of the zone show, as the moment at which those of UTC do. */
  const toWallMs = (ms: number): number => readAsUtc(toSecondText(new Date(ms))) + mod(ms, 1_000);
  const getOffsetMs = (ms: number): number => toWallMs(ms) - ms;

  function fromWallMs(wallMs: number): Date {
    const before = wallMs - getOffsetMs(wallMs - dayMs);
    const after = wallMs - getOffsetMs(wallMs + dayMs);
    const isShown = (ms: number) => toWallMs(ms) === wallMs;
    return new Date(!isShown(before) && isShown(after) ? after : before);
  }

  const addDays = (moment: Date, days: number): Date => fromWallMs(toWallMs(moment.getTime()) + days * dayMs);
  const startOfDay = (moment: Date): Date => fromWallMs(readAsUtc(toDay(moment)));

  return {
    zone,
    toDay,
    toMinuteText: (moment) => toSecondText(moment).slice(0, 16),
    toSecondText,
    fromSecondText: (text) => fromWallMs(readAsUtc(text)),
    startOfDay,
    endOfDay: (moment) => startOfDay(addDays(moment, 1)),
    addDays,
  };
}

const readAsUtc = (text: string): number =>
  Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Whether this machine knows a time zone of this name. A difference to UTC such as `+08:00` is no name. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    return createMarketCalendar(name).zone === name;
  } catch {
    return false;
  }
}
