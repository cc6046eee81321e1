import { identityCalls } from '@chengji/contract/identity.calls';
import { Gender } from '@chengji/contract/states';
import { z } from 'zod';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { TextButton } from '../../design/TextButton.tsx';
import { back } from '../../kernel/router/navigation.ts';
import { toast } from '../../kernel/toast.ts';
import { useCallForm } from '../../kernel/use-call-form.ts';
import { keepUserInfo, useUser } from '../../kernel/user-store.ts';
import { wordsAt } from './auth.view.ts';
import { AuthPage } from './components/AuthPage.tsx';
import { AvatarPicker } from './components/AvatarPicker.tsx';
import { useIdentityStrings } from './strings.ts';

const name = 'POST /wanlshop/user/save';
const { in: saved } = identityCalls[name];
const schema = saved
  .required({ nickname: true, username: true })
  .extend({ birthday: saved.shape.birthday.or(z.literal('')) });

/** Name, picture and a few words of the person; new shoppers come here after their first login. */
export function ProfileScreen() {
  const t = useIdentityStrings();
  const { user } = useUser();
  const { field, form, busy, submit, set } = useCallForm(name, {
    schema,
    defaults: {
      username: user.username,
      nickname: user.nickname,
      gender: user.gender,
      birthday: user.birthday ?? '',
      bio: user.bio,
      ...(user.avatar ? { avatar: user.avatar } : {}),
    },
    words: (at, isMissing) => t(wordsAt(at, isMissing)),
    input: ({ birthday, ...values }) => ({ ...values, birthday: birthday || null }),
    onDone({ userinfo }) {
      keepUserInfo(userinfo);
      toast(t('saved'), 'done');
      back();
    },
  });
  return (
    <AuthPage
      above={
        <AvatarPicker
          url={form.watch('avatar') ?? ''}
          name={user.username}
          onChange={(url) => set('avatar', url)}
        />
      }
      title={t('perfectTitle')}
      hint={t('perfectHint')}
      onSubmit={submit}
    >
      <Field {...field('nickname')} label={t('label.nickname')} labelShown maxLength={32} />
      <Field {...field('username')} label={t('label.username')} labelShown maxLength={32} />
      <Field {...field('birthday')} label={t('birthday')} labelShown type="date" />
      <Field {...field('bio')} label={t('bio')} maxLength={200} />
      <Segmented
        label={t('gender')}
        tabs={Gender.options.map((key) => ({ key, label: t(key) }))}
        on={form.watch('gender') ?? 'unknown'}
        onChange={(gender) => set('gender', gender)}
      />
      <Button submit size="block" busy={busy}>
        {t('save')}
      </Button>
      <TextButton onPress={() => back()}>{t('skip')}</TextButton>
    </AuthPage>
  );
}
