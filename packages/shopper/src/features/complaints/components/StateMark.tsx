import type { ComplaintState } from '@chengji/contract';
import { getTone } from '../complaint.view.ts';
import { useComplaintStrings } from '../strings.ts';
import styles from './StateMark.module.css';

/** A state in words on the ground of its meaning. */
export function StateMark({ state }: { state: ComplaintState }) {
  const t = useComplaintStrings();
  return (
    <span className={styles.state} data-tone={getTone(state)}>
      {t(`state.${state}`)}
    </span>
  );
}
