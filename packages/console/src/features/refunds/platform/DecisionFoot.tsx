import { showMoney } from '@chengji/client-kit/money-display';
import { DecideFoot } from '../../../design/queue/DecideFoot.tsx';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { toDecisionInput, toEffect, toTerms } from '../decision.view.ts';
import { useDecideRefund } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import type { DecisionAtHand } from './use-decision.ts';

type Props = { refund: MarketRefund; decision: DecisionAtHand; onDone: () => void };

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
  const ask = () =>
    askFinally({
      title: text(`decide${effect}`, words),
      body: text(`decide${effect}Body`, words),
      doneText: text('decided'),
      act: () => decide.mutateAsync(toDecisionInput(refund.id, draft)),
      onDone,
    });
  return (
    <DecideFoot
      title={text(`decide${effect}`, words)}
      isReady={isReady}
      isSending={decide.isPending}
      onDecide={ask}
      note={text('decideOnce')}
    />
  );
}
