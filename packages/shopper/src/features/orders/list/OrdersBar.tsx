import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { getCount, type Tab, tabs } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './OrdersBar.module.css';

type OrdersBarProps = {
  tab: Tab;
  isOfTeams: boolean;
  onTab: (tab: Tab) => void;
  onSearch: (keyword: string) => void;
};

/** The title, a search when it is wanted, and the states with how many wait in each. */
export function OrdersBar({ tab, isOfTeams, onTab, onSearch }: OrdersBarProps) {
  const t = useOrderStrings();
  const { title } = usePage();
  const order = useStatistics((state) => state.statistics.order);
  const [words, setWords] = useState<string | null>(null);
  const shown = tabs.map((key) => {
    // the other counters are of all orders
    const count = isOfTeams && key !== 'group' ? 0 : getCount(key, order);
    return { key, label: t(`tab.${key}`), ...(count > 0 ? { count: String(count) } : {}) };
  });
  const handleEnd = () => {
    setWords(null);
    onSearch('');
  };
  const below = (
    <>
      {words !== null && (
        <Row gap={2} className={styles.search}>
          <Box grow>
            <SearchBar
              value={words}
              placeholder={t('searchHint')}
              focused
              onChange={setWords}
              onSearch={(keyword) => onSearch(keyword.trim())}
            />
          </Box>
          <TextButton onPress={handleEnd}>{t('endSearch')}</TextButton>
        </Row>
      )}
      <Tabs label={t('tabs')} tabs={shown} on={tab} onChange={onTab} />
    </>
  );
  const search = <IconButton icon={Search} label={t('search')} onPress={() => setWords('')} />;
  return <NavBar title={title} look="page" actions={words === null && search} below={below} />;
}
