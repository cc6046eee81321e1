import { serverNow, useSecondsLeft } from '@chengji/client-kit/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { Field } from '../inputs/Field.tsx';
import { toErrorProps } from '../inputs/FieldError.tsx';
import type { FieldProps } from '../inputs/field-props.ts';

/** A form with the number that the code goes to. */
type MobileForm = {
  values: { mobile: string };
  check: (name: 'mobile') => Promise<boolean>;
  showRefusal: (error: unknown) => void;
};

type CodeProps = FieldProps<string> & {
  form: MobileForm;
  /** Answers in how many seconds the next may be sent. */
  onSend: (mobile: string) => Promise<{ seconds: number }>;
};

/** A code sent to a mobile; another can be asked for after a while. */
export function SmsCodeField({ id, value, error, onChange, form, onSend }: CodeProps) {
  const text = useDesignText();
  const [nextAt, setNextAt] = useState(0);
  const waits = useSecondsLeft(nextAt);

  async function handleAsk(): Promise<void> {
    if (!(await form.check('mobile'))) return;
    try {
      const { seconds } = await onSend(form.values.mobile);
      setNextAt(serverNow() + seconds);
    } catch (error) {
      form.showRefusal(error);
    }
  }
  return (
    <Field label={text('smsCode')} htmlFor={id} error={error}>
      <div className="row">
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...toErrorProps(id, error)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button disabled={waits > 0} onClick={() => void handleAsk()}>
          {waits > 0 ? text('smsCodeWait', { n: waits }) : text('getSmsCode')}
        </Button>
      </div>
    </Field>
  );
}
