import type { Refund } from '@chengji/contract';
import { CirclePause } from 'lucide-react';
import { look, Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { toTimeLeft } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './PauseLine.module.css';

/** What of the order stands still, with the time it has left then. */
export function PauseLine({ pauses }: Pick<Refund, 'pauses'>) {
  const t = useRefundStrings();
  if (!pauses) return null;
  const { days, time } = toTimeLeft(pauses.left);
  const left = days > 0 ? t('daysAndTime', { days, time }) : time;
  return (
    <Row row="start" gap={2} above={4} size={13} tone={2} className={styles.line}>
      <Icon as={CirclePause} size={18} className={look({ tone: 3 })} />
      <span>{t(`paused.${pauses.event}`, { left })}</span>
    </Row>
  );
}
