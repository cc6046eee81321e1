/** How moments are shown. In: unix seconds as calls carry them; shown in the reader's time zone. */
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

/** Under 300 s just now, then minutes, hours and days up to 30 days, then the date. */
export function showAgo(at: number, now: number, language: Language): string {
  const past = now - at;
  const say = words[language];
  if (past < JUST_NOW) return say.now;
  if (past < HOUR) return say.minutes(Math.floor(past / MINUTE));
  if (past < DAY) return say.hours(Math.floor(past / HOUR));
  if (past <= RELATIVE_DAYS * DAY) return say.days(Math.floor(past / DAY));
  return showDay(at, now);
}

/** `11-23`, with the year when it is not this one. */
export function showDay(at: number, now: number): string {
  const date = new Date(at * 1000);
  const day = `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return date.getFullYear() === new Date(now * 1000).getFullYear() ? day : `${date.getFullYear()}-${day}`;
}

/** `2026-11-20`. */
export function showDate(at: number): string {
  const date = new Date(at * 1000);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** `2026-11-20 20:14:33`. */
export function showMoment(at: number): string {
  const date = new Date(at * 1000);
  return `${showDate(at)} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** `11-20 20:14`, as the steps of a parcel are dated. */
export function showShortMoment(at: number): string {
  return showMoment(at).slice(5, 16);
}

/** A date in words of a sentence: `11月23日`, `23 Nov`. */
export function showDayInWords(at: number, language: Language): string {
  const date = new Date(at * 1000);
  if (language === 'zh') return `${date.getMonth() + 1}月${date.getDate()}日`;
  return `${date.getDate()} ${date.toLocaleString('en', { month: 'short' })}`;
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
