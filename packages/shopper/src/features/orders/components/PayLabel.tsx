import { useSecondsLeft } from '@chengji/client-kit/react';
import { Text } from '../../../design/layout/primitives.ts';
import { shortTime } from '../order.view.ts';
import { refreshOrdersOnceSettled } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';

/** The label of the button that pays, with the time left for it; after that the order is closed. */
export function PayLabel({ until }: { until: number }) {
  const t = useOrderStrings();
  const left = useSecondsLeft(until, refreshOrdersOnceSettled);
  return <Text num>{left > 0 ? t('do.payWithin', { time: shortTime(left) }) : t('do.pay')}</Text>;
}
