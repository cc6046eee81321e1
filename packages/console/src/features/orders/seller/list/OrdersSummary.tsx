import { useOrdersText } from '../../orders-text.ts';
import { useOrderCounts } from '../../queries.ts';

/** The list in one line: what waits here, and how much of it is late. */
export function OrdersSummary() {
  const text = useOrdersText();
  const counts = useOrderCounts();
  if (!counts) return null;
  const { ship = 0, receive = 0, late = 0 } = counts;
  return late > 0 ? text('summaryLate', { ship, late }) : text('summary', { ship, receive });
}
