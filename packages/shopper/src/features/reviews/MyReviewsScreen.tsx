import { useState } from 'react';
import { Empty } from '../../design/Empty.tsx';
import { ListView } from '../../design/ListView.tsx';
import { LoginFirst } from '../../design/LoginFirst.tsx';
import { NavBar } from '../../design/NavBar.tsx';
import { Page } from '../../design/Page.tsx';
import { Tabs } from '../../design/Tabs.tsx';
import { VirtualList } from '../../design/VirtualList.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { usePage } from '../../kernel/router/page-context.ts';
import { freshen, useListCall } from '../../kernel/use-call.ts';
import { useUser } from '../../kernel/user-store.ts';
import { MyReviewCard } from './components/MyReviewCard.tsx';
import { ReviewsSkeleton } from './components/ReviewsSkeleton.tsx';
import styles from './GoodsReviewsScreen.module.css';
import { useReviewStrings } from './strings.ts';

const own = 'GET /wanlshop/comment/list';

/** What a person said of what they bought, with the shops' replies. */
export function MyReviewsScreen() {
  const t = useReviewStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  if (isLogin) return <MyReviews />;
  return (
    <Page>
      <LoginFirst picture="heart" text={t('mineVisitor')} />
    </Page>
  );
}

const tabs = ['all', 'image'] as const;
type Tab = (typeof tabs)[number];

function MyReviews() {
  const t = useReviewStrings();
  const { title } = usePage();
  const [tab, setTab] = useState<Tab>('all');
  const list = useListCall(own, tab === 'image' ? { image: true } : {}, { keep: true });
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
    <Page nav={<NavBar title={title} below={bar} />} onRefresh={() => freshen(own)}>
      <div className={styles.list}>
        <ListView
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
          {(rows) => (
            <VirtualList rows={rows} keyOf={({ id }) => id}>
              {(review) => (
                <div className={styles.row}>
                  <MyReviewCard review={review} />
                </div>
              )}
            </VirtualList>
          )}
        </ListView>
      </div>
    </Page>
  );
}
