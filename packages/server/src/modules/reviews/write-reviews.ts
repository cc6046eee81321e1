import type { CallChecked, OrderDetails } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../kernel/settings/refuse-blocked-words.ts';
import { assertMayWrite, findShoppers } from '../identity/index.ts';
import { markReviewed, showReviewed } from '../orders/index.ts';
import { addReview } from './add-review.ts';

type Input = CallChecked<'POST /wanlshop/order/comment'>;

/** Reviews lines of an own received order: all that are named or none. The order completes with its last line. */
export async function writeReviews(ctx: Context, { id, items }: Input): Promise<OrderDetails> {
  const shopperId = requireShopper(ctx);
  const byLine = new Map(items.map((item) => [item.line_id, item]));
  if (byLine.size < items.length) throw new Refusal('reviews.already_reviewed', {}, { field: 'items' });
  const contents = items.map(({ content }, index) => [`items.${index}.content`, content] as const);
  refuseBlockedWords(ctx, Object.fromEntries(contents));
  return transact(ctx, async (ctx) => {
    await assertMayWrite(ctx, shopperId);
    const lines = await markReviewed(ctx, id, [...byLine.keys()]);
    const author = (await findShoppers(ctx.db, [shopperId])).get(shopperId);
    if (!author) throw new Error(`no shopper ${shopperId}`);
    const order = await showReviewed(ctx, id);
    for (const line of lines.toSorted((a, b) => a.goodsId - b.goodsId)) {
      const item = byLine.get(line.id);
      if (!item) continue;
      const { score, content, images, anonymous } = item;
      const opinion = { score, content, images, isAnonymous: anonymous, isAutomatic: false };
      await addReview(ctx, { line, shopId: order.shop.id, shopperId, author, opinion });
    }
    return order;
  });
}
