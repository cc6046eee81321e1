/** The door of identity: the field for a code sent by SMS, the profile as a form, logins elsewhere. */
export { CodeField } from './components/CodeField.tsx';
export { ProfileFields } from './components/ProfileFields.tsx';
export { ProofField, useProofBy } from './components/ProofField.tsx';
export { ProveForm } from './components/ProveForm.tsx';
export { useOpenThird } from './third.ts';
export { useProfileForm } from './use-profile-form.ts';
