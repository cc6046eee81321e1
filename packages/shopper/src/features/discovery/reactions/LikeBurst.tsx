import type { CSSProperties } from 'react';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import styles from './LikeBurst.module.css';

const SIZE = 88;

/** The heart that shows where a double tap liked something; `at` counts from the corner of what it stands in. */
export function LikeBurst({ at, onEnd }: { at: { x: number; y: number } | null; onEnd: () => void }) {
  if (!at) return null;
  const style: CSSProperties = { left: at.x - SIZE / 2, top: at.y - SIZE / 2 };
  return (
    <span className={styles.burst} style={style} onAnimationEnd={onEnd}>
      <HeartSolid size={SIZE} />
    </span>
  );
}
