import type { Context } from '../../../kernel/context.ts';

/** Stands where a goods has no picture yet, as after an import; nothing is sold under it. */
export const emptyPicture = { name: 'a goods without a picture', extension: 'webp' };

export const toEmptyPicture = ({ services }: Pick<Context, 'services'>): string =>
  services.storage.toAddress(emptyPicture);
