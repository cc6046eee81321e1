/** Reviews on the wire. */
import { z } from 'zod';
import { ReviewTag } from '../states.ts';
import { Id, Moment } from '../values.ts';

export const CommentFigures = z
  .object({
    all: z.int(),
    good: z.int(),
    medium: z.int(),
    poor: z.int(),
    image: z.int(),
    rate: z.number().meta({ description: 'Share of good reviews, 0 to 1' }),
    score: z.number().meta({ description: 'Average of 1 to 5' }),
    tags: z
      .array(z.object({ tag: ReviewTag, count: z.int() }))
      .meta({ description: 'What several reviews say, the most said first' }),
  })
  .meta({ id: 'CommentFigures' });

export const Comment = z
  .object({
    id: Id,
    user: z.object({
      id: Id.nullable().meta({ description: 'Null of a review written without a name' }),
      nickname: z.string(),
      avatar: z.string(),
    }),
    score: z.int(),
    content: z.string(),
    images: z.array(z.string()),
    sku: z.string(),
    reply: z.string().nullable(),
    createtime: Moment,
  })
  .meta({ id: 'Comment' });

export const MyReview = Comment.omit({ user: true })
  .extend({
    order_id: Id,
    goods: z.object({ id: Id, title: z.string(), image: z.string() }),
    anonymous: z.boolean(),
    automatic: z.boolean().meta({ description: 'Given by the market because none was written in time' }),
  })
  .meta({ id: 'MyReview' });
export type MyReview = z.output<typeof MyReview>;
