import { serverNow } from '@chengji/client-kit/react';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './SavedItems.module.css';
import { daysAgo } from './saved-items.view.ts';

/** Above the footprints of a day: today, yesterday, or its date. */
export function FootprintDay({ day }: { day: string }) {
  const t = useCatalogStrings();
  const language = useLanguage();
  const { showDate, showDayInWords, readMoment } = useTimeDisplay();
  const ago = daysAgo(day, showDate(serverNow()));
  const noon = readMoment(`${day} 12:00:00`);
  return (
    <h2 className={styles.day}>
      {ago === 0 ? t('today') : ago === 1 ? t('yesterday') : showDayInWords(noon, language)}
    </h2>
  );
}
