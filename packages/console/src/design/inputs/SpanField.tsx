import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ReactNode, useId } from 'react';
import { usePickerMoments } from '../values/use-picker-moments.ts';
import { Field } from './Field.tsx';
import { FreeTab } from './FreeTab.tsx';

type Props = {
  label: string;
  from: number | null;
  to: number | null;
  /** What is said of either end while it is open. */
  placeholder: [string, string];
  isRequired?: boolean;
  isWrong?: boolean;
  /** Its beginning, or all of it, stands. */
  isDisabled?: boolean | [boolean, boolean];
  hint?: ReactNode;
  onChange: (from: number | null, to: number | null) => void;
};

/** From one moment to another; what need not be given may be left open at either end. */
export function SpanField({ label, from, to, isRequired = false, isWrong = false, hint, ...props }: Props) {
  const id = useId();
  const { toPicker, fromPicker } = usePickerMoments();
  const { placeholder, isDisabled, onChange } = props;
  const shown = (at: number | null) => (at === null ? null : toPicker(at));
  const chosen = (shown: Dayjs | null | undefined) => (shown ? fromPicker(shown.startOf('minute')) : null);
  const isGiven = from !== null || to !== null;
  return (
    <Field label={label} htmlFor={id} isRequired={isRequired} hint={hint}>
      <FreeTab>
        <DatePicker.RangePicker
          id={{ start: id, end: `${id}-end` }}
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          allowEmpty={[!isRequired, !isRequired]}
          placeholder={placeholder}
          {...(isDisabled ? { disabled: isDisabled } : {})}
          status={isWrong && isGiven ? 'error' : ''}
          value={[shown(from), shown(to)]}
          onChange={(span) => onChange(chosen(span?.[0]), chosen(span?.[1]))}
        />
      </FreeTab>
    </Field>
  );
}
