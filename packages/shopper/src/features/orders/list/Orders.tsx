import { useState } from 'react';
import { Page } from '../../../design/navigation/Page.tsx';
import { usePage } from '../../../kernel/router/page-context.ts';
import { parseTab } from '../order.view.ts';
import { refreshOrders, useOrders } from '../queries.ts';
import { OrderList } from './OrderList.tsx';
import { OrdersBar } from './OrdersBar.tsx';

/** The own orders in tabs, all of them or only those bought in a team. */
export function Orders({ opened, isOfTeams = false }: { opened: string | undefined; isOfTeams?: boolean }) {
  const { scroller } = usePage();
  const [tab, setTab] = useState(() => parseTab(opened));
  const [keyword, setKeyword] = useState('');
  const list = useOrders(tab, keyword, isOfTeams);
  const toTop = () => scroller.current?.scrollTo({ top: 0 });
  const handleRefresh = async () => {
    refreshOrders();
    await list.refetch();
  };
  return (
    <Page
      nav={
        <OrdersBar
          tab={tab}
          isOfTeams={isOfTeams}
          onTab={(chosen) => {
            setTab(chosen);
            toTop();
          }}
          onSearch={(words) => {
            setKeyword(words);
            toTop();
          }}
        />
      }
      onRefresh={handleRefresh}
    >
      <OrderList list={list} tab={tab} isSearch={keyword !== ''} isOfTeams={isOfTeams} />
    </Page>
  );
}
