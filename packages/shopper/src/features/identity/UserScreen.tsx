import { Page } from '../../design/Page.tsx';
import { useUser } from '../../kernel/user-store.ts';
import { Recommended } from './components/Recommended.tsx';
import { UserHead } from './components/UserHead.tsx';
import { UserKept } from './components/UserKept.tsx';
import { UserNav } from './components/UserNav.tsx';
import { UserOrders } from './components/UserOrders.tsx';
import { UserTools } from './components/UserTools.tsx';
import { UserWallet } from './components/UserWallet.tsx';
import { refreshPerson } from './queries.ts';

/** The person's own page: who they are, their orders and money, and the tools at hand. */
export function UserScreen() {
  const { user } = useUser();
  return (
    <Page wash nav={<UserNav />} onRefresh={refreshPerson}>
      <UserHead user={user} />
      <UserKept />
      <UserOrders />
      {user.isLogin && <UserWallet money={user.money} score={user.score} />}
      <UserTools />
      <Recommended />
    </Page>
  );
}
