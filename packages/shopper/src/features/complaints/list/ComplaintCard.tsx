import type { Complaint } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { getTone } from '../complaint.view.ts';
import { TargetHead } from '../components/TargetHead.tsx';
import { useComplaintStrings } from '../strings.ts';
import styles from './ComplaintCard.module.css';
import { TimingLine } from './TimingLine.tsx';

/** A complaint in the list: about what, how it stands, and the answer once there is one. */
export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const t = useComplaintStrings();
  const { id, target, reason, content, state, answer } = complaint;
  return (
    <SectionCard>
      <Link to="pages/user/complaint/lists" params={{ id }} className={styles.card}>
        <TargetHead target={target}>
          <StatePill tone={getTone(state)}>{t(`state.${state}`)}</StatePill>
        </TargetHead>
        <Text size={13} tone={2} lines={2} className={styles.words}>
          <b>{reason.text}</b> · {answer || content}
        </Text>
        <TimingLine complaint={complaint} />
      </Link>
    </SectionCard>
  );
}
