import { Search } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Link } from './Link.tsx';
import '../inputs/button.css';
import '../inputs/search.css';
import { useDesignStrings } from '../strings.ts';

/** Looks like the search bar and opens the search page; `white` stands on the wash. */
export function SearchLink({ words, white }: { words: string; white?: boolean }) {
  const t = useDesignStrings();
  return (
    <Link to="pages/page/search" className={classes('searchbar', white && 'searchbar--white')}>
      <Icon as={Search} size={18} />
      <span className="grow l1">{words}</span>
      {white && <span className="btn btn--primary">{t('search')}</span>}
    </Link>
  );
}
