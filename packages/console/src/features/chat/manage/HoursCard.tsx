import type { ChatHours } from '@chengji/contract';
import { chatSellerCalls } from '@chengji/contract/chat/chat.seller.calls';
import { Checkbox, Input } from 'antd';
import { SaveButton } from '../../../design/form/SaveButton.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { Field } from '../../../design/inputs/Field.tsx';
import { toErrorProps } from '../../../design/inputs/FieldError.tsx';
import type { FieldProps } from '../../../design/inputs/field-props.ts';
import { SwitchField } from '../../../design/inputs/SwitchField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useChatText } from '../chat-text.ts';
import { useSaveHours } from '../queries.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** When the shop answers; at other times it says its away message by itself. */
export function HoursCard({ hours, canManage }: { hours: ChatHours; canManage: boolean }) {
  const text = useChatText();
  const form = useEditorForm({
    schema: chatSellerCalls['POST /seller/chat/hours_save'].in,
    start: hours,
    save: useSaveHours(hours, {
      on: text('hoursOn'),
      days: text('days'),
      from: text('from'),
      to: text('to'),
      away: text('away'),
    }),
  });
  const { values } = form;
  return (
    <Card title={text('hours')} aside={canManage && <SaveButton form={form}>{text('save')}</SaveButton>}>
      <div className="stack">
        <SwitchField {...form.field('on')} label={text('hoursOn')} isDisabled={!canManage} />
        {!values.on && <p className="muted">{text('hoursOff')}</p>}
        {values.on && (
          <>
            <Checkbox.Group
              aria-label={text('days')}
              disabled={!canManage}
              value={values.days}
              options={weekdays.map((day) => ({ value: day, label: text(`day_${day}`) }))}
              onChange={(days) => form.change({ days: [...days].sort() })}
            />
            <TimeField {...form.field('from')} label={text('from')} isDisabled={!canManage} />
            <TimeField
              {...form.field('to')}
              label={text('to')}
              hint={values.to < values.from ? text('toNextDay') : undefined}
              isDisabled={!canManage}
            />
            <TextField
              {...form.field('away')}
              label={text('away')}
              hint={text('awayHint')}
              most={200}
              rows={3}
              showsCount
              isRequired
              isDisabled={!canManage}
            />
          </>
        )}
      </div>
    </Card>
  );
}

type TimeProps = FieldProps<string> & { label: string; hint?: string | undefined; isDisabled: boolean };

/** A time of day. */
function TimeField({ id, value, error, label, hint, isDisabled, onChange }: TimeProps) {
  return (
    <Field label={label} hint={hint} htmlFor={id} isRequired error={error}>
      <Input
        type="time"
        id={id}
        value={value}
        {...(isDisabled ? { disabled: true } : {})}
        {...toErrorProps(id, error)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
