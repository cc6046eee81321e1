import { Trash2 } from 'lucide-react';
import { Chip } from '../../../design/inputs/Chip.tsx';
import chipStyles from '../../../design/inputs/chip.module.css';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { ask } from '../../../kernel/modal.ts';
import { useInit } from '../../../kernel/session/init.ts';
import { PageModules } from '../../content/index.ts';
import { useCatalogStrings } from '../strings.ts';
import { HotWords } from './HotWords.tsx';
import styles from './SearchIdeas.module.css';
import { clearSearchHistory, useSearchHistory } from './search-history.ts';

/** While nothing is typed: what was searched before, what many search, and the operator's modules. */
export function SearchIdeas({ onSearch }: { onSearch: (word: string) => void }) {
  const t = useCatalogStrings();
  const { words } = useSearchHistory();
  const modules = useInit().data?.modulesData.searchModules.item ?? [];
  const handleClear = async () => {
    if (await ask(t('clearHistoryAsk'))) clearSearchHistory();
  };
  return (
    <>
      {words.length > 0 && (
        <section className={styles.history}>
          <Row row="between" className={styles.head}>
            <Text as="h2" size={17} bold>
              {t('searchHistory')}
            </Text>
            <IconButton
              icon={Trash2}
              label={t('clearHistory')}
              size={20}
              className={look({ tone: 3 })}
              onPress={() => void handleClear()}
            />
          </Row>
          <div className={chipStyles.chips}>
            {words.map((word) => (
              <Chip key={word} onPress={() => onSearch(word)}>
                <Text lines={1}>{word}</Text>
              </Chip>
            ))}
          </div>
        </section>
      )}
      <HotWords onSearch={onSearch} />
      <PageModules modules={modules} />
    </>
  );
}
