import { Input } from 'antd';
import { typedCents } from '../../campaign-draft.ts';
import styles from '../campaign-editor.module.css';

type Props = {
  label: string;
  typed: string | undefined;
  isDisabled: boolean;
  /** What is typed is money, and still does not do. */
  isWrong?: boolean;
  onChange: (typed: string) => void;
};

/** An amount as it is typed, marked when it is none. */
export function MoneyInput({ label, typed = '', isDisabled, isWrong = false, onChange }: Props) {
  const isBad = isWrong || (typed !== '' && typedCents(typed) === undefined);
  return (
    <Input
      className={styles.moneyInput}
      aria-label={label}
      aria-invalid={isBad}
      prefix="¥"
      inputMode="decimal"
      maxLength={12}
      value={typed}
      {...(isDisabled ? { disabled: true } : {})}
      {...(isBad ? { status: 'error' as const } : {})}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
