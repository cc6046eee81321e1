import type { ReactNode } from 'react';
import styles from './state-pill.module.css';

/** Waiting for others, waiting for the person, with the platform, done, refused or failed, over. */
export type StateTone = 'waits' | 'acts' | 'info' | 'done' | 'refused' | 'over';

/** A state in words on the ground of its meaning. */
export const StatePill = ({ tone, children }: { tone: StateTone; children: ReactNode }) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
);
