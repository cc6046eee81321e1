import { quickReplyPlaceholders } from '@chengji/contract/chat/chat.seller.calls';

const known: readonly string[] = quickReplyPlaceholders;

/** The first word in braces that the inbox cannot fill in. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));

/** Those named first in that order, then the others as they stood. */
export const sortByNames = <T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] => {
  const rank = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...rows].sort((a, b) => rank(a.id) - rank(b.id));
};
