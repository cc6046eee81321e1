import type { EventPayload } from '@chengji/contract/events';
import type { Context } from '../../kernel/context.ts';
import { listener } from '../../kernel/events/events.ts';
import { findShoppers } from '../identity/index.ts';
import { listUnreviewedLines } from '../orders/index.ts';
import { addReview, type Opinion } from './add-review.ts';

const defaultPraise: Opinion = { score: 5, content: '', images: [], isAnonymous: true, isAutomatic: true };

/** A buyer who writes no review in time gives five stars to every line without one. */
async function addDefaultReviews(ctx: Context, event: EventPayload<'orders.completed'>): Promise<void> {
  if (!event.automatic) return;
  const { orderId, shopId, shopperId } = event;
  const author = (await findShoppers(ctx.db, [shopperId])).get(shopperId) ?? { nickname: '', avatar: '' };
  const lines = await listUnreviewedLines(ctx, orderId);
  for (const line of lines.toSorted((a, b) => a.goodsId - b.goodsId)) {
    await addReview(ctx, { line, shopId, shopperId, author, opinion: defaultPraise });
  }
}

export const reviewsListeners = [
  listener({ event: 'orders.completed', name: 'reviews.add_default', handle: addDefaultReviews }),
];
