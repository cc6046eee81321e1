import { staffSecurityCalls } from '@chengji/contract/identity/staff-security.calls';
import { Button, ConfigProvider } from 'antd';
import { SmsCodeField } from '../../../design/form/SmsCodeField.tsx';
import { SubmitForm } from '../../../design/form/SubmitForm.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { PasswordField } from '../../../design/inputs/PasswordField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useIdentityText } from '../identity-text.ts';
import { sendResetCode, useResetPassword } from '../queries.ts';

type Props = { onDone: () => void; onBack: () => void; onRefused: (error: unknown) => void };

/** Another password for who forgot it, by a code sent to the mobile that is the account. */
export function ResetForm({ onDone, onBack, onRefused }: Props) {
  const text = useIdentityText();
  const form = useEditorForm({
    schema: staffSecurityCalls['POST /seller/auth/reset'].in,
    start: { mobile: '', code: '', password: '' },
    words: () => ({
      mobile: text('mobileWrong'),
      code: text('smsCodeWrong'),
      password: text('newPasswordHint'),
    }),
    save: useResetPassword(),
    doneText: () => text('passwordReset'),
    onSaved: onDone,
    onRefused,
    asksToLeave: false,
  });
  return (
    <ConfigProvider componentSize="large">
      <SubmitForm action={text('resetPassword')} form={form}>
        <TextField
          {...form.field('mobile')}
          label={text('mobile')}
          inputMode="numeric"
          autoComplete="username"
          most={11}
        />
        <SmsCodeField {...form.field('code')} form={form} onSend={sendResetCode} />
        <PasswordField
          {...form.field('password')}
          label={text('newPassword')}
          hint={text('newPasswordHint')}
          autoComplete="new-password"
        />
      </SubmitForm>
      <Button type="link" onClick={onBack}>
        {text('backToLogin')}
      </Button>
    </ConfigProvider>
  );
}
