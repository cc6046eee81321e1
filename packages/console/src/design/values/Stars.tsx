import { Star } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import styles from './status.module.css';

const places = [1, 2, 3, 4, 5];

/** A score of 1 to 5 as stars, with a text for screen readers. */
export function Stars({ score }: { score: number }) {
  const text = useDesignText();
  return (
    <span className={styles.stars} role="img" aria-label={text('stars', { n: score })}>
      {places.map((place) => (
        <Star key={place} data-full={place <= score} aria-hidden="true" />
      ))}
    </span>
  );
}
