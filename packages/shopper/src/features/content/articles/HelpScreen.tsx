import { ChevronRight, Compass } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { AdvertStrip } from '../adverts/AdvertStrip.tsx';
import { reloadHelp, useHelp } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { HelpCategory } from './HelpCategory.tsx';
import styles from './HelpScreen.module.css';

/** Frequent questions, by category and by search. */
export function HelpScreen() {
  const t = useContentStrings();
  const { id } = useParams('pages/user/help');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const query = useHelp(keyword);
  const handleChange = (value: string) => {
    setTyped(value);
    if (value === '') setKeyword('');
  };
  return (
    <Page onRefresh={reloadHelp}>
      <div className={styles.search}>
        <SearchBar
          value={typed}
          placeholder={t('helpSearch')}
          onChange={handleChange}
          onSearch={(value) => setKeyword(value.trim())}
        />
      </div>
      {keyword === '' && (
        <Link to="pages/guide" className={styles.tour}>
          <Icon as={Compass} size={22} className={look({ tone: 'brand' })} />
          <Text grow size={15} bold>
            {t('tour')}
          </Text>
          <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />
        </Link>
      )}
      <QueryView query={query} skeleton={<RowsSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty picture="robot" title={t('noHelp')} text={t('noHelpHint')} />
          ) : (
            rows.map((category) => <HelpCategory key={category.id} category={category} opened={id} />)
          )
        }
      </QueryView>
      {keyword === '' && <AdvertStrip place="otherAdverts" />}
    </Page>
  );
}
