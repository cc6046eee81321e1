import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { Field } from '../../design/inputs/Field.tsx';
import { toErrorProps } from '../../design/inputs/FieldError.tsx';
import type { FieldProps } from '../../design/inputs/field-props.ts';

type Props = FieldProps<string | null> & { label: string; placeholder?: string; hint?: ReactNode };

/** A day of the calendar, as `2026-11-21`, or none. */
export function DayField({ id, label, value, error, placeholder, hint, onChange }: Props) {
  return (
    <Field label={label} htmlFor={id} hint={hint} error={error}>
      <DatePicker
        id={id}
        {...toErrorProps(id, error)}
        placeholder={placeholder}
        value={value === null ? null : dayjs(value)}
        onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
      />
    </Field>
  );
}
