import { Checkbox, Tag } from 'antd';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListDates } from '../../../design/lists/ListDates.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { ShopFilter } from '../../shops/index.ts';
import { PaidTag } from '../components/PaidTag.tsx';
import { kinds, orderTabs } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import { useMarketOrders, useMarketProvinces } from '../queries.ts';
import { marketOrdersColumns } from './market-orders-columns.tsx';

/** The orders of every shop, to find one by what somebody says of it. */
export function MarketOrdersScreen() {
  const text = useOrdersText();
  const list = useMarketOrders();
  const provinces = useMarketProvinces().data?.rows ?? [];
  const names = new Map(provinces.map(({ code, name }) => [code, name]));
  const counts = list.data?.counts;
  return (
    <ListPage
      list={list}
      title={text('marketOrders')}
      summary={counts && text('marketSummary', { all: counts.all ?? 0, ship: counts.ship ?? 0 })}
      tabs={{ label: text('state'), options: orderTabs, toText: (tab) => text(`tab_${tab}`) }}
      search={text('searchMarketOrders')}
      filters={
        <>
          <ShopFilter value={list.input.shop_id} onChange={(shop_id) => list.change({ shop_id })} />
          <ListSelect
            list={list}
            name="kind"
            label={text('kind')}
            any={text('anyKind')}
            options={kinds}
            toText={(kind) => text(`kind_${kind}`)}
          />
          <ListSelect
            list={list}
            name="province"
            label={text('province')}
            any={text('anyProvince')}
            isSearchable
            options={provinces.map(({ code }) => code)}
            toText={(code) => names.get(code) ?? code}
          />
          <ListDates list={list} />
          <Checkbox
            checked={list.input.late ?? false}
            onChange={(event) => list.change({ late: event.target.checked })}
          >
            {text('shippingLate')}
          </Checkbox>
          <PaidTag list={list} />
          {list.input.shopper_id !== undefined && (
            <Tag closable onClose={() => list.change({ shopper_id: undefined })}>
              {text('oneShopper', { id: list.input.shopper_id })}
            </Tag>
          )}
        </>
      }
      columns={marketOrdersColumns(text)}
      empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} />}
    />
  );
}
