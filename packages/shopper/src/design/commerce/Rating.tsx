import { useId } from 'react';
import styles from '../inputs/control.module.css';
import { StarSolid } from '../pictures/solid-icons.tsx';
import { useDesignStrings } from '../strings.ts';
import { scores } from './Stars.tsx';

type RatingProps = {
  label: string;
  score: number;
  onChange: (score: number) => void;
};

/** A score of 1 to 5, to give. */
export function Rating({ label, score, onChange }: RatingProps) {
  const t = useDesignStrings();
  const name = useId();
  return (
    <fieldset className={styles.rating} aria-label={label}>
      {scores.map((step) => (
        <label key={step} data-on={step <= score ? '' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('stars', { score: step })}
            checked={step === score}
            onChange={() => onChange(step)}
          />
          <StarSolid size={26} />
        </label>
      ))}
    </fieldset>
  );
}
