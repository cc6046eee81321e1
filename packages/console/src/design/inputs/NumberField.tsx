import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { toErrorProps } from './FieldError.tsx';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps<number | null> & {
  label: string;
  least: number;
  most: number;
  /** Said behind the number. */
  unit?: string;
  placeholder?: string;
  className?: string;
  isRequired?: boolean;
  hint?: ReactNode;
};

/** A whole number. */
export function NumberField(props: Props) {
  const { id, label, value, error, least, most, unit, placeholder, className, isRequired, hint } = props;
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint} error={error}>
      <InputNumber<number>
        id={id}
        className={className}
        min={least}
        max={most}
        precision={0}
        suffix={unit}
        placeholder={placeholder}
        {...toErrorProps(id, error)}
        value={value}
        onChange={props.onChange}
      />
    </Field>
  );
}
