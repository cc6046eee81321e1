import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { z } from 'zod';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { saveUserInfo, useUser } from '../../../kernel/session/user-store.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { useFieldWords } from '../login/use-field-words.ts';
import { useIdentityStrings } from '../strings.ts';

const name = 'POST /wanlshop/user/save';
const { in: saved } = identityCalls[name];
const schema = saved
  .required({ nickname: true, username: true })
  .omit({ avatar: true })
  .extend({ birthday: saved.shape.birthday.or(z.literal('')) });

/** The profile as a form, which leads back once saved; the picture is saved on a page of its own. */
export function useProfileForm() {
  const t = useIdentityStrings();
  const { user } = useUser();
  return useCallForm(name, {
    schema,
    defaults: {
      username: user.username,
      nickname: user.nickname,
      gender: user.gender,
      birthday: user.birthday ?? '',
      bio: user.bio,
    },
    words: useFieldWords(),
    input: ({ birthday, ...values }) => ({ ...values, birthday: birthday || null }),
    onDone({ userinfo }) {
      saveUserInfo(userinfo);
      toastOnLeaving(t('saved'));
      leavePage();
    },
  });
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
