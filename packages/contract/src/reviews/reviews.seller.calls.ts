import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { ReviewTab } from '../states.ts';
import { countedPageSchema, Id, Moment, numberedPageInput, text } from '../values.ts';

export const SellerReview = z
  .object({
    id: Id,
    version: EditVersion,
    order_id: Id,
    goods: z.object({ id: Id, title: z.string(), image: z.string() }),
    sku: z.string(),
    user: z.object({ nickname: z.string(), avatar: z.string() }),
    score: z.int(),
    content: z.string(),
    images: z.array(z.string()),
    automatic: z.boolean().meta({ description: 'Given by the market because the buyer wrote none in time' }),
    reply: z.string().nullable(),
    replied_at: Moment.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'SellerReview' });
export type SellerReview = z.output<typeof SellerReview>;

export const reviewsSellerCalls = declareCalls({
  'GET /seller/reviews/list': {
    summary: 'What buyers say of the shop’s goods',
    who: 'seller',
    right: 'reviews.read',
    in: z.object({
      tab: ReviewTab.or(z.literal('unanswered')).default('all'),
      keyword: text(0, 64).optional(),
      goods_id: Id.optional(),
      sort: z.enum(['new', 'old', 'worst']).default('new'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(SellerReview).extend({
      counts: z.object({
        all: z.int(),
        unanswered: z.int(),
        good: z.int(),
        medium: z.int(),
        poor: z.int(),
        image: z.int(),
      }),
    }),
    refusals: [],
  },
  'POST /seller/reviews/reply': {
    summary:
      'Answer a review for everyone to read, or put the answer in other words; its author is notified once',
    who: 'seller',
    right: 'reviews.write',
    in: z.object({ id: Id, version: EditVersion, reply: text(1, 500) }),
    out: SellerReview,
    refusals: ['common.blocked_word', 'common.edit_conflict'],
  },
});
