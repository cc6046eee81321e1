import { useSecondsLeft } from '@chengji/client-kit/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { Field } from '../inputs/Field.tsx';
import { toErrorProps } from '../inputs/FieldError.tsx';
import type { FieldProps } from '../inputs/field-props.ts';

/** `onAsk` sends a code, and answers when the next may be sent. */
type CodeProps = FieldProps<string> & { onAsk: () => Promise<number> };

/** A code sent to a mobile; another can be asked for after a while. */
export function SmsCodeField({ id, value, error, onChange, onAsk }: CodeProps) {
  const text = useDesignText();
  const [nextAt, setNextAt] = useState(0);
  const waits = useSecondsLeft(nextAt);
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
        <Button disabled={waits > 0} onClick={async () => setNextAt(await onAsk())}>
          {waits > 0 ? text('smsCodeWait', { n: waits }) : text('getSmsCode')}
        </Button>
      </div>
    </Field>
  );
}
