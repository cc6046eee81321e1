import { showCount } from '../count-display.ts';
import type { Language } from '../i18n.ts';

type CountDisplay = (count: number) => string;

/** How counts are shown, in the language of the app. */
export function createCountDisplay(useLanguage: () => Language): () => CountDisplay {
  return () => {
    const language = useLanguage();
    return (count) => showCount(count, language);
  };
}
