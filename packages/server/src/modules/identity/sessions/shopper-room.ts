import type { Language } from '@chengji/contract';

/** The room of those of a person's sockets that are read in this language. */
export const shopperRoom = (shopperId: number, language: Language): string =>
  `shopper:${shopperId}:${language}`;
