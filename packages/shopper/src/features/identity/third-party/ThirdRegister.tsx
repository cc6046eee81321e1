import { wechatCalls } from '@chengji/contract/identity/wechat.calls';
import { Button } from '../../../design/inputs/Button.tsx';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { getReferredBy } from '../../../kernel/referrer.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { AgreeCheck } from '../login/AgreeCheck.tsx';
import { AuthPage } from '../login/AuthPage.tsx';
import { pageAfterLogin } from '../login/auth.view.ts';
import { CodeField } from '../login/CodeField.tsx';
import { MobileField } from '../login/MobileField.tsx';
import { useFieldWords } from '../login/use-field-words.ts';
import { useIdentityStrings } from '../strings.ts';

const name = 'POST /wanlshop/third/register';
const schema = wechatCalls[name].in.omit({ ticket: true });

/** Someone the market does not know yet binds a mobile, old or new, to the account elsewhere. */
export function ThirdRegister({ ticket, nickname }: { ticket: string; nickname: string }) {
  const t = useIdentityStrings();
  const { field, form, busy, submit, control } = useCallForm(name, {
    schema,
    defaults: { mobile: '', code: '', agree: undefined },
    words: useFieldWords(),
    input: (values) => ({ ...values, ticket, ...getReferredBy() }),
    onDone: (answer) => finishLogin(answer, pageAfterLogin(answer.userinfo)),
  });
  const askCode = async () => ((await form.trigger('mobile')) ? form.getValues('mobile') : null);
  return (
    <AuthPage title={t('thirdTitle', { nickname })} hint={t('thirdHint')} onSubmit={submit}>
      <MobileField {...field('mobile')} />
      <CodeField {...field('code')} event="login" onAsk={askCode} />
      <AgreeCheck {...control('agree')} />
      <Button submit size="block" busy={busy}>
        {t('bindAndLogin')}
      </Button>
    </AuthPage>
  );
}
