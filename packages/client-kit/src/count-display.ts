import type { Language } from './i18n.ts';

type Unit = readonly [size: number, sign: string];

/** The largest first. */
const units: Record<Language, readonly Unit[]> = {
  zh: [
    [100_000_000, '亿'],
    [10_000, '万'],
    [1_000, 'k'],
  ],
  en: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1_000, 'K'],
  ],
};

/**
 * How counts are shown: over 999 in thousands, in Chinese over 9999 in 万, with one decimal where it is not 0. It is
 * cut, never rounded up, so that nobody is shown more than there is.
 */
export function showCount(count: number, language: Language): string {
  const unit = units[language].find(([size]) => count >= size);
  if (!unit) return String(count);
  const [size, sign] = unit;
  return `${Math.floor((count * 10) / size) / 10}${sign}`;
}

/** A badge caps at 99+; nothing to count is no badge. */
export function showBadge(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
