import { Landmark } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { WithdrawalTrail } from '../components/WithdrawalTrail.tsx';
import { useShopWithdrawals } from '../queries.ts';
import { shopWithdrawalTabs } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { shopWithdrawalsColumns } from './shop-withdrawals-columns.tsx';

/** The shop's withdrawals; a row opens to how far it is. */
export function ShopWithdrawalsScreen() {
  const text = useWalletText();
  const list = useShopWithdrawals();
  return (
    <ListPage
      list={list}
      title={text('withdrawals')}
      summary={list.data && text('shopWithdrawalsSummary', { n: list.data.total })}
      tabs={{ label: text('state'), options: shopWithdrawalTabs, toText: (tab) => text(`state_${tab}`) }}
      columns={shopWithdrawalsColumns(text)}
      detail={({ timeline }) => <WithdrawalTrail timeline={timeline} />}
      empty={<EmptyState icon={<Landmark />} title={text('noWithdrawals')} />}
    />
  );
}
