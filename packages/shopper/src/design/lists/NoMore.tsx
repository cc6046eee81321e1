import { Text } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import styles from './NoMore.module.css';

/** The end of the list. */
export function NoMore() {
  const t = useDesignStrings();
  return (
    <Text as="p" align="center" size={12} tone={3} className={styles.noMore}>
      {t('noMore')}
    </Text>
  );
}
