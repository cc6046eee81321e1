import { useState } from 'react';
import { type Decision, startDecision } from '../complaints.view.ts';

/** The decision as it is made. */
export function useDecision() {
  const [draft, setDraft] = useState(startDecision);
  return {
    draft,
    change: (part: Partial<Decision>) => setDraft((current) => ({ ...current, ...part })),
  };
}

export type DecisionAtHand = ReturnType<typeof useDecision>;
