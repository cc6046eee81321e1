import { minutesAfter } from '../../../kernel/time/durations.ts';
import type { OrderLineRecord, OrderRecord } from '../order.queries.ts';
import { canMove } from '../order.states.ts';

type Sent = Pick<OrderLineRecord, 'shippedAt' | 'parcelId'>;

/** The lines that were shipped last, together: at the same moment, in the same parcel. */
export function listLastShipped<T extends Sent>(lines: readonly T[]): T[] {
  const shipped = lines.filter(({ shippedAt }) => shippedAt !== null);
  const last = shipped.reduce<T | undefined>(
    (one, line) => (one && !isLater(line, one) ? one : line),
    undefined,
  );
  return shipped.filter((line) => last && !isLater(last, line) && !isLater(line, last));
}

const isLater = (line: Sent, than: Sent): boolean => {
  const [at, before] = [line.shippedAt?.getTime() ?? 0, than.shippedAt?.getTime() ?? 0];
  return at > before || (at === before && (line.parcelId ?? 0) > (than.parcelId ?? 0));
};

/** Until when what was shipped last can be taken back; null where the order is not on its way. */
export function findRecallUntil(
  { state, openRefunds }: Pick<OrderRecord, 'state' | 'openRefunds'>,
  lines: readonly Sent[],
  minutes: number,
): Date | null {
  const [last] = listLastShipped(lines);
  if (!canMove(state, 'recall') || openRefunds > 0 || !last?.shippedAt) return null;
  return minutesAfter(last.shippedAt, minutes);
}
