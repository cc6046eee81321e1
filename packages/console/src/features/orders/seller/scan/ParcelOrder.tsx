import { recogniseCarrier } from '@chengji/contract/shipping/tracking-number.rules';
import { Button } from 'antd';
import { CircleCheck, ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { FilterBar } from '../../../../design/tables/FilterBar.tsx';
import { NextDeadline } from '../../components/NextDeadline.tsx';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useOrdersToShip } from '../../queries.ts';
import styles from './scan.module.css';
import { toScanned } from './scan.view.ts';

type Props = { trackingNo: string; isNoOrder: boolean; onAgain: () => void };

/** A parcel's number with who brings it, and the orders it may be for: what is due first before the rest. */
export function ParcelOrder({ trackingNo, isNoOrder, onAgain }: Props) {
  const text = useOrdersText();
  const carriers = useCarriers().data?.rows ?? [];
  const [keyword, setKeyword] = useState('');
  const { data, error, refetch } = useOrdersToShip(keyword);
  const code = recogniseCarrier(trackingNo, carriers);
  const name = carriers.find((carrier) => carrier.code === code)?.name;
  const orders = data?.rows.filter(({ can }) => can.ship) ?? [];
  return (
    <div className="stack">
      {isNoOrder && <Note tone="warning">{text('noSuchOrder')}</Note>}
      <Card
        title={text('trackingNo')}
        aside={
          <Button icon={<ScanBarcode size={16} />} onClick={onAgain}>
            {text('scanAgain')}
          </Button>
        }
      >
        <p className={styles.number}>{trackingNo}</p>
        {name ? (
          <p className={styles.named}>
            <CircleCheck size={14} aria-hidden />
            {name}
          </p>
        ) : (
          <p className="muted small">{text('carrierLater')}</p>
        )}
      </Card>
      <h2 className={styles.question}>{text('whichOrder')}</h2>
      <div className={styles.find}>
        <FilterBar keyword={keyword} placeholder={text('searchOrders')} onSearch={setKeyword} />
      </div>
      {error || !data ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : (
        <ul className={styles.orders} aria-label={text('whichOrder')}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderChoice order={order} trackingNo={trackingNo} />
            </li>
          ))}
        </ul>
      )}
      {data && orders.length === 0 && (
        <EmptyState title={text('emptyShipTitle')} hint={text('emptyShipHint')} />
      )}
    </div>
  );
}

function OrderChoice({ order, trackingNo }: { order: SellerOrderRow; trackingNo: string }) {
  return (
    <Link className={styles.order} to={`/seller/orders/${order.id}`} state={toScanned(trackingNo)} replace>
      <span className="row between">
        <NextDeadline deadlines={order.deadlines} shipDueAt={order.ship_due_at} />
        <span className="muted small">{order.order_no}</span>
      </span>
      <OrderGoods lines={order.lines} />
      <span className="muted small">
        {`${order.buyer.nickname} · ${order.receiver.name} · ${order.receiver.area}`}
      </span>
      {order.remark && <Note tone="warning">{order.remark}</Note>}
    </Link>
  );
}
