import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { TextButton } from '../../design/TextButton.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { finishLogin } from '../../kernel/session.ts';
import { useCallForm } from '../../kernel/use-call-form.ts';
import { wordsAt } from './auth.view.ts';
import { AgreeCheck } from './components/AgreeCheck.tsx';
import { AuthPage } from './components/AuthPage.tsx';
import { useIdentityStrings } from './strings.ts';

const name = 'POST /wanlshop/user/login';

/** Login by username or mobile, and password. */
export function AccountLoginScreen() {
  const t = useIdentityStrings();
  const { field, form, busy, submit, errorOf, set } = useCallForm(name, {
    schema: identityCalls[name].in,
    defaults: { account: '', password: '', agree: undefined },
    words: (at, isMissing) => t(wordsAt(at, isMissing)),
    input: (values) => values,
    onDone: (answer) => finishLogin(answer),
  });
  return (
    <AuthPage title={t('accountTitle')} hint={t('welcomeHint')} onSubmit={submit}>
      <Field {...field('account')} label={t('account')} autoComplete="username" />
      <Field {...field('password')} label={t('password')} type="password" autoComplete="current-password" />
      <AgreeCheck
        checked={form.watch('agree') === true}
        error={errorOf('agree')}
        onChange={(isAgreed) => set('agree', isAgreed)}
      />
      <Button submit size="block" busy={busy}>
        {t('login')}
      </Button>
      <div className="fx-b">
        <TextButton onPress={() => go('pages/user/auth/phone')}>{t('useCode')}</TextButton>
        <TextButton onPress={() => go('pages/user/auth/retrieve')}>{t('forgot')}</TextButton>
      </div>
      <Button look="line" size="block" onClick={() => go('pages/user/auth/register')}>
        {t('noAccount')}
      </Button>
    </AuthPage>
  );
}
