import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findGoodsOfPosts } from '../../discovery/index.ts';
import { listLines } from '../order.queries.ts';
import { insertSources } from './line-sources.queries.ts';

type Items = CallChecked<'POST /wanlshop/order/create'>['items'];

/**
 * Keeps which post each line of new orders was found in. Only a post that shows the goods counts, and nobody's own;
 * what is gone by now is left out.
 */
export async function noteSources(
  ctx: Context,
  shopperId: number,
  { items, orderIds }: { items: Items; orderIds: readonly number[] },
): Promise<void> {
  const bySku = new Map(items.flatMap(({ sku_id, from }) => (from ? [[sku_id, from.id] as const] : [])));
  if (bySku.size === 0) return;
  const posts = await findGoodsOfPosts(ctx, [...new Set(bySku.values())]);
  const rows = (await listLines(ctx.db, orderIds)).flatMap(({ id, orderId, skuId, goodsId }) => {
    const postId = bySku.get(skuId) ?? 0;
    const post = posts.get(postId);
    if (!post?.goodsIds.includes(goodsId) || post.authorKey === shopperId) return [];
    const { authorKey } = post;
    return [{ lineId: id, orderId, postId, authorKey, placedAt: ctx.clock.now() }];
  });
  if (rows.length > 0) await insertSources(ctx.db, rows);
}
