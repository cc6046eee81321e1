import { Minus, Plus } from 'lucide-react';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import styles from './control.module.css';

type StepperProps = {
  value: number;
  min?: number;
  max?: number;
  size?: 'm' | 'l';
  onChange: (value: number) => void;
};

/** A number: less is disabled at the minimum, more at the maximum. */
export function Stepper({ value, min = 1, max, size = 'm', onChange }: StepperProps) {
  const t = useDesignStrings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a heavier frame for three parts
    <span
      className={size === 'l' ? `${styles.stepper} ${styles.stepperL}` : styles.stepper}
      role="group"
      aria-label={t('quantity')}
    >
      <button
        type="button"
        aria-label={t('decrease')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon as={Minus} size={14} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={t('increase')}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon as={Plus} size={14} />
      </button>
    </span>
  );
}
