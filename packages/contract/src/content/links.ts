/** Link targets: anything else a browser would follow, such as `javascript:`, is no link. */
import { z } from 'zod';

/** A page of the app (`/pages/…`), or nothing. What is outside is reached through an advert's own page. */
export const InnerUrl = z
  .string()
  .max(500)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of what is refused here
  .regex(/^(\/([^\u0000- /\\\u007f][^\u0000- \\\u007f]*)?)?$/)
  .meta({
    id: 'InnerUrl',
    description: 'A page of the app, such as "/pages/product/goods?id=1", or nothing',
  });

/** A page of the app, an address outside over http or https, or nothing. */
export const LinkUrl = z
  .string()
  .max(500)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of what is refused here
  .regex(/^(\/([^\u0000- /\\\u007f][^\u0000- \\\u007f]*)?|https?:\/\/[^\u0000- \\\u007f]+)?$/);
