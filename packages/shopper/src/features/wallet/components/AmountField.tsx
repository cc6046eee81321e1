import { CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useDesignStrings } from '../../../design/strings.ts';
import { toTyped } from '../amount.view.ts';
import styles from './AmountField.module.css';

type AmountFieldProps = {
  label: string;
  value: string;
  error: string;
  onChange: (typed: string) => void;
  /** Beside the label, such as the most it may be. */
  hint?: string;
  /** Below the amount: its limits, or the button that takes all. */
  children?: ReactNode;
};

/** An amount of yuan, typed in large figures. */
export function AmountField({ label, value, error, hint, onChange, children }: AmountFieldProps) {
  const t = useDesignStrings();
  const id = useId();
  return (
    <SectionCard>
      <Row row="between" gap={2}>
        <label htmlFor={id} className={look({ size: 14, tone: 2 })}>
          {label}
        </label>
        {hint && (
          <Text size={13} tone={3} num>
            {hint}
          </Text>
        )}
      </Row>
      <div className={styles.amount} data-invalid={error ? '' : undefined}>
        <span aria-hidden>¥</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(toTyped(event.target.value))}
        />
        {value && (
          <IconButton
            icon={CircleX}
            label={t('clear')}
            size={20}
            className={look({ tone: 3 })}
            onPress={() => onChange('')}
          />
        )}
      </div>
      <FieldError id={`${id}-error`} text={error} />
      {children && (
        <Row row="between" gap={2} size={13} tone={3} className={styles.foot}>
          {children}
        </Row>
      )}
    </SectionCard>
  );
}
