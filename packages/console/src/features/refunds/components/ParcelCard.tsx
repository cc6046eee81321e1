import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './refund.module.css';

/** Where the goods go back to, and how far the parcel is, the newest first; there once a return was agreed. */
export function ParcelCard({ refund: { return_address, parcel, steps } }: { refund: RefundFacts }) {
  const text = useRefundsText();
  if (!return_address) return null;
  const { name, mobile, area, detail } = return_address;
  return (
    <Card title={text('returnParcel')}>
      <div className="stack">
        <Facts
          rows={[
            { name: text('returnAddress'), value: `${name} ${mobile} ${area} ${detail}` },
            ...(parcel ? [{ name: parcel.carrier, value: <CopyText value={parcel.tracking_no} /> }] : []),
          ]}
        />
        {steps.length === 0 && <p className="muted">{text(parcel ? 'noSteps' : 'notSent')}</p>}
        <ol className={styles.toCome}>
          {steps.map((step) => (
            <li key={`${step.at}-${step.status}`}>
              <p>{step.text}</p>
              <p className="muted small">
                <MomentText at={step.at} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
