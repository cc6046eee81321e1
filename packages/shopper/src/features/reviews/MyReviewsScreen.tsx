import { useState } from 'react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../design/feedback/MembersOnly.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { go, replace } from '../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { MyReviewCard } from './components/MyReviewCard.tsx';
import { ReviewsSkeleton } from './components/ReviewsSkeleton.tsx';
import styles from './GoodsReviewsScreen.module.css';
import { refreshMyReviews, useMyReviews } from './queries.ts';
import { useReviewStrings } from './strings.ts';

/** A person's reviews of what they bought, with the shops' replies; from a notice one of them alone. */
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
  const { id } = useParams('pages/user/comment');
  const [tab, setTab] = useState<Tab>('all');
  const list = useMyReviews({ ...(id && { id }), ...(tab === 'image' && { image: true }) });
  const bar = id ? undefined : (
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
        {id && (
          <Button size="block" look="line" onClick={() => replace('pages/user/comment')}>
            {t('allOfMine')}
          </Button>
        )}
      </div>
    </Page>
  );
}
