import { Button } from 'antd';
import { FileSpreadsheet, Truck } from 'lucide-react';
import { useState } from 'react';
import { withoutPaging } from '../../../../design/lists/define-list.ts';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { useSelection } from '../../../../design/lists/use-selection.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { ExportOrdersButton } from '../../../tasks/index.ts';
import { orderTabs, type SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useOrders } from '../../queries.ts';
import { ShipManyDrawer } from '../shipping/ShipManyDrawer.tsx';
import { ShipModal } from '../shipping/ShipModal.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersSummary } from './OrdersSummary.tsx';
import { ordersColumns } from './orders-columns.tsx';
import { SelectedAmount } from './SelectedAmount.tsx';

export function OrdersListScreen() {
  const text = useOrdersText();
  const canShip = useCan('seller', 'orders.ship');
  const list = useOrders();
  const selection = useSelection<SellerOrderRow>();
  const [shipping, setShipping] = useState<SellerOrderRow>();
  const [manyOpen, setManyOpen] = useState<'hand' | 'table'>();

  return (
    <>
      <ListPage
        list={list}
        title={text('orders')}
        summary={<OrdersSummary />}
        actions={
          <>
            <ExportOrdersButton filters={withoutPaging(list.input)} />
            {canShip && (
              <Button icon={<FileSpreadsheet />} onClick={() => setManyOpen('table')}>
                {text('shipFromFile')}
              </Button>
            )}
          </>
        }
        tabs={{ label: text('state'), options: orderTabs, toText: (tab) => text(`tab_${tab}`) }}
        search={text('searchOrders')}
        filters={<OrdersFilters list={list} />}
        columns={ordersColumns(text, canShip ? setShipping : undefined)}
        empty={<NoOrders tab={list.input.state ?? 'all'} onAll={() => list.change({ state: undefined })} />}
        selection={
          canShip
            ? {
                ...selection,
                canSelect: (row) => row.can.ship,
                note: <SelectedAmount orders={selection.rows} />,
                actions: (
                  <Button type="primary" icon={<Truck size={14} />} onClick={() => setManyOpen('hand')}>
                    {text('shipMany')}
                  </Button>
                ),
              }
            : undefined
        }
      />
      {shipping && <ShipModal order={shipping} onClose={() => setShipping(undefined)} />}
      {manyOpen && (
        <ShipManyDrawer
          orders={selection.rows}
          start={manyOpen}
          onClose={(isDone) => {
            setManyOpen(undefined);
            if (isDone) selection.clear();
          }}
        />
      )}
    </>
  );
}
