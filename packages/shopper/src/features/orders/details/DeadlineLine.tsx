import type { OrderRow } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { getPause, toTimeLeft } from '../order.view.ts';
import { refreshOrdersOnceSettled } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';

/** The next automatic event, and when; nothing where none is due. */
export function DeadlineLine({ order }: { order: Pick<OrderRow, 'deadlines'> }) {
  const t = useOrderStrings();
  const [deadline] = order.deadlines;
  if (!deadline) return null;
  const { event, at, paused_by, left } = deadline;
  if (paused_by) {
    const { key, ...time } = toTimeLeft(left ?? 0);
    return t(getPause(event), { left: t(key, time) });
  }
  return (
    <>
      {t(`before.${event}`)} <Countdown at={at} look="text" onEnd={refreshOrdersOnceSettled} />{' '}
      {t(`after.${event}`)}
    </>
  );
}
