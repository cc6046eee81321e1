import { useState } from 'react';
import { Empty } from '../../design/Empty.tsx';
import { Page } from '../../design/Page.tsx';
import { QueryView } from '../../design/QueryView.tsx';
import { SearchLink } from '../../design/SearchLink.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import styles from './CategoryScreen.module.css';
import { topOf } from './category.view.ts';
import { CategoryMain } from './components/CategoryMain.tsx';
import { CategoryRail } from './components/CategoryRail.tsx';
import { CategorySkeleton } from './components/CategorySkeleton.tsx';
import { useCategories } from './queries.ts';
import { useCatalogStrings } from './strings.ts';

/** Top categories at the left, what is in the chosen one at the right. */
export function CategoryScreen() {
  const t = useCatalogStrings();
  const { id } = useParams('pages/category');
  const [asked, setAsked] = useState(id);
  const [chosen, choose] = useState(id);
  // the tab stays open; a new address chooses anew
  if (asked !== id) {
    setAsked(id);
    choose(id);
  }
  const tree = useCategories();
  return (
    <Page fixed ground="white" nav={<CategoryHead />}>
      <QueryView query={tree} skeleton={<CategorySkeleton />}>
        {({ rows }) => {
          const top = topOf(rows, chosen);
          if (!top) {
            return (
              <Empty
                picture="bags"
                title={t('noCategories')}
                text={t('noCategoriesHint')}
                action={t('goHome')}
                onAction={() => go('pages/index')}
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
    <header className="nav">
      <h1 className="aloud">{t('categories')}</h1>
      <div className={styles.search}>
        <SearchLink words={t('searchHint')} />
      </div>
    </header>
  );
}
