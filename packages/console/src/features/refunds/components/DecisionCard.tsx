import { showMoney } from '@chengji/client-kit/money-display';
import { Card } from '../../../design/layout/Card.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import type { RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './refund.module.css';

/** What the platform decided, as both sides read it. */
export function DecisionCard({ decision }: Pick<RefundFacts, 'decision'>) {
  const text = useRefundsText();
  if (!decision) return null;
  const { verdict, amount, return_needed, borne_by, reason } = decision;
  return (
    <Card title={text('decision')}>
      <div className="stack">
        <div className="row wrap">
          <b>{text(`verdict_${verdict}`, { amount: showMoney(amount) })}</b>
          {verdict === 'refund' && (
            <>
              <KindTag tone="plain">{text(return_needed ? 'returnIsNeeded' : 'noReturn')}</KindTag>
              <KindTag tone={borne_by === 'platform' ? 'blue' : 'plain'}>{text(`borne_${borne_by}`)}</KindTag>
            </>
          )}
        </div>
        {reason && <p className={styles.words}>{reason}</p>}
      </div>
    </Card>
  );
}
