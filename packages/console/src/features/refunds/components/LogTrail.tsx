import type { RefundLogRow } from '@chengji/contract';
import { Timeline } from 'antd';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { useRefundsText } from '../refunds-text.ts';
import styles from './refund.module.css';

const colours = { buyer: 'gray', seller: 'blue', platform: 'orange', system: 'gray' } as const;

/** What buyer, shop and platform did and said. */
export function LogTrail({ log }: { log: readonly RefundLogRow[] }) {
  const text = useRefundsText();
  return (
    <Timeline
      items={log.map(({ id, event, by, content, images, amount, at }) => ({
        key: id,
        color: colours[by],
        content: (
          <div className={styles.logRow}>
            <p className="strong">
              {text(`event_${event}`)} {amount !== null && <Money amount={amount} />}
            </p>
            {content && <p className={styles.words}>{content}</p>}
            <Pictures images={images} />
            <p className="muted small">
              {text(`by_${by}`)} · <MomentText at={at} />
            </p>
          </div>
        ),
      }))}
    />
  );
}
