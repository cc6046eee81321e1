import { serverNow } from '@chengji/client-kit/react';
import type { Complaint } from '@chengji/contract';
import { CircleCheck, Clock3 } from 'lucide-react';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { findTiming } from '../complaint.view.ts';
import { useComplaintStrings } from '../strings.ts';
import styles from './TimingLine.module.css';

/** Until when it is answered, that it is later than promised, or when it was. */
export function TimingLine({ complaint }: { complaint: Complaint }) {
  const t = useComplaintStrings();
  const { showShortMoment } = useTimeDisplay();
  const { key, at } = findTiming(complaint, serverNow());
  return (
    <Row as="span" gap={2} size={13} tone={2} className={styles.line}>
      <Icon as={key === 'answeredAt' ? CircleCheck : Clock3} size={16} className={look({ tone: 3 })} />
      <Text num>{t(key, { time: showShortMoment(at) })}</Text>
    </Row>
  );
}
