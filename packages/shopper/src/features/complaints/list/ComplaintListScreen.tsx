import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { reloadComplaints, useComplaints } from '../queries.ts';
import { useComplaintStrings } from '../strings.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ComplaintPage } from './ComplaintPage.tsx';

/** The own complaints, the newest first; by its number one alone, as a notice or the result page opens it. */
export function ComplaintListScreen() {
  const { id } = useParams('pages/user/complaint/lists');
  return id ? <ComplaintPage id={id} /> : <ComplaintList />;
}

function ComplaintList() {
  const t = useComplaintStrings();
  return (
    <Page onRefresh={reloadComplaints}>
      <Box above={2}>
        <RowsView
          list={useComplaints()}
          skeleton={<PageSkeleton />}
          empty={
            <Empty
              picture="robot"
              title={t('empty')}
              text={t('emptyHint')}
              action={t('home')}
              onAction={() => go('pages/index')}
            />
          }
        >
          {(complaint) => <ComplaintCard complaint={complaint} />}
        </RowsView>
      </Box>
    </Page>
  );
}
