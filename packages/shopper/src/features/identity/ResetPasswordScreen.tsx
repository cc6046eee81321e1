import { identityCalls } from '@chengji/contract/identity.calls';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { replace } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { toast } from '../../kernel/toast.ts';
import { useCallForm } from '../../kernel/use-call-form.ts';
import { wordsAt } from './auth.view.ts';
import { AuthPage } from './components/AuthPage.tsx';
import { useIdentityStrings } from './strings.ts';

const name = 'POST /wanlshop/user/resetpwd';
const schema = identityCalls[name].in
  .pick({ password: true, confirm: true })
  .refine((form) => form.password === form.confirm, { path: ['confirm'] });

/** The new password; every session ends, so the person logs in again. */
export function ResetPasswordScreen() {
  const t = useIdentityStrings();
  const { mobile, code } = useParams('pages/user/auth/resetpwd');
  const { field, busy, submit } = useCallForm(name, {
    schema,
    defaults: { password: '', confirm: '' },
    words: (at, isMissing) => t(wordsAt(at, isMissing)),
    input: (values) => ({ ...values, mobile, code }),
    onDone() {
      toast(t('passwordChanged'), 'done');
      replace('pages/user/auth/name');
    },
  });
  return (
    <AuthPage title={t('resetTitle')} hint={t('resetHint')} onSubmit={submit}>
      <Field {...field('password')} label={t('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('confirm')} label={t('confirm')} type="password" autoComplete="new-password" />
      <Button submit size="block" busy={busy}>
        {t('done')}
      </Button>
    </AuthPage>
  );
}
