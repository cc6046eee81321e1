import { showMoney } from '@chengji/client-kit/money-display';
import { useQueryClient } from '@tanstack/react-query';
import { DueStrip } from '../../../design/queue/DueStrip.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { findDue, type RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** Counts down to what happens when nobody acts; at zero everything is read again. */
export function RefundDue({ refund }: { refund: RefundFacts }) {
  const text = useRefundsText();
  const momentText = useMomentText();
  const queries = useQueryClient();
  const due = findDue(refund);
  if (!due) return null;
  return (
    <DueStrip
      until={due.until}
      from={due.from}
      title={text(`otherwise_${due.otherwise}`, {
        amount: showMoney(refund.amount),
        goes: text(`goes_${refund.returns_to}`),
      })}
      note={text('dueNote', { time: momentText(due.until) })}
      onEnd={() => void queries.invalidateQueries()}
    />
  );
}
