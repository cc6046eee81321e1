import type { SmsEvent } from '@chengji/contract';
import { identityCalls } from '@chengji/contract/identity/identity.calls';
import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { useSolving } from '../../../kernel/calls/challenge.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { useIdentityStrings } from '../strings.ts';
import { AuthPage } from './AuthPage.tsx';
import { MobileField } from './MobileField.tsx';
import { useFieldWords } from './use-field-words.ts';

const name = 'POST /wanlshop/sms/send';
const schema = identityCalls[name].in.pick({ mobile: true });

type AskCodeProps = {
  event: SmsEvent;
  title: string;
  hint: string;
  mobile?: string;
  children?: ReactNode;
};

/** The first of two steps: the number a code goes to. */
export function AskCode({ event, title, hint, mobile = '', children }: AskCodeProps) {
  const t = useIdentityStrings();
  const { isSolving } = useSolving();
  const { field, busy, submit } = useCallForm(name, {
    schema,
    defaults: { mobile },
    words: useFieldWords(),
    input: (values) => ({ ...values, event }),
    onDone({ code }, sent) {
      toastOnLeaving(code ? t('demoCode', { code }) : t('codeSent'));
      go('pages/user/auth/validcode', { mobile: sent.mobile, event });
    },
  });
  return (
    <AuthPage title={title} hint={hint} onSubmit={submit}>
      <MobileField {...field('mobile')} />
      <Button submit size="block" busy={busy}>
        {t(busy && isSolving ? 'verifying' : 'next')}
      </Button>
      {children}
    </AuthPage>
  );
}
