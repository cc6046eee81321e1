/** A shop's profile while it is edited. */
import type { CallIn, CallOut } from '@chengji/contract';

export type Profile = CallOut<'GET /seller/shop/details'>;
export type ProfileDraft = Omit<CallIn<'POST /seller/shop/save'>, 'version'>;

export const toDraft = ({ name, name_en, logo, city, city_en, intro, intro_en }: Profile): ProfileDraft => ({
  name,
  name_en,
  logo,
  city,
  city_en,
  intro,
  intro_en,
});

export const isChanged = (draft: ProfileDraft, profile: Profile): boolean =>
  Object.entries(toDraft(profile)).some(([field, value]) => draft[field as keyof ProfileDraft] !== value);

const leastName = 2;

export const canSave = ({ name, name_en, logo, city, city_en }: ProfileDraft): boolean =>
  [name, name_en].every((one) => one.trim().length >= leastName) &&
  [logo, city, city_en].every((one) => one.trim() !== '');
