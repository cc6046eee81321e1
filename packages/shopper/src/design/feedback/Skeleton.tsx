import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  width?: number | string;
  height: number | string;
  radius?: number | string;
  /** Space above. */
  gap?: number;
};

/** A block in the geometry of the content to come. */
export function Skeleton({ width = '100%', height, radius, gap }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: radius, marginTop: gap };
  return <span className={styles.skeleton} data-skeleton style={style} />;
}
