import { useMomentText } from '../../../design/values/MomentText.tsx';
import type { RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** When a refund was over, behind when it was applied for. */
export function EndedAt({ refund: { ended_at } }: { refund: Pick<RefundFacts, 'ended_at'> }) {
  const text = useRefundsText();
  const momentText = useMomentText();
  if (ended_at === null) return null;
  return <> · {text('endedAt', { time: momentText(ended_at) })}</>;
}
