import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useReviews } from '../queries.ts';
import { type Review, reviewSorts, reviewTabs } from '../reviews.view.ts';
import { useReviewsText } from '../reviews-text.ts';
import { ReplyModal } from './ReplyModal.tsx';
import { reviewColumns } from './review-columns.tsx';

/** What buyers say, and what the shop answers. */
export function ReviewsScreen() {
  const text = useReviewsText();
  const canReply = useCan('seller', 'reviews.write');
  const seesOrders = useCan('seller', 'orders.read');
  const [answered, setAnswered] = useState<Review>();
  const list = useReviews();
  const counts = list.data?.counts;
  return (
    <>
      <ListPage
        list={list}
        title={text('reviews')}
        summary={counts && text('summary', { all: counts.all, unanswered: counts.unanswered })}
        tabs={{ label: text('kind'), options: reviewTabs, toText: (tab) => text(`tab_${tab}`) }}
        search={text('search')}
        filters={
          <ListSelect
            list={list}
            name="sort"
            label={text('sort')}
            options={reviewSorts}
            toText={(sort) => text(`sort_${sort}`)}
          />
        }
        columns={reviewColumns(text, { seesOrders, onReply: canReply ? setAnswered : undefined })}
        empty={<EmptyState title={text('empty')} hint={text('emptyHint')} />}
      />
      {answered && <ReplyModal review={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
}
