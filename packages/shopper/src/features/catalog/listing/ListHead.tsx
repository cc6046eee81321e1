import { LayoutGrid, List, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import searchStyles from '../../../design/inputs/search.module.css';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Layout } from './GoodsResults.tsx';
import styles from './ListHead.module.css';

type ListHeadProps = {
  keyword: string | undefined;
  title: string | undefined;
  layout: Layout;
  onLayout: (layout: Layout) => void;
  children: ReactNode;
};

/** The subject of the list: the search words, to change or clear, or the name of a category or shop. */
export function ListHead({ keyword, title, layout, onLayout, children }: ListHeadProps) {
  const t = useCatalogStrings();
  const page = usePage();
  const isRows = layout === 'rows';
  const layoutButton = (
    <IconButton
      icon={isRows ? LayoutGrid : List}
      label={isRows ? t('asCards') : t('asRows')}
      onPress={() => onLayout(isRows ? 'cards' : 'rows')}
    />
  );
  if (keyword === undefined) {
    const searchButton = (
      <IconButton icon={Search} label={t('searchHint')} onPress={() => go('pages/page/search')} />
    );
    return (
      <NavBar
        title={title ?? page.title}
        below={children}
        actions={
          <>
            {searchButton}
            {layoutButton}
          </>
        }
      />
    );
  }
  return (
    <NavBar below={children}>
      <Hidden as="h1">{keyword}</Hidden>
      <div className={`${searchStyles.searchbar} ${styles.bar}`}>
        <Link to="pages/page/search" params={{ keyword }} className={styles.words}>
          <Icon as={Search} size={18} />
          <Text size={13} tone={1} className={styles.keyword}>
            <Text lines={1}>{keyword}</Text>
          </Text>
        </Link>
        <IconButton
          icon={X}
          size={16}
          label={t('clearKeyword', { keyword })}
          onPress={() => go('pages/page/search')}
        />
      </div>
      {layoutButton}
    </NavBar>
  );
}
