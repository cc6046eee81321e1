/** What `like` finds the keyword with, anywhere in a text; its own signs stand for themselves. */
export const toPattern = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
