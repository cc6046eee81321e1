import { LoginFirst } from '../../design/feedback/LoginFirst.tsx';
import { Hidden } from '../../design/layout/primitives.ts';
import { Page } from '../../design/navigation/Page.tsx';
import { useUser } from '../../kernel/session/user-store.ts';
import { Conversations, freshenConversations, SearchChats } from '../chat/index.ts';
import { AllowNotifications } from './components/AllowNotifications.tsx';
import { NoticeKinds } from './components/NoticeKinds.tsx';
import { ReadEverything } from './components/ReadAll.tsx';
import { reloadNotices, useUnread } from './queries.ts';
import { useNoticeStrings } from './strings.ts';

/** The message centre: how much is unread of each kind of notice, and the conversations with shops. */
export function NoticesScreen() {
  const t = useNoticeStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  const unread = useUnread(isLogin);
  if (!isLogin) {
    return (
      <Page ground="white">
        <LoginFirst picture="parcel" text={t('visitor')} />
      </Page>
    );
  }
  return (
    <Page
      ground="white"
      actions={<ReadEverything />}
      onRefresh={() => Promise.all([reloadNotices(), freshenConversations()])}
    >
      <NoticeKinds unread={unread} />
      <AllowNotifications />
      <SearchChats />
      <Hidden as="h2">{t('chats')}</Hidden>
      <Conversations />
    </Page>
  );
}
