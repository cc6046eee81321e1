import { useOrdersText } from '../orders-text.ts';
import { useDashboard } from '../queries.ts';

/** The list in one line: what waits here, and how much of it is late. */
export function OrdersSummary() {
  const text = useOrdersText();
  const todo = useDashboard().data?.todo;
  if (!todo) return null;
  return todo.to_ship_late > 0
    ? text('summaryLate', { ship: todo.to_ship, late: todo.to_ship_late })
    : text('summary', { ship: todo.to_ship, receive: todo.to_receive });
}
