import { parseDay, parseMonth } from './check-in.view.ts';
import { usePointsStrings } from './strings.ts';

/** Days and months as sentences name them: in Chinese by number, in English by name. */
export function useDates() {
  const t = usePointsStrings();
  const names = t('months').split(' ');
  const toName = (month: number) => names[month - 1] ?? month;
  return {
    nameDay(date: string) {
      const { month, day } = parseDay(date);
      return { month: toName(month), day };
    },
    showMonth(text: string): string {
      const { year, month } = parseMonth(text);
      return t('monthAndYear', { year, month: toName(month) });
    },
  };
}
