import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import styles from './Hearts.module.css';
import { countHearts, type Heart, makeHeart, mostHearts } from './hearts.view.ts';

/** Likes as they come rise as hearts, some of many; with reduced motion there are none. */
export function Hearts({ likes }: { likes: number | null }) {
  const [hearts, setHearts] = useState<readonly Heart[]>([]);
  const before = useRef(likes);
  const next = useRef(0);
  useEffect(() => {
    const grown = before.current === null || likes === null ? 0 : likes - before.current;
    before.current = likes;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const count = isStill ? 0 : countHearts(grown);
    if (count === 0) return;
    const risen = Array.from({ length: count }, () => {
      next.current += 1;
      return makeHeart(next.current, Math.random);
    });
    setHearts((now) => [...now, ...risen].slice(-mostHearts));
  }, [likes]);
  return (
    <div className={styles.hearts} aria-hidden="true">
      {hearts.map(({ key, size, drift, right, delay, tone }) => (
        <span
          key={key}
          className={styles[tone]}
          style={{ right, '--drift': `${drift}px`, animationDelay: `${delay}ms` } as CSSProperties}
          onAnimationEnd={() => setHearts((now) => now.filter((one) => one.key !== key))}
        >
          <HeartSolid size={size} />
        </span>
      ))}
    </div>
  );
}
