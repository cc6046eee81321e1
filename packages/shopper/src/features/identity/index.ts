/** Public API of identity: consent, the field for a code sent by SMS, the profile as a form, logins elsewhere. */
export { AgreeCheck } from './login/AgreeCheck.tsx';
export { CodeField } from './login/CodeField.tsx';
export { ProofField, useProofBy } from './login/ProofField.tsx';
export { ProveForm } from './login/ProveForm.tsx';
export { useFieldWords } from './login/use-field-words.ts';
export { ProfileFields } from './profile/ProfileFields.tsx';
export { useProfileForm } from './profile/use-profile-form.ts';
export { useDemoAccounts, useLogin } from './queries.ts';
export { useOpenThird } from './third-party/third.ts';
export { ChoiceList, ChoiceSheet, useLanguageChoice, useThemeChoice } from './user/choices.tsx';
