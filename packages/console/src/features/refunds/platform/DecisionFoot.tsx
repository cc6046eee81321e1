import { showMoney } from '@chengji/client-kit/money-display';
import { Button } from 'antd';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { toDecisionInput, toEffect, toTerms } from '../decision.view.ts';
import { useDecideRefund } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './decision.module.css';
import type { DecisionAtHand } from './use-decision.ts';

type Props = { refund: MarketRefund; decision: DecisionAtHand; onDone: () => void };

const nextKey = 'J';

/** Decides; the button says the effect and the amount. */
export function DecisionFoot({ refund, decision: { draft, isReady }, onDone }: Props) {
  const text = useRefundsText();
  const decide = useDecideRefund();
  const askFinally = useFinalAct();
  const effect = toEffect(draft);
  const words = {
    amount: showMoney(toTerms(draft).amount ?? '0.00'),
    goes: text(`goes_${refund.returns_to}`),
    bearer: text(`bearer_${draft.borneBy}`),
  };
  const ask = () => {
    if (!isReady || decide.isPending) return;
    askFinally({
      title: text(`decide${effect}`, words),
      body: text(`decide${effect}Body`, words),
      doneText: text('decided'),
      act: () => decide.mutateAsync(toDecisionInput(refund.id, draft)),
      onDone,
    });
  };
  useQueueKeys({ onDecide: ask });
  return (
    <div className={styles.foot}>
      <Button type="primary" block disabled={!isReady} loading={decide.isPending} onClick={ask}>
        {text(`decide${effect}`, words)}
      </Button>
      <p className="row between muted small">
        <span>{text('decideOnce')}</span>
        <span>
          {text('nextKey')} <kbd>{nextKey}</kbd>
        </span>
      </p>
    </div>
  );
}
