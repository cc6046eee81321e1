import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import styles from './control.module.css';

type StepperProps = {
  value: number;
  min?: number;
  max?: number;
  size?: 'm' | 'l';
  /** The number may be typed as well. */
  typed?: boolean;
  onChange: (value: number) => void;
};

/** A number: less is disabled at the minimum, more at the maximum. */
export function Stepper({ value, min = 1, max, size = 'm', typed, onChange }: StepperProps) {
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
      {typed ? (
        <TypedNumber label={t('quantity')} value={value} min={min} max={max} onChange={onChange} />
      ) : (
        <output>{value}</output>
      )}
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

type TypedNumberProps = {
  label: string;
  value: number;
  min: number;
  max: number | undefined;
  onChange: (value: number) => void;
};

/** What is typed counts once it is left: nothing and too little become the minimum, too much the maximum. */
function TypedNumber({ label, value, min, max, onChange }: TypedNumberProps) {
  const [text, setText] = useState<string | null>(null);
  const handleLeave = () => {
    if (text === null) return;
    setText(null);
    onChange(Math.max(min, Math.min(Number(text), max ?? Number.MAX_SAFE_INTEGER)));
  };
  return (
    <input
      inputMode="numeric"
      enterKeyHint="done"
      maxLength={4}
      aria-label={label}
      value={text ?? value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={handleLeave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
