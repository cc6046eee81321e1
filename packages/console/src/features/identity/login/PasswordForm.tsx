import { staffSecurityCalls } from '@chengji/contract/identity/staff-security.calls';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { SubmitForm } from '../../../design/form/SubmitForm.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { PasswordField } from '../../../design/inputs/PasswordField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useIdentityText } from '../identity-text.ts';

type Credentials = { account: string; password: string };
type Props = { onSend: (credentials: Credentials) => Promise<void>; onRefused: (error: unknown) => void };

/** The first step of a login. */
export function PasswordForm({ onSend, onRefused }: Props) {
  const text = useIdentityText();
  const [isPending, setPending] = useState(false);
  const send = (credentials: Credentials) => {
    setPending(true);
    return onSend(credentials).finally(() => setPending(false));
  };
  const form = useEditorForm({
    schema: staffSecurityCalls['POST /seller/auth/login'].in,
    start: { account: '', password: '' },
    words: () => ({ account: text('accountMissing'), password: text('passwordMissing') }),
    save: { mutateAsync: send, isPending },
    doneText: null,
    onRefused,
    asksToLeave: false,
  });
  return (
    <ConfigProvider componentSize="large">
      <SubmitForm action={text('login')} form={form}>
        <TextField
          {...form.field('account')}
          label={text('account')}
          most={64}
          autoComplete="username"
          autoFocus
        />
        <PasswordField {...form.field('password')} label={text('password')} autoComplete="current-password" />
      </SubmitForm>
    </ConfigProvider>
  );
}
