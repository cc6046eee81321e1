import { useState } from 'react';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { Box, Hidden } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { toast } from '../../../kernel/toast.ts';
import { useCatalogStrings } from '../strings.ts';
import { SearchIdeas } from './SearchIdeas.tsx';
import styles from './SearchScreen.module.css';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { rememberSearch } from './search-history.ts';

/** Words to search for: typed, suggested, searched before, what many others search, or the hint where none are. */
export function SearchScreen() {
  const t = useCatalogStrings();
  const { keyword = '', hint } = useParams('pages/page/search');
  const [typed, setTyped] = useState(keyword);

  const handleSearch = (words: string) => {
    const wanted = words.trim() || (hint ?? '');
    if (wanted === '') return toast(t('searchEmpty'));
    rememberSearch(wanted);
    setTyped(wanted);
    go('pages/product/list', { keyword: wanted });
  };
  const bar = (
    <Box grow className={styles.bar}>
      <Hidden as="h1">{t('searchHint')}</Hidden>
      <SearchBar
        value={typed}
        label={t('searchHint')}
        placeholder={hint ?? t('searchHint')}
        onChange={setTyped}
        onSearch={handleSearch}
        focused
      />
    </Box>
  );
  return (
    <Page ground="white" nav={<NavBar>{bar}</NavBar>}>
      {typed.trim() === '' ? (
        <SearchIdeas onSearch={handleSearch} />
      ) : (
        <SearchSuggestions typed={typed.trim()} onSearch={handleSearch} />
      )}
    </Page>
  );
}
