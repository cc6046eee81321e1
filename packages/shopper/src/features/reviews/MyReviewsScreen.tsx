import { useState } from 'react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../design/feedback/MembersOnly.tsx';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { usePage } from '../../kernel/router/page-context.ts';
import { MyReviewCard } from './components/MyReviewCard.tsx';
import { ReviewsSkeleton } from './components/ReviewsSkeleton.tsx';
import styles from './GoodsReviewsScreen.module.css';
import { refreshMyReviews, useMyReviews } from './queries.ts';
import { useReviewStrings } from './strings.ts';

/** A person's reviews of what they bought, with the shops' replies. */
export function MyReviewsScreen() {
  const t = useReviewStrings();
  return (
    <MembersOnly picture="heart" text={t('mineVisitor')}>
      <MyReviews />
    </MembersOnly>
  );
}

const tabs = ['all', 'image'] as const;
type Tab = (typeof tabs)[number];

function MyReviews() {
  const t = useReviewStrings();
  const { title } = usePage();
  const [tab, setTab] = useState<Tab>('all');
  const list = useMyReviews(tab === 'image');
  const bar = (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
      on={tab}
      onChange={setTab}
      even
    />
  );
  return (
    <Page nav={<NavBar title={title} below={bar} />} onRefresh={refreshMyReviews}>
      <div className={styles.list}>
        <RowsView
          list={list}
          skeleton={<ReviewsSkeleton />}
          empty={
            <Empty
              picture="heart"
              title={t('noReviews')}
              text={t('noneOfMine')}
              action={t('toReview')}
              onAction={() => go('pages/user/order/order', { state: 'review' })}
            />
          }
        >
          {(review) => (
            <div className={styles.row}>
              <MyReviewCard review={review} />
            </div>
          )}
        </RowsView>
      </div>
    </Page>
  );
}
