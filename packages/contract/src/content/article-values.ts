/** Articles on the wire. */
import { z } from 'zod';
import { Moment } from '../values.ts';

/** An article in a list. */
export const ArticleRow = z
  .object({
    id: z.int(),
    category_id: z.int(),
    title: z.string(),
    summary: z.string(),
    image: z.string(),
    views: z.int(),
    published_at: Moment,
  })
  .meta({ id: 'ArticleRow' });
export type ArticleRow = z.output<typeof ArticleRow>;

/** The articles the app itself refers to; they can be rewritten, but not deleted. */
export const ArticleKey = z.enum(['agreement', 'privacy', 'about', 'merchant_agreement']);
export type ArticleKey = z.output<typeof ArticleKey>;

export const ArticleState = z.enum(['draft', 'published']);
export type ArticleState = z.output<typeof ArticleState>;
