import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Field } from './Field.tsx';
import type { FieldProps } from './field-props.ts';

/** A moment to the minute, or none. */
export function MomentField({ id, label, value, onChange }: FieldProps<number | null> & { label: string }) {
  return (
    <Field label={label} htmlFor={id}>
      <DatePicker
        id={id}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        value={value === null ? null : dayjs.unix(value)}
        onChange={(next) => onChange(next ? next.unix() : null)}
      />
    </Field>
  );
}
