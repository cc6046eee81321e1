import { useState } from 'react';
import { Page } from '../../design/Page.tsx';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { OrderList } from './components/OrderList.tsx';
import { OrdersBar } from './components/OrdersBar.tsx';
import { tabOf } from './order.view.ts';
import { refreshOrders, useOrders } from './queries.ts';

/** The own orders, by what waits to be done with them. */
export function OrderListScreen() {
  const { state } = useParams('pages/user/order/order');
  const { scroller } = usePage();
  const [tab, setTab] = useState(() => tabOf(state));
  const [keyword, setKeyword] = useState('');
  const list = useOrders(tab, keyword);
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
      <OrderList list={list} tab={tab} isSearch={keyword !== ''} />
    </Page>
  );
}
