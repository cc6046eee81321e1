import type { OrderDetails } from '@chengji/contract';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Box } from '../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { replace } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { usePrivacy } from '../../kernel/session/privacy-store.ts';
import { useOrder } from '../orders/index.ts';
import { ReviewCard } from './components/ReviewCard.tsx';
import { getDraft, linesToReview, toItems, withoutLines } from './draft.view.ts';
import { changeDraft, saveDrafts, useDrafts } from './drafts.ts';
import { usePublishReview } from './publish.queries.ts';
import { useReviewStrings } from './strings.ts';

/** A review of each line of a received order; a draft is stored when the page is left. */
export function WriteReviewScreen() {
  const t = useReviewStrings();
  const { id } = useParams('pages/user/order/comment');
  const query = useOrder(id);
  const { drafts } = useDrafts();
  const { reviewsAnonymously } = usePrivacy();
  const lines = query.data ? linesToReview(query.data) : [];
  const publishing = usePublishReview(() => {
    saveDrafts(withoutLines(drafts, lines));
    replace('pages/page/success', { type: 'comment', id });
  });
  const handlePublish = () => {
    if (!publishing.isPending) publishing.mutate({ id, items: toItems(lines, drafts, reviewsAnonymously) });
  };
  const bar = lines.length > 0 && (
    <BottomBar>
      <Button size="block" busy={publishing.isPending} onClick={handlePublish}>
        {t('publish')}
      </Button>
    </BottomBar>
  );
  const cards = (order: OrderDetails) =>
    linesToReview(order).map((line) => (
      <ReviewCard
        key={line.id}
        line={line}
        draft={getDraft(drafts, line.id, reviewsAnonymously)}
        onChange={(change) => changeDraft(line.id, change)}
      />
    ));
  return (
    <Page bar={bar} onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(order) =>
          lines.length > 0 ? (
            <Box above={2}>{cards(order)}</Box>
          ) : (
            <Empty
              picture="bags"
              title={t('nothingLeft')}
              text={t('nothingLeftHint')}
              action={t('seeOrder')}
              onAction={() => replace('pages/user/order/details', { id })}
            />
          )
        }
      </QueryView>
    </Page>
  );
}
