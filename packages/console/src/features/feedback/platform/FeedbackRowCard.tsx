import type { PlatformFeedback } from '@chengji/contract';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Stars } from '../../../design/values/Stars.tsx';
import styles from './feedback.module.css';
import { CategoryTag, FeedbackStatus, SentBy } from './feedback-parts.tsx';

/** Feedback where there is no room for a table. */
export function FeedbackRowCard({ row }: { row: PlatformFeedback }) {
  return (
    <>
      <span className="row between wrap">
        <Stars score={row.rating} />
        <FeedbackStatus row={row} />
      </span>
      <p className={styles.words}>{row.content}</p>
      <span className="row between wrap">
        <CategoryTag row={row} />
        <span className="muted small">
          <SentBy row={row} /> · <MomentText at={row.createtime} />
        </span>
      </span>
    </>
  );
}
