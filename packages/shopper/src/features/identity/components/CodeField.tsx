import type { SmsEvent } from '@chengji/contract';
import type { ComponentProps } from 'react';
import { Field } from '../../../design/Field.tsx';
import { TextButton } from '../../../design/TextButton.tsx';
import { useIdentityStrings } from '../strings.ts';
import { useSmsCode } from '../use-sms-code.ts';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  event: SmsEvent;
  /** Answers the number to send to, or null after it said what is wrong with it. */
  onAsk: () => Promise<string | null>;
};

/** The six digits, with the button that asks for them. */
export function CodeField({ event, onAsk, ...field }: CodeFieldProps) {
  const t = useIdentityStrings();
  const sms = useSmsCode(event);
  const handleAsk = async () => {
    const mobile = await onAsk();
    if (mobile) sms.send(mobile);
  };
  return (
    <Field
      {...field}
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      end={
        <TextButton brand onPress={() => void handleAsk()} disabled={sms.left > 0 || sms.busy}>
          {sms.left > 0 ? t('sendAgain', { seconds: sms.left }) : t('sendCode')}
        </TextButton>
      }
    />
  );
}
