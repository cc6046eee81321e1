import type { SmsEvent } from '@chengji/contract';
import type { ComponentProps } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { useSolving } from '../../../kernel/calls/challenge.ts';
import { useIdentityStrings } from '../strings.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  event: SmsEvent;
  /** Answers the number to send to, or null after showing what is wrong with it. */
  onAsk: () => Promise<string | null>;
  /** Told the code that a demo market shows. */
  onCode?: (code: string) => void;
  /** Another label than that of the only code on the page. */
  label?: string;
};

/** The six digits, with the button that asks for them. */
export function CodeField({ event, onAsk, onCode, label, ...field }: CodeFieldProps) {
  const t = useIdentityStrings();
  const sms = useSmsCode(event, onCode);
  const { isSolving } = useSolving();
  const handleAsk = async () => {
    const mobile = await onAsk();
    if (mobile) sms.send(mobile);
  };
  return (
    <Field
      {...field}
      label={label ?? t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      end={
        <TextButton brand onPress={() => void handleAsk()} disabled={sms.left > 0 || sms.busy}>
          {sms.left > 0
            ? t('sendAgain', { seconds: sms.left })
            : t(sms.busy && isSolving ? 'verifying' : 'sendCode')}
        </TextButton>
      }
    />
  );
}
