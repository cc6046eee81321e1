import { Empty } from '../../design/feedback/Empty.tsx';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { FollowedRow, FollowedSkeleton } from './components/FollowedRow.tsx';
import { reloadFollowed, useFollowed } from './queries.ts';
import { useShopStrings } from './strings.ts';

/** The shops a person follows. */
export function FollowedScreen() {
  const t = useShopStrings();
  return (
    <Page ground="white" onRefresh={reloadFollowed}>
      <RowsView
        list={useFollowed()}
        skeleton={<FollowedSkeleton />}
        empty={
          <Empty picture="heart" title={t('noFollowed')} text={t('noFollowedHint')} action={t('goHome')} />
        }
      >
        {(shop) => <FollowedRow shop={shop} />}
      </RowsView>
    </Page>
  );
}
