import { Star } from 'lucide-react';
import { toStars } from '../reviews.view.ts';
import { useReviewsText } from '../reviews-text.ts';
import styles from './reviews.module.css';

/** A score as stars, with a text for screen readers. */
export function Stars({ score }: { score: number }) {
  const text = useReviewsText();
  return (
    <span className={styles.stars} role="img" aria-label={text('stars', { n: score })}>
      {toStars(score).map((isFull, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Star key={at} data-full={isFull} aria-hidden="true" />
      ))}
    </span>
  );
}
