import { useState } from 'react';
import { NavBar } from '../../design/NavBar.tsx';
import { Page } from '../../design/Page.tsx';
import { SearchBar } from '../../design/SearchBar.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { toast } from '../../kernel/toast.ts';
import { SearchIdeas } from './components/SearchIdeas.tsx';
import { SearchSuggestions } from './components/SearchSuggestions.tsx';
import styles from './SearchScreen.module.css';
import { rememberSearch } from './search-history.ts';
import { useCatalogStrings } from './strings.ts';

/** Words to search for: typed, suggested, searched before, or what many others search. */
export function SearchScreen() {
  const t = useCatalogStrings();
  const { keyword = '' } = useParams('pages/page/search');
  const [typed, setTyped] = useState(keyword);

  const handleSearch = (words: string) => {
    const wanted = words.trim();
    if (wanted === '') return toast(t('searchEmpty'));
    rememberSearch(wanted);
    setTyped(wanted);
    go('pages/product/list', { keyword: wanted });
  };
  const bar = (
    <div className={styles.bar}>
      <h1 className="aloud">{t('searchHint')}</h1>
      <SearchBar
        value={typed}
        placeholder={t('searchHint')}
        onChange={setTyped}
        onSearch={handleSearch}
        focused
      />
    </div>
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
