import { Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { withoutPaging } from '../../../../design/lists/define-list.ts';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { useSelection } from '../../../../design/lists/use-selection.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { ExportOrdersButton } from '../../../tasks/index.ts';
import { orderTabs, type SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useAllFound, useOrders } from '../../queries.ts';
import type { JustShipped } from '../shipping/just-shipped.ts';
import { RecallButton } from '../shipping/RecallButton.tsx';
import { ShipManyDrawer, type WayToShip } from '../shipping/ShipManyDrawer.tsx';
import { ShipModal } from '../shipping/ShipModal.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersSummary } from './OrdersSummary.tsx';
import { ordersColumns } from './orders-columns.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { SelectedAmount } from './SelectedAmount.tsx';

export function OrdersListScreen() {
  const text = useOrdersText();
  const canShip = useCan('seller', 'orders.ship');
  const list = useOrders();
  const selection = useSelection<SellerOrderRow>(list.input);
  const found = useAllFound(list.input);
  const toShip = selection.rows.filter((row) => row.can.ship);
  const [shipping, setShipping] = useState<SellerOrderRow>();
  const [justShipped, setJustShipped] = useState<JustShipped>();
  const [manyOpen, setManyOpen] = useState<WayToShip>();

  return (
    <>
      <ListPage
        list={list}
        title={text('orders')}
        summary={<OrdersSummary />}
        actions={
          <>
            {justShipped && <RecallButton {...justShipped} onDone={() => setJustShipped(undefined)} />}
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
        card={(order) => <OrderCard order={order} />}
        empty={<NoOrders tab={list.input.state ?? 'all'} onAll={() => list.change({ state: undefined })} />}
        selection={{
          ...selection,
          note: <SelectedAmount orders={selection.rows} />,
          actions: (
            <SelectedActions
              list={list}
              found={found}
              selection={selection}
              toShip={toShip.length}
              onShip={canShip ? () => setManyOpen('hand') : undefined}
            />
          ),
        }}
      />
      {shipping && <ShipModal order={shipping} onClose={() => setShipping(undefined)} />}
      {manyOpen && (
        <ShipManyDrawer
          orders={toShip}
          start={manyOpen}
          onShipped={setJustShipped}
          onClose={(isDone) => {
            setManyOpen(undefined);
            if (isDone) selection.clear();
          }}
        />
      )}
    </>
  );
}
