import { Tag } from '../../../design/commerce/Tag.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { FlameSolid } from '../../../design/pictures/solid-icons.tsx';
import { useInit } from '../../../kernel/session/init.ts';
import { useHotWords } from '../../content/index.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './HotWords.module.css';

const TOP = 3;

/** What many people search for, by rank. */
export function HotWords({ onSearch }: { onSearch: (word: string) => void }) {
  const t = useCatalogStrings();
  const words = useHotWords();
  const name = useInit().data?.appConfig.name ?? '';
  if (words.length === 0) return null;
  return (
    <section className={styles.card}>
      <Row as="h2" gap={2} size={17} tone="brand" bold className={styles.title}>
        <FlameSolid size={20} />
        {t('hotList', { name })}
      </Row>
      <ol>
        {words.map(({ word, hot }, index) => (
          <li key={word}>
            <button type="button" className={styles.word} onClick={() => onSearch(word)}>
              <Text as="b" num className={styles.rank} data-top={index < TOP ? '' : undefined}>
                {index + 1}
              </Text>
              <Text lines={1}>{word}</Text>
              {hot && <Tag look="solid">{t('hot')}</Tag>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
