import { maskMobile } from '@chengji/client-kit/mobile-display';
import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { z } from 'zod';
import { Field, mobileInput } from '../../../design/inputs/Field.tsx';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { saveUserInfo, useUser } from '../../../kernel/session/user-store.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { CodeField, ProofField, useFieldWords, useProofBy } from '../../identity/index.ts';
import { FormCard } from '../settings/FormCard.tsx';
import { useAccountStrings } from '../strings.ts';

const name = 'POST /wanlshop/user/mobile';

const all = identityCalls[name].in.required();
const schemas = {
  password: all.extend({ old_code: z.string() }),
  code: all.extend({ password: z.string() }),
};

/** Another number, proved by the code sent to it and by the password or a code sent to the old one. */
export function ChangeMobile() {
  const t = useAccountStrings();
  const { mobile } = useUser((state) => state.user);
  const proving = useProofBy();
  const { field, form, busy, submit } = useCallForm(name, {
    schema: schemas[proving.by],
    defaults: { mobile: '', code: '', password: '', old_code: '' },
    words: useFieldWords(),
    input: ({ mobile, code, password, old_code }) => ({
      mobile,
      code,
      ...(proving.by === 'password' ? { password } : { old_code }),
    }),
    onDone({ userinfo }) {
      saveUserInfo(userinfo);
      toastOnLeaving(t('mobileChanged'));
      leavePage();
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
      <ProofField {...proving} password={field('password')} code={field('old_code')} />
      <Field {...field('mobile')} {...mobileInput} label={t('newMobile')} />
      <CodeField {...field('code')} event="mobile" onAsk={askCode} />
    </FormCard>
  );
}
