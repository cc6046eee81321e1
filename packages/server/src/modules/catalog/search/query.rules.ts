/** Queries of the index of words, each with whether many goods may meet it. */
export type Query = {
  /** A tsquery. */
  text: string;
  /** Whether so many goods may meet it that they are not to be gathered. */
  isCommon: boolean;
};

/** The tokens that many goods have, as PostgreSQL counted them last. */
export type CommonTokens = { has(token: string): boolean; hasBeginning(letters: string): boolean };

export function indexCommon(tokens: readonly string[]): CommonTokens {
  const all = new Set(tokens);
  return {
    has: (token) => all.has(token),
    hasBeginning: (letters) => tokens.some((token) => token.startsWith(letters)),
  };
}

/** A token, or with `isBeginning` all that begin so. Tokens hold nothing to escape. */
export const quote = (token: string, common: CommonTokens, isBeginning = false): Query => ({
  text: `'${token}'${isBeginning ? ':*' : ''}`,
  isCommon: isBeginning ? common.hasBeginning(token) : common.has(token),
});

function join(queries: readonly Query[], by: string): string {
  const texts = [...new Set(queries.map(({ text }) => text))];
  return texts.length > 1 ? texts.map((text) => `(${text})`).join(by) : (texts[0] ?? '');
}

export const all = (queries: readonly Query[]): Query => ({
  text: join(queries, ' & '),
  isCommon: queries.every(({ isCommon }) => isCommon),
});

export const any = (queries: readonly Query[]): Query => ({
  text: join(queries, ' | '),
  isCommon: queries.some(({ isCommon }) => isCommon),
});

export const without = (query: Query, others: readonly Query[]): Query =>
  others.length === 0 ? query : { ...query, text: `(${query.text}) & !(${any(others).text})` };
