import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from '../tables/cells.module.css';

type Props = {
  first: ReactNode;
  second: ReactNode;
  isStrong?: boolean;
  /** What is too long for its line is cut. */
  isCut?: boolean;
  className?: string | undefined;
};

/** What something is, and smaller below it what else is said of it. */
export function TwoLines({ first, second, isStrong, isCut, className }: Props) {
  return (
    <span className={classes(styles.cellTwo, className)}>
      <span className={classes(isStrong && 'strong', isCut && 'ellipsis')}>{first}</span>
      <span className={classes(isCut && 'ellipsis')}>{second}</span>
    </span>
  );
}
