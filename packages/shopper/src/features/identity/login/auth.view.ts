/** What the forms of an account say at a field, and where they lead. */
import type { Place } from '../../../kernel/router/page-params.ts';

const namedFields = [
  'mobile',
  'code',
  'account',
  'password',
  'confirm',
  'username',
  'nickname',
  'agree',
] as const;

type NamedField = (typeof namedFields)[number];

const isNamedField = (field: string): field is NamedField =>
  (namedFields as readonly string[]).includes(field);

/** The key of what to say at a field; an unknown field says what a wrong code says. */
export function getMessageKey(field: string, isMissing: boolean): `${'missing' | 'wrong'}.${NamedField}` {
  const name = isNamedField(field) ? field : 'code';
  return isMissing ? `missing.${name}` : `wrong.${name}`;
}

const JUST_NOW_SECONDS = 60;

/** Whose account was made by this very login: the profile is theirs to complete. */
export const isNewcomer = ({
  jointime,
  prevtime,
  logintime,
}: {
  jointime: number;
  prevtime: number | null;
  logintime: number | null;
}): boolean => prevtime === null && logintime !== null && logintime - jointime < JUST_NOW_SECONDS;

/** The page a login opens above the one it leads to. */
export const pageAfterLogin = (person: Parameters<typeof isNewcomer>[0]): Place | undefined =>
  isNewcomer(person) ? { path: 'pages/user/auth/perfect', params: {} } : undefined;
