import { createCountDisplay } from '@chengji/client-kit/react';
import { useLanguage } from './language.ts';

export const useCountDisplay = createCountDisplay(useLanguage);

/** How an axis shows amounts of cents: short, as `¥1.2万`. */
export function useAmountAxis(): (cents: number) => string {
  const showCount = useCountDisplay();
  return (cents) => `¥${showCount(Math.floor(cents / 100))}`;
}
