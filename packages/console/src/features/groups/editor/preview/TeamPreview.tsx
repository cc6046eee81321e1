import { Plus, UserRound } from 'lucide-react';
import { useGroupsText } from '../../groups-text.ts';
import styles from './phone-preview.module.css';

const mostFaces = 4;

/** A team of one size: who is there, and how many it still wants. */
export function TeamPreview({ people, lacking }: { people: number; lacking: number }) {
  const text = useGroupsText();
  return (
    <div className={`${styles.phonePanel} row between`}>
      <span className={styles.phoneFaces} aria-hidden="true">
        {Array.from({ length: Math.min(people, mostFaces) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats are alike and never move
          <span key={at} className={styles.phoneFace}>
            <UserRound />
          </span>
        ))}
        {lacking > 0 && (
          <span className={`${styles.phoneFace} ${styles.phoneFaceOpen}`}>
            <Plus />
          </span>
        )}
      </span>
      <span className="small">{lacking > 0 ? text('lacking', { n: lacking }) : text('formed')}</span>
    </div>
  );
}
