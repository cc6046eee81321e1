/** What of an order its shop can send now. */
import type { OrderState } from '@chengji/contract';
import type { LineRefunds } from '../after-sale/line-refunds.ts';
import { countToSend } from '../after-sale/refund-plan.rules.ts';
import type { OrderLineRecord } from '../order.queries.ts';

/** Paid and not waiting for others; in the later states for what was left behind. */
const states: ReadonlySet<OrderState> = new Set([
  'pending_shipment',
  'shipped',
  'pending_review',
  'completed',
]);

/** The lines of which pieces are still to be sent: those that can go, and those a refund that is open holds back. */
export function sortToShip(
  { state }: { state: OrderState },
  lines: readonly OrderLineRecord[],
  refunds: LineRefunds,
): { free: OrderLineRecord[]; held: OrderLineRecord[] } {
  const open = states.has(state) ? lines.filter((line) => countToSend(line) > 0) : [];
  const isHeld = ({ id }: OrderLineRecord) => refunds.get(id)?.isOpen ?? false;
  return { free: open.filter((line) => !isHeld(line)), held: open.filter(isHeld) };
}
