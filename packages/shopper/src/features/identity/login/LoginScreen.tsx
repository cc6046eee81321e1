import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { X } from 'lucide-react';
import { art } from '../../../design/feedback/art.ts';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { LanguageSwitch } from '../../../design/navigation/LanguageSwitch.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { getReferredBy } from '../../../kernel/referrer.ts';
import { back, go } from '../../../kernel/router/navigation.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { useIdentityStrings } from '../strings.ts';
import { ThirdLogins } from '../third-party/ThirdLogins.tsx';
import { AgreeCheck } from './AgreeCheck.tsx';
import { AuthPage } from './AuthPage.tsx';
import { pageAfterLogin } from './auth.view.ts';
import { CodeField } from './CodeField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './LoginScreen.module.css';
import { MobileField } from './MobileField.tsx';
import { useFieldWords } from './use-field-words.ts';

const name = 'POST /wanlshop/user/mobilelogin';

/** Login by mobile and code; a new number becomes a new shopper. */
export function LoginScreen() {
  const t = useIdentityStrings();
  const { field, form, busy, submit, control, set } = useCallForm(name, {
    schema: identityCalls[name].in,
    defaults: { mobile: '', code: '', agree: undefined },
    words: useFieldWords(),
    input: (values) => ({ ...values, ...getReferredBy() }),
    onDone: (answer) => finishLogin(answer, pageAfterLogin(answer.userinfo)),
  });
  const askCode = async () => ((await form.trigger('mobile')) ? form.getValues('mobile') : null);
  return (
    <AuthPage
      nav={<LoginBar />}
      above={<img className={styles.art} src={art.bags.url} alt="" width={112} height={112} />}
      title={t('welcome')}
      hint={t('welcomeHint')}
      onSubmit={submit}
    >
      <MobileField {...field('mobile')} />
      <CodeField {...field('code')} event="login" onAsk={askCode} onCode={(code) => set('code', code)} />
      <AgreeCheck {...control('agree')} />
      <Button submit size="block" busy={busy}>
        {t('loginOrRegister')}
      </Button>
      <ThirdLogins mayGo={() => form.trigger('agree', { shouldFocus: false })} />
      <Row row="between">
        <TextButton onPress={() => go('pages/user/auth/name')}>{t('usePassword')}</TextButton>
        <TextButton onPress={() => go('pages/user/auth/retrieve')}>{t('trouble')}</TextButton>
      </Row>
      <DemoAccounts onChoose={({ account }) => set('mobile', account)} />
    </AuthPage>
  );
}

function LoginBar() {
  const t = useIdentityStrings();
  return (
    <header className={`${pageStyles.nav} ${pageStyles.navClear}`}>
      <div className={pageStyles.navRow}>
        <IconButton icon={X} label={t('skip')} onPress={() => back()} />
        <LanguageSwitch />
      </div>
    </header>
  );
}
