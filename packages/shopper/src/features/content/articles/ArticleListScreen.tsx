import { useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { AdvertStrip } from '../adverts/AdvertStrip.tsx';
import { reloadArticles, useAdverts, useArticleCategories, useArticles } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { ArticleLine } from './ArticleLine.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';

/** What the market has written, by category. */
export function ArticleListScreen() {
  const t = useContentStrings();
  const asked = useParams('pages/article/list').category_id;
  const [chosen, setChosen] = useState(asked === undefined ? '' : String(asked));
  const categories = useArticleCategories();
  const adverts = useAdverts();
  const tabs = [
    { key: '', label: t('all') },
    ...(categories.data?.rows ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  const list = useArticles(chosen === '' ? undefined : Number(chosen));
  // what stands above the list is there before it: nothing is pushed down
  if (categories.isPending || adverts.isPending) {
    return (
      <Page>
        <Delayed>
          <LinesSkeleton />
        </Delayed>
      </Page>
    );
  }
  return (
    <Page onRefresh={reloadArticles}>
      {tabs.length > 2 && <Tabs tabs={tabs} on={chosen} onChange={setChosen} label={t('sortedBy')} />}
      <AdvertStrip place="pageAdverts" />
      <ListView
        list={list}
        skeleton={<LinesSkeleton />}
        empty={<Empty picture="parcel" title={t('noArticles')} text={t('noArticlesHint')} />}
      >
        {(articles) => (
          <SectionCard flush>
            <div>
              {articles.map((article) => (
                <ArticleLine key={article.id} article={article} />
              ))}
            </div>
          </SectionCard>
        )}
      </ListView>
    </Page>
  );
}
