import { classes } from '@chengji/client-kit/classes';
import styles from './chart.module.css';
import { linePath, linePoints } from './line-shape.ts';

const width = 56;
const height = 20;

/** A figure's way over the period, small beside it; the figure itself says what it is. */
export function Sparkline({ values, isStrong }: { values: readonly number[]; isStrong?: boolean }) {
  if (values.length < 2) return null;
  return (
    <svg
      className={classes(styles.sparkline, isStrong && styles.sparklineStrong)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={linePath(linePoints(values, width, height))} />
    </svg>
  );
}
