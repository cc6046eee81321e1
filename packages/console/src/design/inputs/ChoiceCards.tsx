import { classes } from '@chengji/client-kit/classes';
import { Radio } from 'antd';
import { TwoLines } from '../values/TwoLines.tsx';
import styles from './choice-cards.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; hint?: string | undefined; isOff?: boolean }[];
  /** Side by side instead of one below the other. */
  isRow?: boolean;
  onChange: (value: T) => void;
};

/** One of a few, each with what comes of it. */
export function ChoiceCards<T extends string>({ label, value, options, isRow, onChange }: Props<T>) {
  return (
    <Radio.Group
      className={classes(styles.choices, isRow && styles.inRow)}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className={styles.choice}
          {...(option.isOff ? { disabled: true } : {})}
        >
          <TwoLines isStrong first={option.label} second={option.hint} />
        </Radio>
      ))}
    </Radio.Group>
  );
}
