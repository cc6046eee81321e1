import { Input } from 'antd';
import { useId } from 'react';
import { Field } from '../../design/inputs/Field.tsx';
import { useIdentityText } from './identity-text.ts';
import styles from './second-factor.module.css';

type Props = {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  size?: 'large';
  /** Only the app itself will do: no recovery code stands in for it. */
  isFirst?: boolean;
};

/** The code of an authenticator app, or a recovery code. */
export function SecondFactorInput({ value, onChange, autoFocus = false, size, isFirst = false }: Props) {
  const text = useIdentityText();
  const id = useId();
  return (
    <Field label={text('code')} htmlFor={id} isRequired hint={text(isFirst ? 'firstCodeHint' : 'codeHint')}>
      <Input
        id={id}
        {...(size ? { size } : {})}
        className={styles.codeInput}
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={24}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
