import { Page } from '../../design/Page.tsx';
import { useUser } from '../../kernel/user-store.ts';
import { Recommended } from './components/Recommended.tsx';
import { UserHead } from './components/UserHead.tsx';
import { UserOrders } from './components/UserOrders.tsx';
import { UserTools } from './components/UserTools.tsx';
import { UserWallet } from './components/UserWallet.tsx';
import { refreshPerson } from './queries.ts';

/** The person's own page: who they are, their orders and money, and the tools at hand. */
export function UserScreen() {
  const { user } = useUser();
  return (
    <Page wash nav={null} onRefresh={refreshPerson}>
      <UserHead user={user} />
      <UserOrders />
      {user.isLogin && <UserWallet money={user.money} score={user.score} />}
      <UserTools />
      <Recommended />
    </Page>
  );
}
