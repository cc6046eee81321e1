import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ReactNode, useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { usePickerMoments } from '../../../design/values/use-picker-moments.ts';
import { useCouponsText } from '../coupons-text.ts';

type Props = {
  label: string;
  from: number | null;
  to: number | null;
  isRequired?: boolean;
  isWrong: boolean;
  hint?: ReactNode;
  onChange: (from: number | null, to: number | null) => void;
};

/** From one moment to another; what need not be given may be left open at either end. */
export function SpanField({ label, from, to, isRequired = false, isWrong, hint, onChange }: Props) {
  const text = useCouponsText();
  const id = useId();
  const { toPicker, fromPicker } = usePickerMoments();
  const shown = (at: number | null) => (at === null ? null : toPicker(at));
  const chosen = (shown: Dayjs | null | undefined) => (shown ? fromPicker(shown) : null);
  const isGiven = from !== null || to !== null;
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint}>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        allowEmpty={[!isRequired, !isRequired]}
        placeholder={[text('begins'), text('ends')]}
        status={isWrong && isGiven ? 'error' : ''}
        value={[shown(from), shown(to)]}
        onChange={(span) => onChange(chosen(span?.[0]), chosen(span?.[1]))}
      />
    </Field>
  );
}
