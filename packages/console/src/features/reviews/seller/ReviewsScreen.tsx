import { Select } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useReviews } from '../queries.ts';
import { type Review, reviewDefaults, reviewSorts, reviewsInput, reviewTabs } from '../reviews.view.ts';
import { useReviewsText } from '../reviews-text.ts';
import { ReplyModal } from './ReplyModal.tsx';
import { reviewColumns } from './review-columns.tsx';

/** What buyers say, and what the shop answers. */
export function ReviewsScreen() {
  const text = useReviewsText();
  const canReply = useCan('seller', 'reviews.write');
  const seesOrders = useCan('seller', 'orders.read');
  const [filters, change] = useListAddress(reviewDefaults);
  const [answered, setAnswered] = useState<Review>();
  const reviews = useReviews(filters);
  const input = reviewsInput(filters);
  const counts = reviews.data?.counts;
  return (
    <>
      <PageHeader
        title={text('reviews')}
        summary={counts && text('summary', { all: counts.all, unanswered: counts.unanswered })}
      />
      <section className={styles.card} aria-label={text('reviews')}>
        <ListTabs
          label={text('kind')}
          active={input.tab}
          tabs={reviewTabs.map((key) => ({ key, label: text(`tab_${key}`), count: counts?.[key] }))}
          onChange={(tab) => change({ tab })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('search')}
          onSearch={(keyword) => change({ keyword })}
        >
          <Select
            aria-label={text('sort')}
            value={input.sort}
            onChange={(sort) => change({ sort })}
            popupMatchSelectWidth={false}
            options={reviewSorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
          />
        </FilterBar>
        <DataTable
          label={text('reviews')}
          columns={reviewColumns(text, { seesOrders, onReply: canReply ? setAnswered : undefined })}
          rows={reviews.data?.rows}
          rowKey={({ id }) => id}
          page={input.page}
          limit={input.limit}
          total={reviews.data?.total ?? 0}
          onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
          isRefreshing={reviews.isPlaceholderData}
          failure={reviews.error && <Failure error={reviews.error} onRetry={() => void reviews.refetch()} />}
          empty={<EmptyState title={text('empty')} hint={text('emptyHint')} />}
          onClearFilters={
            filters.keyword || filters.goods || input.tab !== 'all'
              ? () => change({ keyword: '', goods: '', tab: 'all' })
              : undefined
          }
        />
      </section>
      {answered && <ReplyModal review={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
}
