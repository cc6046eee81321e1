import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { type Profile, profileSchema } from './profile.view.ts';
import { useProfileText } from './profile-text.ts';
import { useSaveShopProfile } from './queries.ts';

/** What a shop says of itself, as it is edited. */
export function useProfileForm(profile: Profile) {
  const text = useProfileText();
  const save = useSaveShopProfile(profile, {
    name: text('nameZh'),
    name_en: text('nameEn'),
    logo: text('logo'),
    city: text('cityZh'),
    city_en: text('cityEn'),
    intro: text('introZh'),
    intro_en: text('introEn'),
  });
  const form = useEditorForm({
    schema: profileSchema,
    start: profile,
    save,
    doneText: () => text('saved'),
    onSaved: (saved) => {
      form.reset(saved);
    },
  });
  return form;
}
