import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { useIdentityStrings } from '../strings.ts';
import { AgreeCheck } from './AgreeCheck.tsx';
import { AuthPage } from './AuthPage.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { useFieldWords } from './use-field-words.ts';

const name = 'POST /wanlshop/user/login';

/** Login by username or mobile, and password. */
export function AccountLoginScreen() {
  const t = useIdentityStrings();
  const { field, busy, submit, control, set } = useCallForm(name, {
    schema: identityCalls[name].in,
    defaults: { account: '', password: '', agree: undefined },
    words: useFieldWords(),
    input: (values) => values,
    onDone: (answer) => finishLogin(answer),
  });
  return (
    <AuthPage title={t('accountTitle')} hint={t('welcomeHint')} onSubmit={submit}>
      <Field {...field('account')} label={t('account')} autoComplete="username" />
      <Field {...field('password')} label={t('password')} type="password" autoComplete="current-password" />
      <AgreeCheck {...control('agree')} />
      <Button submit size="block" busy={busy}>
        {t('login')}
      </Button>
      <Row row="between">
        <TextButton onPress={() => go('pages/user/auth/phone')}>{t('useCode')}</TextButton>
        <TextButton onPress={() => go('pages/user/auth/retrieve')}>{t('forgot')}</TextButton>
      </Row>
      <Button look="line" size="block" onClick={() => go('pages/user/auth/register')}>
        {t('noAccount')}
      </Button>
      <DemoAccounts
        onChoose={({ account, password }) => {
          set('account', account);
          set('password', password);
        }}
      />
    </AuthPage>
  );
}
