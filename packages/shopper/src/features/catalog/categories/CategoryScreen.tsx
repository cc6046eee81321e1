import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { SearchLink } from '../../../design/navigation/SearchLink.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useCategories } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { CategoryMain } from './CategoryMain.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import styles from './CategoryScreen.module.css';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { findTopCategory } from './category.view.ts';

/** Top categories at the left, what is in the chosen one at the right. */
export function CategoryScreen() {
  const t = useCatalogStrings();
  const { id } = useParams('pages/category');
  const [asked, setAsked] = useState(id);
  const [chosen, choose] = useState(id);
  // the tab stays open; a new address chooses again
  if (asked !== id) {
    setAsked(id);
    choose(id);
  }
  const tree = useCategories();
  return (
    <Page fixed ground="white" nav={<CategoryHead />}>
      <QueryView query={tree} skeleton={<CategorySkeleton />}>
        {({ rows }) => {
          const top = findTopCategory(rows, chosen);
          if (!top) {
            return (
              <Empty
                picture="bags"
                title={t('noCategories')}
                text={t('noCategoriesHint')}
                action={t('goHome')}
              />
            );
          }
          return (
            <div className={styles.columns}>
              <CategoryRail rows={rows} on={top.id} onChoose={choose} />
              <CategoryMain key={top.id} top={top} />
            </div>
          );
        }}
      </QueryView>
    </Page>
  );
}

function CategoryHead() {
  const t = useCatalogStrings();
  return (
    <header className={pageStyles.nav}>
      <Hidden as="h1">{t('categories')}</Hidden>
      <div className={styles.search}>
        <SearchLink words={t('searchHint')} />
      </div>
    </header>
  );
}
