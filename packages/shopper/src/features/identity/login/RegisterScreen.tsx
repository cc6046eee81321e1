import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { getReferredBy } from '../../../kernel/referrer.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { useIdentityStrings } from '../strings.ts';
import { AgreeCheck } from './AgreeCheck.tsx';
import { AuthPage } from './AuthPage.tsx';
import { CodeField } from './CodeField.tsx';
import { MobileField } from './MobileField.tsx';
import { useFieldWords } from './use-field-words.ts';

const name = 'POST /wanlshop/user/register';
const schema = identityCalls[name].in.refine((form) => form.password === form.confirm, { path: ['confirm'] });

/** A new account with a username, a nickname and a password of its own. */
export function RegisterScreen() {
  const t = useIdentityStrings();
  const { mobile = '' } = useParams('pages/user/auth/register');
  const { field, form, busy, submit, control, set, fieldWhileTyping } = useCallForm(name, {
    schema,
    defaults: { mobile, code: '', username: '', nickname: '', password: '', confirm: '', agree: undefined },
    words: useFieldWords(),
    input: (values) => ({ ...values, ...getReferredBy() }),
    onDone: (answer) => finishLogin(answer),
  });
  const askCode = async () => ((await form.trigger('mobile')) ? form.getValues('mobile') : null);
  return (
    <AuthPage title={t('registerTitle')} hint={t('registerHint')} onSubmit={submit}>
      <MobileField {...field('mobile')} />
      <CodeField {...field('code')} event="register" onAsk={askCode} onCode={(code) => set('code', code)} />
      <Field {...fieldWhileTyping('username')} label={t('username')} autoComplete="username" maxLength={32} />
      <Field {...fieldWhileTyping('nickname')} label={t('nickname')} autoComplete="nickname" maxLength={32} />
      <Field {...field('password')} label={t('password')} type="password" autoComplete="new-password" />
      <Field {...field('confirm')} label={t('confirm')} type="password" autoComplete="new-password" />
      <AgreeCheck {...control('agree')} />
      <Button submit size="block" busy={busy}>
        {t('register')}
      </Button>
      <TextButton onPress={() => go('pages/user/auth/name')}>{t('hasAccount')}</TextButton>
    </AuthPage>
  );
}
