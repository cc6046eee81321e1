import { classes } from '@chengji/client-kit/classes';
import { Search } from 'lucide-react';
import styles from '../inputs/button.module.css';
import searchStyles from '../inputs/search.module.css';
import { Text } from '../layout/primitives.ts';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import { Link } from './Link.tsx';

/** Looks like the search bar and opens the search page; `white` stands on the wash. */
export function SearchLink({ words, white }: { words: string; white?: boolean }) {
  const t = useDesignStrings();
  return (
    <Link to="pages/page/search" className={classes(searchStyles.searchbar, white && searchStyles.white)}>
      <Icon as={Search} size={18} />
      <Text grow lines={1}>
        {words}
      </Text>
      {white && <span className={`${styles.button} ${styles.primary}`}>{t('search')}</span>}
    </Link>
  );
}
