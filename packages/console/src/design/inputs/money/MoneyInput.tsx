import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Field } from '../Field.tsx';
import { parseMoneyInput } from './parse-money-input.ts';

type InputProps = {
  id?: string;
  /** Its name, where no label above says it. */
  label?: string;
  value: string | undefined;
  className?: string;
  isDisabled?: boolean;
  /** What is typed is money, and still does not do. */
  isWrong?: boolean;
  /** What says what is wrong with it. */
  'aria-describedby'?: string;
  /** Without a currency sign. */
  isBare?: boolean;
  onChange: (typed: string) => void;
};

/** An amount as it is typed, marked when it is none. */
export function MoneyInput({
  label,
  value = '',
  isDisabled,
  isWrong,
  isBare,
  onChange,
  ...rest
}: InputProps) {
  const isBad = value.trim() !== '' && (isWrong || parseMoneyInput(value) === undefined);
  return (
    <Input
      {...rest}
      aria-label={label}
      aria-invalid={isBad}
      prefix={isBare ? undefined : '¥'}
      inputMode="decimal"
      maxLength={12}
      value={value}
      status={isBad ? 'error' : ''}
      {...(isDisabled ? { disabled: true } : {})}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const describedBy = (id: string, error: string | undefined) =>
  error ? { 'aria-describedby': `${id}-error` } : {};

type FieldProps = Omit<InputProps, 'label'> & {
  id: string;
  label: string;
  isRequired?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

export function MoneyField({ label, isRequired, hint, error, isWrong, ...input }: FieldProps) {
  return (
    <Field label={label} htmlFor={input.id} isRequired={isRequired} hint={hint} error={error}>
      <MoneyInput {...input} isWrong={isWrong || error !== undefined} {...describedBy(input.id, error)} />
    </Field>
  );
}
