import { minutesAfter } from '../../../kernel/time/durations.ts';
import type { OrderLineRecord, OrderRecord } from '../order.queries.ts';
import { canMove } from '../order.states.ts';
import type { SentPiecesRecord } from './sent-pieces.queries.ts';

type Sent = Pick<SentPiecesRecord, 'sentAt' | 'parcelId'>;

/** The pieces that were shipped last, together: at the same moment, in the same parcel. */
export function listLastShipped<T extends Sent>(sent: readonly T[]): T[] {
  const last = sent.reduce<T | undefined>(
    (one, other) => (one && !isLater(other, one) ? one : other),
    undefined,
  );
  return sent.filter((one) => last && !isLater(last, one) && !isLater(one, last));
}

const isLater = (one: Sent, than: Sent): boolean => {
  const [at, before] = [one.sentAt.getTime(), than.sentAt.getTime()];
  return at > before || (at === before && (one.parcelId ?? 0) > (than.parcelId ?? 0));
};

/** Until when what was shipped last can be taken back; null where the order is not on its way. */
export function findRecallUntil(
  { state, openRefunds }: Pick<OrderRecord, 'state' | 'openRefunds'>,
  lines: readonly Pick<OrderLineRecord, 'shippedAt'>[],
  minutes: number,
): Date | null {
  const last = Math.max(...lines.map(({ shippedAt }) => shippedAt?.getTime() ?? 0));
  if (!canMove(state, 'recall') || openRefunds > 0 || last <= 0) return null;
  return minutesAfter(new Date(last), minutes);
}
