import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';

type Props = {
  label: string;
  value: string;
  isRequired?: boolean;
  isWrong: boolean;
  hint?: ReactNode;
  onChange: (typed: string) => void;
};

/** An amount as it is typed; what is wrong shows once something was typed. */
export function MoneyField({ label, value, isRequired = false, isWrong, hint, onChange }: Props) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint}>
      <Input
        id={id}
        prefix="¥"
        inputMode="decimal"
        maxLength={12}
        status={isWrong && value !== '' ? 'error' : ''}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
