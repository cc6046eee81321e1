import { Empty } from '../../design/feedback/Empty.tsx';
import { LoginFirst } from '../../design/feedback/LoginFirst.tsx';
import { ListView } from '../../design/lists/ListView.tsx';
import { VirtualList } from '../../design/lists/VirtualList.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import { FollowedRow, FollowedSkeleton } from './components/FollowedRow.tsx';
import { reloadFollowed, useFollowed } from './queries.ts';
import { useShopStrings } from './strings.ts';

/** The shops a person follows. */
export function FollowedScreen() {
  const t = useShopStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  if (isLogin) return <Followed />;
  return (
    <Page ground="white">
      <LoginFirst picture="heart" text={t('followedVisitor')} />
    </Page>
  );
}

function Followed() {
  const t = useShopStrings();
  return (
    <Page ground="white" onRefresh={reloadFollowed}>
      <ListView
        list={useFollowed()}
        skeleton={<FollowedSkeleton />}
        empty={
          <Empty
            picture="heart"
            title={t('noFollowed')}
            text={t('noFollowedHint')}
            action={t('goHome')}
            onAction={() => go('pages/index')}
          />
        }
      >
        {(rows) => (
          <VirtualList rows={rows} getKey={({ id }) => id}>
            {(shop) => <FollowedRow shop={shop} />}
          </VirtualList>
        )}
      </ListView>
    </Page>
  );
}
