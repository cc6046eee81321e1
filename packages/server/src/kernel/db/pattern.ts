const escaped = (keyword: string): string => keyword.replace(/[\\%_]/g, '\\$&');

/** What `like` finds the keyword with, anywhere in a text; its own signs stand for themselves. */
export const toPattern = (keyword: string): string => `%${escaped(keyword)}%`;

/** The same for texts that begin with it. */
export const toStart = (keyword: string): string => `${escaped(keyword)}%`;
