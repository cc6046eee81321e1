import { Button } from 'antd';
import { FileSpreadsheet, Truck } from 'lucide-react';
import { type Key, useState } from 'react';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import styles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { BulkBar } from '../../../../design/tables/BulkBar.tsx';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { ListTabs } from '../../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../../design/tables/use-list-address.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { ExportOrdersButton } from '../../../tasks/index.ts';
import {
  exportInput,
  getTab,
  hasFilters,
  listDefaults,
  ordersInput,
  orderTabs,
  type SellerOrderRow,
} from '../../orders.view.ts';
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
  const [filters, change] = useListAddress(listDefaults);
  const orders = useOrders(filters);
  const [selected, setSelected] = useState<{ keys: Key[]; rows: SellerOrderRow[] }>({ keys: [], rows: [] });
  const [shipping, setShipping] = useState<SellerOrderRow>();
  const [manyOpen, setManyOpen] = useState<'hand' | 'table'>();
  const input = ordersInput(filters);
  const unselect = () => setSelected({ keys: [], rows: [] });

  return (
    <>
      <PageHeader
        title={text('orders')}
        summary={<OrdersSummary />}
        actions={
          <>
            <ExportOrdersButton filters={exportInput(filters)} />
            {canShip && (
              <Button icon={<FileSpreadsheet />} onClick={() => setManyOpen('table')}>
                {text('shipFromFile')}
              </Button>
            )}
          </>
        }
      />
      <section className={styles.card} aria-label={text('orders')}>
        <ListTabs
          label={text('state')}
          active={getTab(filters)}
          tabs={orderTabs.map((key) => ({
            key,
            label: text(`tab_${key}`),
            count: orders.data?.counts[key],
          }))}
          onChange={(state) => change({ state })}
        />
        <OrdersFilters filters={filters} onChange={change} />
        <DataTable
          label={text('orders')}
          columns={ordersColumns(text, canShip ? setShipping : undefined)}
          rows={orders.data?.rows}
          rowKey={(row) => row.id}
          page={input.page}
          limit={input.limit}
          total={orders.data?.total ?? 0}
          onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
          isRefreshing={orders.isPlaceholderData}
          failure={orders.error && <Failure error={orders.error} onRetry={() => void orders.refetch()} />}
          empty={<NoOrders tab={filters.state} onAll={() => change({ state: 'all' })} />}
          onClearFilters={
            hasFilters(filters) ? () => change({ keyword: '', from: '', to: '', late: '' }) : undefined
          }
          {...(canShip
            ? {
                selection: {
                  keys: selected.keys,
                  onChange: (keys: Key[], rows: SellerOrderRow[]) => setSelected({ keys, rows }),
                  canSelect: (row: SellerOrderRow) => row.can.ship,
                },
              }
            : {})}
        />
      </section>
      <BulkBar
        count={selected.keys.length}
        note={<SelectedAmount orders={selected.rows} />}
        onClear={unselect}
      >
        <Button type="primary" icon={<Truck size={14} />} onClick={() => setManyOpen('hand')}>
          {text('shipMany')}
        </Button>
      </BulkBar>
      {shipping && <ShipModal order={shipping} onClose={() => setShipping(undefined)} />}
      {manyOpen && (
        <ShipManyDrawer
          orders={selected.rows}
          start={manyOpen}
          onClose={(isDone) => {
            setManyOpen(undefined);
            if (isDone) unselect();
          }}
        />
      )}
    </>
  );
}
