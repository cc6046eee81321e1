import { classes } from '@chengji/client-kit/classes';
import { useId } from 'react';
import styles from '../inputs/control.module.css';
import { StarSolid } from '../pictures/solid-icons.tsx';
import { useDesignStrings } from '../strings.ts';
import { scores } from './Stars.tsx';

type RatingProps = {
  label: string;
  score: number;
  large?: boolean;
  onChange: (score: number) => void;
};

/** A score of 1 to 5, to give. */
export function Rating({ label, score, large, onChange }: RatingProps) {
  const t = useDesignStrings();
  const name = useId();
  return (
    <fieldset className={classes(styles.rating, large && styles.large)} aria-label={label}>
      {scores.map((step) => (
        <label key={step} data-on={step <= score ? '' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('stars', { score: step })}
            checked={step === score}
            onChange={() => onChange(step)}
          />
          <StarSolid size={large ? 36 : 26} />
        </label>
      ))}
    </fieldset>
  );
}
