import { useTimeDisplay } from '../../../kernel/time.ts';
import { useWalletStrings } from '../strings.ts';
import { parseMonth } from './bill.view.ts';

/** Months of the market’s calendar: of a moment, and in words. */
export function useMonth() {
  const t = useWalletStrings();
  const { showDate } = useTimeDisplay();
  return {
    /** Unix seconds to `2026-11`. */
    toMonth: (at: number): string => showDate(at).slice(0, 7),
    showMonth(month: string): string {
      const parts = parseMonth(month);
      return parts ? t('monthAndYear', parts) : month;
    },
  };
}
