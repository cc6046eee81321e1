import { useState } from 'react';
import { type Decision, findAmountProblem, isReady, startDecision, toTerms } from '../decision.view.ts';
import { useDecisionPreview } from '../queries.ts';
import type { MarketRefund } from '../refunds.view.ts';

/** The decision as it is made, and what it would book. */
export function useDecision(refund: MarketRefund, mayDecide: boolean) {
  const [draft, setDraft] = useState<Decision>(() => startDecision(refund));
  const isAsked = mayDecide && refund.can.decide && draft.isForBuyer;
  const terms = toTerms(draft);
  const preview = useDecisionPreview(
    { id: refund.id, ...terms },
    isAsked && findAmountProblem(draft, refund.max) !== 'amountMissing',
  );
  const max = preview.data?.max ?? refund.max;
  return {
    draft,
    change: (part: Partial<Decision>) => setDraft((current) => ({ ...current, ...part })),
    max,
    isReady: isReady(draft, max) && !(draft.isForBuyer && preview.error),
    entries: preview.data?.entries,
    refusal: preview.error,
  };
}

export type DecisionAtHand = ReturnType<typeof useDecision>;
