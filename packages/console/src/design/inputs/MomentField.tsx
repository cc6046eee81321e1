import { DatePicker } from 'antd';
import { usePickerMoments } from '../values/use-picker-moments.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './field-props.ts';

/** A moment to the minute, or none. */
export function MomentField({ id, label, value, onChange }: FieldProps<number | null> & { label: string }) {
  const { toPicker, fromPicker } = usePickerMoments();
  return (
    <Field label={label} htmlFor={id}>
      <DatePicker
        id={id}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        value={value === null ? null : toPicker(value)}
        onChange={(next) => onChange(next ? fromPicker(next) : null)}
      />
    </Field>
  );
}
