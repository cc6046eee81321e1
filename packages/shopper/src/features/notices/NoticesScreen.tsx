import { LoginFirst } from '../../design/feedback/LoginFirst.tsx';
import { Hidden } from '../../design/layout/primitives.ts';
import { Page } from '../../design/navigation/Page.tsx';
import { useUser } from '../../kernel/session/user-store.ts';
import { AllowNotifications } from './components/AllowNotifications.tsx';
import { NoticeKinds } from './components/NoticeKinds.tsx';
import { NoticeList } from './components/NoticeList.tsx';
import { ReadAll } from './components/ReadAll.tsx';
import { reloadNotices, useNotices } from './queries.ts';
import { useNoticeStrings } from './strings.ts';

/** The message centre: how much is unread of each kind, and the newest of all. */
export function NoticesScreen() {
  const t = useNoticeStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  const list = useNotices(undefined, { enabled: isLogin });
  if (!isLogin) {
    return (
      <Page ground="white">
        <LoginFirst picture="parcel" text={t('visitor')} />
      </Page>
    );
  }
  return (
    <Page ground="white" actions={<ReadAll />} onRefresh={reloadNotices}>
      <NoticeKinds unread={list.first?.unread} />
      <AllowNotifications />
      <Hidden as="h2">{t('newest')}</Hidden>
      <NoticeList list={list} />
    </Page>
  );
}
