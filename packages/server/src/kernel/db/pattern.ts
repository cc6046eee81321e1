import { type Column, ilike, like, type SQL } from 'drizzle-orm';

const escaped = (keyword: string): string => keyword.replace(/[\\%_]/g, '\\$&');

/** What `like` finds the keyword with, anywhere in a text; its own signs stand for themselves. */
export const toPattern = (keyword: string): string => `%${escaped(keyword)}%`;

/** The same for texts that begin with it. */
export const toStart = (keyword: string): string => `${escaped(keyword)}%`;

/**
 * Whether a text holds the keyword, in letters of either case. Where the keyword has none, as in Chinese, nothing is
 * turned into lower case, which takes most of the time of a search.
 */
export function holdsText(text: Column | SQL, keyword: string): SQL {
  const isCased = keyword.toLowerCase() !== keyword.toUpperCase();
  return isCased ? ilike(text, toPattern(keyword)) : like(text, toPattern(keyword));
}
