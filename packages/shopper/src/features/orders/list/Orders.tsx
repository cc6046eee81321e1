import { useState } from 'react';
import { Page } from '../../../design/navigation/Page.tsx';
import { TabPanels } from '../../../design/navigation/TabPanels.tsx';
import { usePage } from '../../../kernel/router/page-context.ts';
import { parseTab, tabs } from '../order.view.ts';
import { refreshOrders, useOrders } from '../queries.ts';
import { OrderList } from './OrderList.tsx';
import { OrdersBar } from './OrdersBar.tsx';

/** The own orders in tabs, all of them or only those bought in a team. */
export function Orders({ opened, isOfTeams = false }: { opened: string | undefined; isOfTeams?: boolean }) {
  const { scroller } = usePage();
  const [tab, setTab] = useState(() => parseTab(opened));
  const [keyword, setKeyword] = useState('');
  const { refetch } = useOrders(tab, keyword, isOfTeams);
  const handleRefresh = async () => {
    refreshOrders();
    await refetch();
  };
  const handleSearch = (words: string) => {
    setKeyword(words);
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <Page
      nav={<OrdersBar tab={tab} isOfTeams={isOfTeams} onTab={setTab} onSearch={handleSearch} />}
      onRefresh={handleRefresh}
    >
      <TabPanels key={keyword} tabs={tabs} on={tab} onChange={setTab}>
        {(shown) => <OrderList tab={shown} keyword={keyword} isOfTeams={isOfTeams} />}
      </TabPanels>
    </Page>
  );
}
