import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { OrderPart } from '../components/OrderPart.tsx';
import { useMarketRefund } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { DecisionFields } from './DecisionFields.tsx';
import { DecisionFoot } from './DecisionFoot.tsx';
import { FailedFoot } from './FailedFoot.tsx';
import { InterventionFacts } from './InterventionFacts.tsx';
import { useDecision } from './use-decision.ts';

type Props = { id: number; onDone: () => void; onBack: () => void };

/** The refund at hand: both claims, everything said, and the decision. */
export function InterventionWork({ id, onDone, onBack }: Props) {
  const text = useRefundsText();
  const { data, error, refetch } = useMarketRefund(id);
  if (data && !error) return <Work refund={data} onDone={onDone} onBack={onBack} />;
  return (
    <QueueItem label={text('interventions')} onBack={onBack}>
      <NotLoaded error={error} onRetry={refetch} />
    </QueueItem>
  );
}

type WorkProps = Omit<Props, 'id'> & { refund: MarketRefund };

function Work({ refund, onDone, onBack }: WorkProps) {
  const text = useRefundsText();
  const mayDecide = useCan('platform', 'refunds.decide');
  const decision = useDecision(refund, mayDecide);
  const { can } = refund;
  const foot = !mayDecide ? (
    <p className="muted small">{text('mayNotDecide')}</p>
  ) : can.decide ? (
    <DecisionFoot refund={refund} decision={decision} onDone={onDone} />
  ) : can.retry || can.to_balance || refund.repair ? (
    <FailedFoot refund={refund} onDone={onDone} />
  ) : undefined;
  return (
    <QueueItem
      label={text('refundNo', { no: refund.refund_no })}
      onBack={onBack}
      context={{
        label: text('orderFacts'),
        foot,
        body: (
          <>
            <OrderPart refund={refund} title={text('orderFacts')} isShort={can.decide} />
            {can.decide && mayDecide && <DecisionFields refund={refund} decision={decision} />}
          </>
        ),
      }}
    >
      <InterventionFacts refund={refund} />
    </QueueItem>
  );
}
