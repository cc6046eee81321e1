import { showCount } from '@chengji/client-kit/count-display';
import { useLanguage } from './language.ts';

export type CountDisplay = (count: number) => string;

/** How counts are shown, in the language of the app. */
export function useCountDisplay(): CountDisplay {
  const language = useLanguage();
  return (count) => showCount(count, language);
}
