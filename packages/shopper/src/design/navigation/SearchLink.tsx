import { classes } from '@chengji/client-kit/classes';
import { Search } from 'lucide-react';
import buttonStyles from '../inputs/button.module.css';
import searchStyles from '../inputs/search.module.css';
import { Text } from '../layout/primitives.ts';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import { Link } from './Link.tsx';
import styles from './search-link.module.css';

type SearchLinkProps = {
  words: string;
  /** Searched by the button, and by that of the search page while nothing is typed there. */
  hint?: string | undefined;
  /** Stands on the wash, with a button. */
  white?: boolean;
};

/** Looks like the search bar and opens the search page. */
export function SearchLink({ words, hint, white }: SearchLinkProps) {
  const t = useDesignStrings();
  const button = classes(buttonStyles.button, buttonStyles.primary);
  return (
    <div className={classes(searchStyles.searchbar, white && searchStyles.white)}>
      <Link to="pages/page/search" params={hint ? { hint } : {}} className={styles.words}>
        <Icon as={Search} size={18} />
        <Text grow lines={1}>
          {words}
        </Text>
      </Link>
      {white && hint && (
        <Link to="pages/product/list" params={{ keyword: hint }} className={button}>
          {t('search')}
        </Link>
      )}
      {white && !hint && (
        <Link to="pages/page/search" className={button}>
          {t('search')}
        </Link>
      )}
    </div>
  );
}
