import { maskMobile } from '@chengji/client-kit/mobile-display';
import { identityCalls } from '@chengji/contract/identity.calls';
import { Field } from '../../../design/Field.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { useCallForm } from '../../../kernel/use-call-form.ts';
import { keepUserInfo, useUser } from '../../../kernel/user-store.ts';
import { CodeField } from '../../identity/index.ts';
import { wordsAt } from '../security.view.ts';
import { useAccountStrings } from '../strings.ts';
import { FormCard } from './FormCard.tsx';

const name = 'POST /wanlshop/user/mobile';

/** Another number, proved by the code sent to it. */
export function ChangeMobile() {
  const t = useAccountStrings();
  const { mobile } = useUser((state) => state.user);
  const { field, form, busy, submit } = useCallForm(name, {
    schema: identityCalls[name].in,
    defaults: { mobile: '', code: '' },
    words: (at, isMissing) => t(wordsAt(at, isMissing)),
    input: (values) => values,
    onDone({ userinfo }) {
      keepUserInfo(userinfo);
      toast(t('mobileChanged'), 'done');
      back();
    },
  });
  const askCode = async () => ((await form.trigger('mobile')) ? form.getValues('mobile') : null);
  return (
    <FormCard
      hint={t('mobileHint', { mobile: maskMobile(mobile) })}
      action={t('done')}
      busy={busy}
      onSubmit={submit}
    >
      <Field
        {...field('mobile')}
        label={t('newMobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField {...field('code')} event="mobile" onAsk={askCode} />
    </FormCard>
  );
}
