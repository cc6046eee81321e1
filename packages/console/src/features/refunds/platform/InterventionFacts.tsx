import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { HandledBy } from '../../alerts/index.ts';
import { DecisionCard } from '../components/DecisionCard.tsx';
import { EndedAt } from '../components/EndedAt.tsx';
import { LogTrail } from '../components/LogTrail.tsx';
import { ParcelCard } from '../components/ParcelCard.tsx';
import { RefundDue } from '../components/RefundDue.tsx';
import { RefundStatus } from '../components/RefundStatus.tsx';
import styles from '../components/refund.module.css';
import { ToComeCard } from '../components/ToComeCard.tsx';
import { type MarketRefund, toFailure } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { BuyerClaimCard, ShopClaimCard } from './ClaimCards.tsx';
import { LikeCasesCard } from './LikeCasesCard.tsx';
import { PausesCard } from './PausesCard.tsx';

/** Both claims side by side, everything said, and how like cases were decided. */
export function InterventionFacts({ refund }: { refund: MarketRefund }) {
  const text = useRefundsText();
  const momentText = useMomentText();
  const { refund_no, state, createtime, order_no, failure } = refund;
  return (
    <>
      <QueueHead
        title={text('refundNo', { no: refund_no })}
        marks={
          <>
            <RefundStatus state={state} area="platform" />
            <HandledBy subject="refund" id={refund.id} />
          </>
        }
        summary={
          <>
            {text('appliedAt', { time: momentText(createtime), no: order_no })}
            <EndedAt refund={refund} />
          </>
        }
      />
      <RefundDue refund={refund} />
      {state === 'failed' && (
        <Note tone="error">
          <b>{text(`failure_${toFailure(failure)}`)}</b>
          <p>{text(`failureNext_${toFailure(failure)}`)}</p>
        </Note>
      )}
      {state === 'processing' && <Note>{text('channelWorks')}</Note>}
      <DecisionCard decision={refund.decision} />
      <div className={styles.columns}>
        <BuyerClaimCard refund={refund} />
        <ShopClaimCard refund={refund} />
      </div>
      <div className={styles.columns}>
        <Card title={text('log')}>
          <LogTrail log={refund.log} />
        </Card>
        <div className="stack">
          <LikeCasesCard cases={refund.like_cases} />
          <ParcelCard refund={refund} />
          <PausesCard pauses={refund.pauses} />
          <ToComeCard timeline={refund.timeline} />
        </div>
      </div>
    </>
  );
}
