import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { toErrorProps } from './FieldError.tsx';
import type { FieldProps } from './field-props.ts';

type Props<T extends string | number> = {
  id: string;
  label: string;
  /** Nothing is chosen yet where it is empty. */
  value: T | null;
  options: { value: T; label: string }[];
  error?: FieldProps<T>['error'];
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The options are still to come. */
  isLoading?: boolean;
  /** An option is found by typing part of its name. */
  hasSearch?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  onChange: (value: T) => void;
};

/** One of several. */
export function SelectField<T extends string | number>(props: Props<T>) {
  const { id, label, value, options, error, isRequired, isDisabled, placeholder, hint, onChange } = props;
  const { isLoading = false, hasSearch = false } = props;
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint} error={error}>
      <Select<T | null>
        id={id}
        placeholder={placeholder}
        {...(isDisabled ? { disabled: true } : {})}
        loading={isLoading}
        showSearch={hasSearch && { optionFilterProp: 'label' }}
        {...toErrorProps(id, error)}
        value={value || null}
        options={options}
        onChange={(next) => next !== null && onChange(next)}
      />
    </Field>
  );
}
