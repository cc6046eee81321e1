import { Button } from 'antd';
import { FileSpreadsheet, Printer, Tag, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withoutPaging } from '../../../../design/lists/define-list.ts';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { useSelection } from '../../../../design/lists/use-selection.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { ExportOrdersButton } from '../../../tasks/index.ts';
import { orderTabs, type SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useAllFound, useOrders } from '../../queries.ts';
import { mostLines } from '../../ship-lines.ts';
import { FlagMenu } from '../notes/FlagMenu.tsx';
import { countSheets, toLabelsPath, toPackingPath } from '../packing/packing.view.ts';
import type { JustShipped } from '../shipping/just-shipped.ts';
import { RecallButton } from '../shipping/RecallButton.tsx';
import { ShipManyDrawer, type WayToShip } from '../shipping/ShipManyDrawer.tsx';
import { ShipModal } from '../shipping/ShipModal.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrdersSummary } from './OrdersSummary.tsx';
import { ordersColumns } from './orders-columns.tsx';
import { SelectedAmount } from './SelectedAmount.tsx';

export function OrdersListScreen() {
  const text = useOrdersText();
  const canShip = useCan('seller', 'orders.ship');
  const list = useOrders();
  const selection = useSelection<SellerOrderRow>(list.input);
  const navigate = useNavigate();
  const { gather, isGathering } = useAllFound(list.input);
  const toShip = selection.rows.filter((row) => row.can.ship);
  const labelled = selection.rows.filter((row) => row.can.print_label);
  const [lists, labels] = [countSheets(selection.rows), countSheets(labelled)];
  const isAll = selection.rows.length >= Math.min(list.data?.total ?? 0, mostLines);
  const [shipping, setShipping] = useState<SellerOrderRow>();
  const [justShipped, setJustShipped] = useState<JustShipped>();
  const [manyOpen, setManyOpen] = useState<WayToShip>();

  async function selectAll() {
    const rows = await gather();
    selection.change(
      rows.map(({ id }) => id),
      rows,
    );
  }

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
            <>
              {!isAll && (list.data?.total ?? 0) > (list.data?.rows.length ?? 0) && (
                <Button loading={isGathering} onClick={() => void selectAll()}>
                  {text(list.data && list.data.total > mostLines ? 'selectFirst' : 'selectAll', {
                    n: Math.min(list.data?.total ?? 0, mostLines),
                  })}
                </Button>
              )}
              <Button
                icon={<Printer size={14} />}
                onClick={() => void navigate(toPackingPath(selection.rows))}
              >
                {lists.isCut ? text('printPackingFirst', { n: lists.n }) : text('printPacking')}
              </Button>
              {canShip && labelled.length > 0 && (
                <Button icon={<Tag size={14} />} onClick={() => void navigate(toLabelsPath(labelled))}>
                  {text(labels.isCut ? 'printLabelsFirst' : 'printLabels', { n: labels.n })}
                </Button>
              )}
              <FlagMenu orders={selection.rows} onDone={selection.clear} />
              {canShip && (
                <Button
                  type="primary"
                  icon={<Truck size={14} />}
                  disabled={toShip.length === 0}
                  onClick={() => setManyOpen('hand')}
                >
                  {toShip.length === selection.rows.length
                    ? text('shipMany')
                    : text('shipOfSelected', { n: toShip.length })}
                </Button>
              )}
            </>
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
