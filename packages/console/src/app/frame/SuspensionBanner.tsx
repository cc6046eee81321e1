import { Note } from '../../design/feedback/Note.tsx';
import { useMomentText } from '../../design/values/MomentText.tsx';
import { useSuspension } from '../../kernel/suspension.ts';
import { useAppText } from '../app-text.ts';
import styles from './frame.module.css';

/** On every page of a suspended shop: why, since when, and what its people may still do. */
export function SuspensionBanner() {
  const text = useAppText();
  const momentText = useMomentText();
  const suspension = useSuspension();
  if (!suspension) return null;
  return (
    <section className={styles.suspension} aria-label={text('suspended')}>
      <Note tone="warning">
        <p className="strong">{text('suspendedSince', { time: momentText(suspension.since) })}</p>
        <p>{text('suspendedReason', { reason: suspension.reason })}</p>
        <p>{text('suspendedMay')}</p>
        <p>{text('suspendedMayNot')}</p>
      </Note>
    </section>
  );
}
