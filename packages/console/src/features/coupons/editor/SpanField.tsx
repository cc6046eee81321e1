import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
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

const shown = (at: number | null) => (at === null ? null : dayjs.unix(at));

/** From one moment to another; what need not be given may be left open at either end. */
export function SpanField({ label, from, to, isRequired = false, isWrong, hint, onChange }: Props) {
  const text = useCouponsText();
  const id = useId();
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
        onChange={(span) => onChange(span?.[0]?.unix() ?? null, span?.[1]?.unix() ?? null)}
      />
    </Field>
  );
}
