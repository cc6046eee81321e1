/** What the forms of an account say at a field, and what they show of a number. */
const said = ['mobile', 'code', 'account', 'password', 'confirm', 'username', 'nickname', 'agree'] as const;

type Said = (typeof said)[number];

const isSaid = (field: string): field is Said => (said as readonly string[]).includes(field);

/** The key of what to say at a field; an unknown field says what a wrong code says. */
export function wordsAt(field: string, isMissing: boolean): `${'missing' | 'wrong'}.${Said}` {
  const name = isSaid(field) ? field : 'code';
  return isMissing ? `missing.${name}` : `wrong.${name}`;
}

/** A new shopper has never logged in before: the profile is theirs to complete. */
export const isNewcomer = (person: { prevtime: number | null }): boolean => person.prevtime === null;
