import type { Language } from '@chengji/client-kit/i18n';
import type { TimeDisplay } from '@chengji/client-kit/time-display';

const dayWords = {
  zh: { today: '今天', yesterday: '昨天', tomorrow: '明天' },
  en: { today: 'Today', yesterday: 'Yesterday', tomorrow: 'Tomorrow' },
};

/** A moment the way people say it: today and its neighbours by word, this year without the year. */
export function momentText(
  moment: number,
  now: number,
  language: Language,
  { showDate, showMoment, showShortMoment }: TimeDisplay,
): string {
  const day = showDate(moment);
  const today = showDate(now);
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const words = dayWords[language];
  const clock = showMoment(moment).slice(11, 16);
  if (days === 0) return `${words.today} ${clock}`;
  if (days === -1) return `${words.yesterday} ${clock}`;
  if (days === 1) return `${words.tomorrow} ${clock}`;
  return day.slice(0, 4) === today.slice(0, 4) ? showShortMoment(moment) : day;
}
