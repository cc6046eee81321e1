import { Gender } from '@chengji/contract/states';
import { Field } from '../../../design/inputs/Field.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { useIdentityStrings } from '../strings.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** The fields of a profile. */
export function ProfileFields({ profile: { field, fieldWhileTyping, form, set } }: { profile: ProfileForm }) {
  const t = useIdentityStrings();
  return (
    <>
      <Field {...fieldWhileTyping('nickname')} label={t('label.nickname')} labelShown maxLength={32} />
      <Field {...fieldWhileTyping('username')} label={t('label.username')} labelShown maxLength={32} />
      <Field {...field('birthday')} label={t('birthday')} labelShown type="date" />
      <Field {...field('bio')} label={t('bio')} maxLength={200} />
      <Segmented
        label={t('gender')}
        tabs={Gender.options.map((key) => ({ key, label: t(key) }))}
        on={form.watch('gender') ?? 'unknown'}
        onChange={(gender) => set('gender', gender)}
      />
    </>
  );
}
