import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { z } from 'zod';
import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { useIdentityStrings } from '../strings.ts';
import { AuthPage } from './AuthPage.tsx';
import { useFieldWords } from './use-field-words.ts';

const name = 'POST /wanlshop/user/resetpwd';
const schema = identityCalls[name].in
  .pick({ password: true, confirm: true })
  .extend({ unbind: z.boolean() })
  .refine((form) => form.password === form.confirm, { path: ['confirm'] });

/** The new password; every session ends, so the person logs in again. */
export function ResetPasswordScreen() {
  const t = useIdentityStrings();
  const { mobile, code } = useParams('pages/user/auth/resetpwd');
  const { form, field, set, busy, submit } = useCallForm(name, {
    schema,
    defaults: { password: '', confirm: '', unbind: false },
    words: useFieldWords(),
    input: ({ unbind, ...values }) => ({ ...values, mobile, code, ...(unbind ? { unbind } : {}) }),
    onDone() {
      toastOnLeaving(t('passwordChanged'));
      replace('pages/user/auth/name');
    },
  });
  return (
    <AuthPage title={t('resetTitle')} hint={t('resetHint')} onSubmit={submit}>
      <Field {...field('password')} label={t('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('confirm')} label={t('confirm')} type="password" autoComplete="new-password" />
      <Check checked={form.watch('unbind')} onChange={(isOn) => set('unbind', isOn)}>
        <Text size={13} tone={2}>
          {t('unbindThird')}
        </Text>
        <Text size={12} tone={3} style={{ display: 'block' }}>
          {t('unbindThirdHint')}
        </Text>
      </Check>
      <Button submit size="block" busy={busy}>
        {t('done')}
      </Button>
    </AuthPage>
  );
}
