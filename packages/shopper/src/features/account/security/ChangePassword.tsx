import { maskMobile } from '@chengji/client-kit/mobile-display';
import { accountCalls } from '@chengji/contract/identity/account.calls';
import { Field } from '../../../design/inputs/Field.tsx';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { CodeField, useFieldWords } from '../../identity/index.ts';
import { reloadPerson } from '../queries.ts';
import { FormCard } from '../settings/FormCard.tsx';
import { useAccountStrings } from '../strings.ts';

const name = 'POST /wanlshop/user/password';
const schema = accountCalls[name].in.refine((form) => form.password === form.confirm, { path: ['confirm'] });

/** A new login password, by the code sent to the own number; other devices must log in again. */
export function ChangePassword() {
  const t = useAccountStrings();
  const { mobile } = useUser((state) => state.user);
  const { field, busy, submit } = useCallForm(name, {
    schema,
    defaults: { code: '', password: '', confirm: '' },
    words: useFieldWords(),
    input: (values) => values,
    onDone() {
      reloadPerson();
      toastOnLeaving(t('passwordChanged'));
      leavePage();
    },
  });
  return (
    <FormCard
      hint={t('passwordHint', { mobile: maskMobile(mobile) })}
      action={t('done')}
      busy={busy}
      onSubmit={submit}
    >
      <CodeField {...field('code')} event="resetpwd" onAsk={async () => mobile} />
      <Field {...field('password')} label={t('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('confirm')} label={t('confirmPassword')} type="password" autoComplete="new-password" />
    </FormCard>
  );
}
