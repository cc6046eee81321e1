/** What shows lives among the posts: one post of each, made when it begins, shown while it can be watched. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findTopCategories } from '../../catalog/index.ts';
import { findPictureSizes } from '../../content/index.ts';
import { findLiveHeads, findLiveStates, findTrays } from '../../live/index.ts';
import { isSuspended } from '../../shops/index.ts';
import { findSales } from '../figures/sales.port.ts';
import { insertPost, listLivesPosted, listPostsOfLives, showLivePosts } from '../posts/posts.queries.ts';
import { toRatio } from '../posts/ratio.rules.ts';
import { findPosts } from '../review/take-post-down.ts';

/** The first goods of its tray stand with the post; an order of any of them counts. */
const mostGoods = 8;

/** Done once, however often it is told that the live began. */
export function postLive(ctx: Context, liveId: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const { db, clock } = ctx;
    const live = (await findLiveHeads(ctx, [liveId])).get(liveId);
    if (!live || (await listPostsOfLives(db, [liveId])).length > 0) return;
    const goodsIds = ((await findTrays(db, [liveId])).get(liveId) ?? []).slice(0, mostGoods);
    const [first = 0] = goodsIds;
    const tops = await findTopCategories(db, [first]);
    const cover = (await findPictureSizes(db, [live.cover])).get(live.cover);
    await insertPost(db, {
      type: 'live',
      liveId,
      shopId: live.shopId,
      shopperId: null,
      videoId: null,
      categoryId: tops.get(first) ?? null,
      title: live.title,
      titleEn: '',
      content: live.notice,
      contentEn: '',
      images: [live.cover],
      ratio: cover ? toRatio(cover.width, cover.height) : '3:4',
      goodsIds,
      state: 'shown',
      isShown: await isWatchable(ctx, liveId),
      isFirst: false,
      blockedWords: [],
      waitsSince: null,
      createdAt: live.beganAt ?? clock.now(),
    });
  });
}

/** A live that is over and not recorded is not shown. */
export async function showPostsOfLives(ctx: Context, liveIds: readonly number[]): Promise<void> {
  const heads = await findLiveHeads(ctx, liveIds);
  const watchable = new Set<number>();
  for (const { id, shopId } of heads.values())
    if ((await isWatchable(ctx, id)) && !(await isSuspended(ctx, shopId))) watchable.add(id);
  await showLivePosts(ctx.db, liveIds, watchable);
}

/** All of a shop's, when it is suspended or resumes. */
export const showLivesOfShop = async (ctx: Context, shopId: number): Promise<void> =>
  showPostsOfLives(ctx, await listLivesPosted(ctx.db, shopId));

async function isWatchable(ctx: Context, liveId: number): Promise<boolean> {
  const state = (await findLiveStates(ctx, [liveId])).get(liveId)?.state;
  return state === 'living' || state === 'replay';
}

/** What lives ask of their posts. */
export async function findPostsOfLives(ctx: Context, liveIds: readonly number[]) {
  const posts = liveIds.length === 0 ? [] : await listPostsOfLives(ctx.db, liveIds);
  const sales = await findSales(
    ctx,
    posts.map(({ id }) => id),
  );
  return new Map(
    posts.flatMap(({ id: postId, liveId }) => {
      const { orders, salesCents } = sales.get(postId) ?? { orders: 0, salesCents: 0 };
      return liveId === null ? [] : [[liveId, { postId, orders, salesCents }] as const];
    }),
  );
}

/** The goods that may be bought from each of these posts: of a live all that ever were in its tray. */
export async function findGoodsOfPosts(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, { authorKey: number; goodsIds: readonly number[] }>> {
  const found = await findPosts(ctx, ids);
  const trays = await findTrays(
    ctx.db,
    [...found.values()].flatMap(({ liveId }) => liveId ?? []),
    { withRemoved: true },
  );
  return new Map(
    [...found.values()].map(({ id, authorKey, goodsIds, liveId }) => [
      id,
      { authorKey, goodsIds: (liveId === null ? undefined : trays.get(liveId)) ?? goodsIds },
    ]),
  );
}
