import { Check as Tick } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from '../layout/cell.module.css';
import { Box } from '../layout/primitives.ts';
import { Icon } from '../pictures/Icon.tsx';
import controlStyles from './control.module.css';

export type RadioOption<Key extends string> = { key: Key; label: ReactNode; disabled?: boolean };

type RadioGroupProps<Key extends string> = {
  label: string;
  options: readonly RadioOption<Key>[];
  on: Key | null;
  onChange: (key: Key) => void;
};

/** One of several, each a row with its tick at the right. */
export function RadioGroup<Key extends string>({ label, options, on, onChange }: RadioGroupProps<Key>) {
  const name = useId();
  return (
    <fieldset aria-label={label}>
      {options.map((option) => (
        <label key={option.key} className={`${styles.cell} ${controlStyles.checkLabel}`}>
          <Box as="span" grow>
            {option.label}
          </Box>
          <input
            type="radio"
            name={name}
            checked={option.key === on}
            disabled={option.disabled}
            onChange={() => onChange(option.key)}
          />
          <span className={controlStyles.check}>
            <Icon as={Tick} size={13} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
