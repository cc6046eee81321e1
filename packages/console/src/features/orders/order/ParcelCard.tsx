import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { LogisticsTag } from '../components/OrderStatus.tsx';
import { parcelText, type StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';
import styles from './order.module.css';

type SentParcel = StaffOrder['parcels'][number];
type Props = { order: StaffOrder; actions?: (parcel: SentParcel) => ReactNode };

/** Where each parcel of the order is; one not yet shipped has none. */
export function ParcelCards({ order, actions }: Props) {
  const text = useOrdersText();
  if (!order.shipped_at) return null;
  if (order.parcels.length === 0) {
    return (
      <Card title={text('parcel')}>
        <p className="muted">{text('noParcel')}</p>
      </Card>
    );
  }
  return order.parcels.map((parcel, at) => (
    <ParcelCard
      key={parcel.id}
      order={order}
      parcel={parcel}
      actions={actions?.(parcel)}
      title={order.parcels.length > 1 ? text('parcelN', { n: at + 1 }) : text('parcel')}
    />
  ));
}

type CardProps = { order: StaffOrder; parcel: SentParcel; title: string; actions: ReactNode };

/** A parcel, with what is in it where that is not all of the order; where it is, newest first. */
function ParcelCard({ order, parcel, title, actions }: CardProps) {
  const text = useOrdersText();
  const { steps, lines } = parcel;
  const isPart = order.parcels.length > 1 || order.lines.some((line) => line.to_ship > 0);
  return (
    <Card
      title={title}
      aside={
        <span className="row">
          {steps[0] && <LogisticsTag status={steps[0].status} />}
          {actions}
        </span>
      }
    >
      <div className="stack">
        <div className={styles.parcelHead}>
          <span className={styles.parcelIcon}>
            <Truck />
          </span>
          <TwoLines
            className="grow"
            isStrong
            first={parcel.carrier}
            second={<CopyText value={parcel.tracking_no} />}
          />
          {parcel.phone && <a href={`tel:${parcel.phone}`}>{parcel.phone}</a>}
        </div>
        {isPart && (
          <p className="muted small">{text('parcelHolds', { goods: parcelText(order.lines, lines) })}</p>
        )}
        {parcel.shared_with.length > 0 && (
          <p className="muted small">{text('sharedWith', { orders: parcel.shared_with.join(' / ') })}</p>
        )}
        {steps.length === 0 && <p className="muted">{text('trackingEmpty')}</p>}
        <ol className={styles.trail}>
          {steps.map((step, at) => (
            <li key={`${step.at}-${step.status}`} className={at === 0 ? styles.trailOn : ''}>
              <div className="row between">
                <span className="strong">{text(`logistics_${step.status}`)}</span>
                <span className="muted small">
                  <MomentText at={step.at} />
                </span>
              </div>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
