import type { OrderRow } from '@chengji/contract';
import { Countdown } from '../../../design/Countdown.tsx';
import { refreshOrders } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';

/** An event that is due fires within seconds of its time. */
const SETTLED_MS = 3_000;

/** What happens by itself next, and when; nothing where nothing is due. */
export function DeadlineLine({ order }: { order: Pick<OrderRow, 'deadlines'> }) {
  const t = useOrderStrings();
  const [deadline] = order.deadlines;
  if (!deadline) return null;
  const { event, at, paused_by } = deadline;
  if (paused_by) return t('paused');
  return (
    <>
      {t(`before.${event}`)}{' '}
      <Countdown at={at} look="text" onEnd={() => setTimeout(refreshOrders, SETTLED_MS)} />{' '}
      {t(`after.${event}`)}
    </>
  );
}
