import type { ReviewTag } from '@chengji/contract';
import { useState } from 'react';
import { Stars } from '../../design/commerce/Stars.tsx';
import { Empty } from '../../design/feedback/Empty.tsx';
import chipStyles from '../../design/inputs/chip.module.css';
import { Box, Row, Text } from '../../design/layout/primitives.ts';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { useCountDisplay } from '../../kernel/count.ts';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { PersonMenu } from '../complaints/index.ts';
import { GoodsReview } from './components/GoodsReview.tsx';
import { ReviewsSkeleton } from './components/ReviewsSkeleton.tsx';
import { ReviewTags } from './components/ReviewTags.tsx';
import styles from './GoodsReviewsScreen.module.css';
import { type GoodsReviews, refreshGoodsReviews, useGoodsReviews } from './queries.ts';
import { getCount, parseTab, parseTag, showScore, type Tab, tabs, toPercent } from './reviews.view.ts';
import { useReviewStrings } from './strings.ts';

/** What others say of a goods: the figures, and the reviews of one kind at a time. */
export function GoodsReviewsScreen() {
  const t = useReviewStrings();
  const showCount = useCountDisplay();
  const { id, tab: asked, tag: said } = useParams('pages/product/comment');
  const { title, scroller } = usePage();
  const [tab, setTab] = useState<Tab>(() => parseTab(asked));
  const [tag, setTag] = useState(() => parseTag(said));
  const list = useGoodsReviews(id, { tab, tag });
  const figures = list.first?.figures;

  const toTop = () => scroller.current?.scrollTo({ top: 0 });
  const handleTab = (next: Tab) => {
    setTab(next);
    toTop();
  };
  const handleTag = (pressed: ReviewTag) => {
    setTag(pressed === tag ? null : pressed);
    toTop();
  };
  const bar = (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map((key) => ({
        key,
        label: t(`tab.${key}`),
        ...(figures ? { count: showCount(getCount(figures, key)) } : {}),
      }))}
      on={tab}
      onChange={handleTab}
      even
    />
  );
  return (
    <Page nav={<NavBar title={title} below={bar} />} onRefresh={refreshGoodsReviews}>
      {figures && figures.all > 0 && <Figures figures={figures} />}
      {figures && figures.tags.length > 0 && (
        <section className={`${chipStyles.chips} ${styles.tags}`} aria-label={t('tags')}>
          <ReviewTags tags={figures.tags} on={tag} white onPress={handleTag} />
        </section>
      )}
      <RowsView
        list={list}
        skeleton={<ReviewsSkeleton />}
        empty={<Empty picture="heart" title={t('noReviews')} text={t('noReviewsHint')} />}
        className={styles.list}
      >
        {(row) => (
          <div className={styles.row}>
            <GoodsReview review={row} menu={<PersonMenu person={row.user} />} />
          </div>
        )}
      </RowsView>
    </Page>
  );
}

function Figures({ figures }: { figures: GoodsReviews['figures'] }) {
  const t = useReviewStrings();
  const showCount = useCountDisplay();
  return (
    <Row as="section" gap={3} className={styles.figures}>
      <Text as="b" num className={styles.score}>
        {showScore(figures.score)}
      </Text>
      <Box grow>
        <Stars score={figures.score} size={16} />
        <Text as="div" size={12} tone={3}>
          {t('reviewCount', { count: showCount(figures.all) })}
        </Text>
      </Box>
      <Text size={14} bold tone="brand">
        {t('goodRate', { rate: toPercent(figures.rate) })}
      </Text>
    </Row>
  );
}
