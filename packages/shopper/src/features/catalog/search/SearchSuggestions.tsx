import { useDebounced } from '@chengji/client-kit/react';
import { Search } from 'lucide-react';
import { look, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useSuggestions } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './SearchSuggestions.module.css';

const PAUSE_MS = 200;

/** Suggestions for what is typed. Only the answer for the latest text is ever shown. */
export function SearchSuggestions({ typed, onSearch }: { typed: string; onSearch: (word: string) => void }) {
  const t = useCatalogStrings();
  const showCount = useCountDisplay();
  const rows = useSuggestions(useDebounced(typed, PAUSE_MS, ''));
  return (
    <ul className={styles.list} aria-label={t('suggestions')}>
      {rows.map(({ word, count }) => (
        <li key={word}>
          <button type="button" className={styles.row} onClick={() => onSearch(word)}>
            <Icon as={Search} size={16} className={look({ tone: 3 })} />
            <Text grow lines={1}>
              {word}
            </Text>
            <Text size={12} tone={3}>
              {t('found', { count: showCount(count) })}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
