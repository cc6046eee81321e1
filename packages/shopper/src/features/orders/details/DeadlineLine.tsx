import type { OrderRow } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { getPause } from '../order.view.ts';
import { refreshOrdersOnceSettled } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';

/** The next automatic event, and when; nothing where none is due. */
export function DeadlineLine({ order }: { order: Pick<OrderRow, 'deadlines'> }) {
  const t = useOrderStrings();
  const [deadline] = order.deadlines;
  if (!deadline) return null;
  const { event, at, paused_by } = deadline;
  if (paused_by) return t(getPause(event));
  return (
    <>
      {t(`before.${event}`)} <Countdown at={at} look="text" onEnd={refreshOrdersOnceSettled} />{' '}
      {t(`after.${event}`)}
    </>
  );
}
