import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { OrderDetails } from '../orders/order-values.ts';
import { ReviewTab, ReviewTag } from '../states.ts';
import { FileUrl, Flag, Id, integer, pageInput, pageSchema, text } from '../values.ts';
import { Comment, CommentFigures, MyReview } from './review-values.ts';

export const reviewsCalls = declareCalls({
  'GET /wanlshop/goods/comments': {
    summary: 'Reviews of a goods',
    who: 'anyone',
    in: z.object({
      id: Id,
      tab: ReviewTab.default('all'),
      tag: ReviewTag.optional().meta({ description: 'Only those that say this' }),
      ...pageInput,
    }),
    out: pageSchema(Comment).extend({ figures: CommentFigures }),
    refusals: ['catalog.goods_gone'],
  },
  'POST /wanlshop/order/comment': {
    summary: 'Review the lines of a received order; the order completes with its last line',
    who: 'shopper',
    in: z.object({
      id: Id,
      items: z
        .array(
          z.object({
            line_id: Id,
            score: integer(1, 5),
            content: text(0, 500),
            images: z.array(FileUrl).max(9).default([]),
            anonymous: Flag.default(false),
          }),
        )
        .min(1)
        .max(100),
    }),
    out: OrderDetails,
    refusals: [
      'common.blocked_word',
      'orders.state_changed',
      'reviews.line_unknown',
      'reviews.already_reviewed',
      'identity.silenced',
    ],
  },
  'GET /wanlshop/comment/list': {
    summary: 'The own reviews with what the shops replied, the newest first',
    who: 'shopper',
    in: z.object({
      id: Id.optional().meta({ description: 'Only this one' }),
      image: Flag.optional(),
      ...pageInput,
    }),
    out: pageSchema(MyReview),
    refusals: [],
  },
});
