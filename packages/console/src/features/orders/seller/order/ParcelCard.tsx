import { Truck } from 'lucide-react';
import { Card } from '../../../../design/layout/Card.tsx';
import { CopyText } from '../../../../design/values/CopyText.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { LogisticsTag } from '../../components/OrderStatus.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './order.module.css';

/** Where the parcel is, newest first; an order not yet shipped has none. */
export function ParcelCard({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const { parcel, steps } = order;
  if (!order.shipped_at) return null;
  if (!parcel?.tracking_no) {
    return (
      <Card title={text('parcel')}>
        <p className="muted">{text('noParcel')}</p>
      </Card>
    );
  }
  return (
    <Card title={text('parcel')} aside={steps[0] && <LogisticsTag status={steps[0].status} />}>
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
