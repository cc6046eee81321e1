import { Page } from '../../../design/navigation/Page.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { ForYou } from '../../catalog/index.ts';
import { refreshPerson } from '../queries.ts';
import { MemberCard } from './MemberCard.tsx';
import { UserHead } from './UserHead.tsx';
import { UserNav } from './UserNav.tsx';
import { UserOrders } from './UserOrders.tsx';
import { UserSavedItems } from './UserSavedItems.tsx';
import { UserTools } from './UserTools.tsx';
import { UserWallet } from './UserWallet.tsx';

/** The person's own page: who they are, their orders and money, and the tools. */
export function UserScreen() {
  const { user } = useUser();
  return (
    <Page wash nav={<UserNav />} onRefresh={refreshPerson}>
      <UserHead user={user} />
      <UserSavedItems />
      {user.isLogin && user.level > 0 && <MemberCard level={user.level} />}
      <UserOrders />
      {user.isLogin && <UserWallet money={user.money} score={user.score} />}
      <UserTools />
      <ForYou />
    </Page>
  );
}
