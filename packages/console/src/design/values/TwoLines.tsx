import type { ReactNode } from 'react';
import styles from '../tables/cells.module.css';

type Props = { first: ReactNode; second: ReactNode; isStrong?: boolean; className?: string | undefined };

/** What something is, and smaller below it what else is said of it. */
export function TwoLines({ first, second, isStrong = false, className = '' }: Props) {
  return (
    <span className={`${styles.cellTwo} ${className}`.trim()}>
      <span className={isStrong ? 'strong' : undefined}>{first}</span>
      <span>{second}</span>
    </span>
  );
}
