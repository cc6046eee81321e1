import styles from '../inputs/control.module.css';
import { StarSolid } from '../pictures/solid-icons.tsx';
import { useDesignStrings } from '../strings.ts';

export const scores = [1, 2, 3, 4, 5] as const;

/** A score of 1 to 5, to look at. */
export function Stars({ score, size = 13 }: { score: number; size?: number }) {
  const t = useDesignStrings();
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { score })}>
      {scores.map((step) => (
        <span key={step} className={step <= Math.round(score) ? undefined : styles.starsOff}>
          <StarSolid size={size} />
        </span>
      ))}
    </span>
  );
}
