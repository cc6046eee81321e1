/** The parts of the security centre, and what its forms say. */
export const parts = ['mobile', 'password', 'payPassword', 'devices', 'signIns', 'third', 'close'] as const;
export type Part = (typeof parts)[number];

/** The part an address names; without one, where the account is in use. */
export const parsePart = (text: string | undefined): Part => parts.find((part) => part === text) ?? 'devices';

const namedFields = ['mobile', 'code', 'password', 'confirm'] as const;

/** The key of what to say at a field. */
export function getMessageKey(
  field: string,
  isMissing: boolean,
): `${'missing' | 'wrong'}.${(typeof namedFields)[number]}` {
  const name = namedFields.find((known) => known === field) ?? 'code';
  return isMissing ? `missing.${name}` : `wrong.${name}`;
}
