import type { Language } from '@chengji/client-kit/i18n';
import { showDate, showShortMoment } from '@chengji/client-kit/time-display';

const two = (value: number) => String(value).padStart(2, '0');
const clockText = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
const dayStart = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const dayWords = {
  zh: { today: '今天', yesterday: '昨天', tomorrow: '明天' },
  en: { today: 'Today', yesterday: 'Yesterday', tomorrow: 'Tomorrow' },
};

/** A moment the way people say it: today and its neighbours by word, this year without the year. */
export function momentText(moment: number, now: number, language: Language): string {
  const date = new Date(moment * 1000);
  const today = new Date(now * 1000);
  const days = Math.round((dayStart(date) - dayStart(today)) / 86_400_000);
  const words = dayWords[language];
  if (days === 0) return `${words.today} ${clockText(date)}`;
  if (days === -1) return `${words.yesterday} ${clockText(date)}`;
  if (days === 1) return `${words.tomorrow} ${clockText(date)}`;
  if (date.getFullYear() === today.getFullYear()) return showShortMoment(moment);
  return showDate(moment);
}
