import { showRate } from '@chengji/client-kit/percent-display';
import { Checkbox, DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { Note } from '../../../../design/feedback/Note.tsx';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { CategoryFilter } from '../../../catalog/index.ts';
import { useShopsText } from '../../shops-text.ts';
import { useFeeForm } from './use-fee-form.tsx';

type Props = { shopId: number | undefined; onClose: () => void };

/** Sets a commission from a day on. */
export function FeeModal({ shopId, onClose }: Props) {
  const text = useShopsText();
  const form = useFeeForm(shopId, onClose);
  const { today, now } = form;
  const [category, percent, ends, from] = [
    form.field('category_id'),
    form.field('percent'),
    form.field('ends'),
    form.field('from'),
  ];
  return (
    <EditModal
      title={text('feeChange')}
      action={text('feeContinue')}
      form={form}
      onSave={() => void form.confirmAndSave()}
      onClose={onClose}
    >
      <div className="stack">
        <Field
          label={text('feeCategory')}
          htmlFor={category.id}
          isRequired={shopId === undefined}
          hint={shopId && text('feeCategoryHint')}
          error={category.error}
        >
          <CategoryFilter value={category.value} onChange={category.onChange} />
        </Field>
        <Field label={text('feeNew')} htmlFor={percent.id} isRequired={!ends.value}>
          <InputNumber<number>
            id={percent.id}
            min={0}
            max={50}
            precision={2}
            suffix="%"
            {...(ends.value ? { disabled: true } : {})}
            value={percent.value}
            onChange={percent.onChange}
          />
        </Field>
        <Checkbox checked={ends.value} onChange={({ target }) => ends.onChange(target.checked)}>
          {text('feeEndsHint')}
        </Checkbox>
        <Field label={text('feeFrom')} htmlFor={from.id} hint={text('feeFromHint')} error={from.error}>
          <DatePicker
            id={from.id}
            allowClear={false}
            minDate={dayjs(today)}
            maxDate={dayjs(today).add(3_650, 'day')}
            value={dayjs(from.value)}
            onChange={(day) => day && from.onChange(day.format('YYYY-MM-DD'))}
          />
        </Field>
        {now !== undefined && <Note>{text('feeHolds', { day: from.value, rate: showRate(now) })}</Note>}
      </div>
    </EditModal>
  );
}
