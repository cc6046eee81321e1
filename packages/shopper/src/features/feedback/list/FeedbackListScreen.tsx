import { Empty } from '../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../design/feedback/MembersOnly.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { reloadFeedback, useFeedbackList } from '../queries.ts';
import { useFeedbackStrings } from '../strings.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';

/** The own feedback, the newest first; by its number one alone, as a notice or the result page opens it. */
export function FeedbackListScreen() {
  const t = useFeedbackStrings();
  const { id } = useParams('pages/user/feedback/lists');
  return (
    <MembersOnly picture="heart" text={t('visitor')}>
      {id ? <FeedbackPage id={id} /> : <FeedbackList />}
    </MembersOnly>
  );
}

function FeedbackList() {
  const t = useFeedbackStrings();
  return (
    <Page onRefresh={reloadFeedback}>
      <Box above={2}>
        <RowsView
          list={useFeedbackList()}
          skeleton={<PageSkeleton />}
          empty={
            <Empty
              picture="heart"
              title={t('empty')}
              text={t('emptyHint')}
              action={t('write')}
              onAction={() => go('pages/user/feedback/feedback')}
            />
          }
        >
          {(feedback) => <FeedbackCard feedback={feedback} />}
        </RowsView>
      </Box>
    </Page>
  );
}
