import { useQueryClient } from '@tanstack/react-query';
import { Countdown } from '../../../design/Countdown.tsx';
import { type Deadline, nextDeadline } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

/** What happens next by itself, and when; at zero the list is asked for again. */
export function NextDeadline({ deadlines }: { deadlines: Deadline[] }) {
  const text = useOrdersText();
  const queries = useQueryClient();
  const next = nextDeadline(deadlines);
  if (!next) return <span className="muted">—</span>;
  return (
    <span className="cell-two">
      {next.paused_by ? (
        <span>{text(`paused_${next.paused_by}`)}</span>
      ) : (
        <Countdown until={next.at} onEnd={() => void queries.invalidateQueries()} />
      )}
      <span>{text(`event_${next.event}`)}</span>
    </span>
  );
}
