import { Input, type InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';
import { toErrorProps } from './FieldError.tsx';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps<string> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  isRequired?: boolean;
  hint?: ReactNode;
  ref?: Ref<InputRef>;
};

export function PasswordField({ id, label, value, error, isRequired, hint, onChange, ...input }: Props) {
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint} error={error}>
      <Input.Password
        id={id}
        maxLength={64}
        {...input}
        {...toErrorProps(id, error)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
