import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useApplication } from '../queries.ts';
import { applicationTones, typeTones } from '../shop-tones.ts';
import { useShopsText } from '../shops-text.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import styles from './applications.module.css';
import { ChecksCard } from './ChecksCard.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';

type Props = { id: number; onDecided: () => void };

/** The application at hand: what it holds, what speaks for it, and the decision. */
export function ApplicationWork({ id, onDecided }: Props) {
  const text = useShopsText();
  const { data, error, refetch } = useApplication(id);
  if (error) {
    return (
      <div className={styles.queueWork}>
        <Failure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.queueWork}>
        <SkeletonRows />
      </div>
    );
  }
  return (
    <>
      <section className={`${styles.queueWork} stack`} aria-label={data.name}>
        <header className={`row ${styles.queueHead}`}>
          <Thumb size={48} image={data.logo} />
          <div className="grow">
            <div className="row wrap">
              <h2>{data.name}</h2>
              <KindTag tone={typeTones[data.type]}>{text(`type_${data.type}`)}</KindTag>
              <StatusDot tone={applicationTones[data.state]}>{text(`state_${data.state}`)}</StatusDot>
            </div>
            <p className="muted">
              {text('again', { n: data.submissions })} · <MomentText at={data.submitted_at} />
            </p>
          </div>
        </header>
        <DocumentsCard application={data} />
        <ApplicationFacts application={data} />
      </section>
      <aside className={styles.queueSide} aria-label={text('decision')}>
        <ChecksCard application={data} />
        <HistoryCard log={data.log} />
        <DecisionPanel application={data} onDecided={onDecided} />
      </aside>
    </>
  );
}
