/** How moments are shown. In: unix seconds as calls carry them; shown in the market's time zone. */
import {
  createMarketCalendar,
  defaultTimeZone,
  isTimeZone,
  type MarketCalendar,
} from '@chengji/contract/market-calendar';
import type { Language } from './i18n.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW = 300;
const RELATIVE_DAYS = 30;

const pad = (value: number) => String(value).padStart(2, '0');

const words = {
  zh: {
    now: '刚刚',
    minutes: (n: number) => `${n} 分钟前`,
    hours: (n: number) => `${n} 小时前`,
    days: (n: number) => `${n} 天前`,
  },
  en: {
    now: 'Just now',
    minutes: (n: number) => `${n} min ago`,
    hours: (n: number) => `${n} h ago`,
    days: (n: number) => `${n} d ago`,
  },
};

export type TimeDisplay = {
  readonly zone: string;
  /** Under 300 s just now, then minutes, hours and days up to 30 days, then the date. */
  showAgo(at: number, now: number, language: Language): string;
  /** `11-23`, with the year when it is not this one. */
  showDay(at: number, now: number): string;
  /** `2026-11-20`. */
  showDate(at: number): string;
  /** `2026-11-20 20:14:33`. */
  showMoment(at: number): string;
  /** `11-20 20:14`, as the steps of a parcel are dated. */
  showShortMoment(at: number): string;
  /** A date in words of a sentence: `11月23日`, `23 Nov`. */
  showDayInWords(at: number, language: Language): string;
  /** The moment of a text such as `2026-11-20 20:14:33`. */
  readMoment(text: string): number;
};

const displays = new Map<string, TimeDisplay>();

/** Made once for each zone; one that this browser does not know is shown as the usual one. */
export function getTimeDisplay(zone: string): TimeDisplay {
  const known = displays.get(zone);
  if (known) return known;
  const display = createTimeDisplay(createMarketCalendar(isTimeZone(zone) ? zone : defaultTimeZone));
  displays.set(zone, display);
  return display;
}

function createTimeDisplay({ zone, toDay, toSecondText, fromSecondText }: MarketCalendar): TimeDisplay {
  const toDate = (at: number) => new Date(at * 1_000);
  const showDate = (at: number) => toDay(toDate(at));
  const showMoment = (at: number) => toSecondText(toDate(at));
  const showDay = (at: number, now: number) => {
    const day = showDate(at);
    return day.slice(0, 4) === showDate(now).slice(0, 4) ? day.slice(5) : day;
  };
  const months = new Intl.DateTimeFormat('en', { timeZone: zone, month: 'short' });
  return {
    zone,
    showDate,
    showMoment,
    showDay,
    showShortMoment: (at) => showMoment(at).slice(5, 16),
    showDayInWords(at, language) {
      const [, month, day] = showDate(at).split('-').map(Number);
      return language === 'zh' ? `${month}月${day}日` : `${day} ${months.format(toDate(at))}`;
    },
    showAgo(at, now, language) {
      const past = now - at;
      const say = words[language];
      if (past < JUST_NOW) return say.now;
      if (past < HOUR) return say.minutes(Math.floor(past / MINUTE));
      if (past < DAY) return say.hours(Math.floor(past / HOUR));
      if (past <= RELATIVE_DAYS * DAY) return say.days(Math.floor(past / DAY));
      return showDay(at, now);
    },
    readMoment: (text) => fromSecondText(text).getTime() / 1_000,
  };
}

export type CountdownParts = { days: number; hours: string; minutes: string; seconds: string };

/** What is left in whole seconds; days are written before `HH:MM:SS`. Never below zero. */
export function countdownParts(leftSeconds: number): CountdownParts {
  const left = Math.max(0, Math.floor(leftSeconds));
  return {
    days: Math.floor(left / DAY),
    hours: pad(Math.floor((left % DAY) / HOUR)),
    minutes: pad(Math.floor((left % HOUR) / MINUTE)),
    seconds: pad(left % MINUTE),
  };
}
