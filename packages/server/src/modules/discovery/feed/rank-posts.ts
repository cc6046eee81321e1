import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { dayMs, daysBefore, minutesBefore } from '../../../kernel/time/durations.ts';
import { findTopCategories, listLookedAt } from '../../catalog/index.ts';
import type { CategoryWeight } from '../activity.tables.ts';
import { boughtGoodsPort } from './bought-goods.port.ts';
import { type Deed, weighCategories } from './rank.rules.ts';
import {
  advanceRound,
  claimRound,
  insertWeights,
  listHiddenCategories,
  listLikedCategories,
  listWeights,
  rankSome,
  toRankColumn,
} from './rounds.queries.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    /** Who read the recommended feed since the weights were made last. */
    readonly feedReaders: Set<number>;
  }
}

const postsAtOnce = 1_000;

/** Where it is time: computes the ranks of the next round and goes over to it. One node does so at a time. */
export async function rankPosts(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  const minutes = ctx.services.settings.get('discovery.rank_minutes');
  const round = await claimRound(ctx.db, now, minutesBefore(now, minutes));
  if (round === null) return false;
  const column = toRankColumn(round + 1);
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await transact(ctx, ({ db }) => rankSome(db, column, from, postsAtOnce));
  }
  await advanceRound(ctx.db, round);
  return true;
}

/** Weighs the categories anew for those who read the feed, where that was not done lately. */
export async function weighForReaders(ctx: Context): Promise<void> {
  const { feedReaders, settings } = ctx.services;
  const readers = [...feedReaders];
  feedReaders.clear();
  const fresh = minutesBefore(ctx.clock.now(), settings.get('discovery.rank_minutes'));
  for (const shopperId of readers) {
    const [last] = await listWeights(ctx.db, shopperId);
    if (last && last.madeAt > fresh) continue;
    await weighFor(ctx, shopperId);
  }
}

/** Weighs the categories for one person; what stays the same is not written. */
export async function weighFor(ctx: Context, shopperId: number): Promise<CategoryWeight[]> {
  const now = ctx.clock.now();
  const daysAgo = (at: Date) => Math.max(0, (now.getTime() - at.getTime()) / dayMs);
  const bought = (await ctx.services.ports.find(boughtGoodsPort)?.(ctx, shopperId)) ?? [];
  const viewed = await listLookedAt(ctx.db, shopperId);
  const tops = await findTopCategories(
    ctx.db,
    [...bought, ...viewed].map(({ goodsId }) => goodsId),
  );
  const ofGoods = (rows: typeof viewed, deed: CategoryWeight['reason']): Deed[] =>
    rows.flatMap(({ goodsId, at }) => {
      const categoryId = tops.get(goodsId);
      return categoryId === undefined ? [] : [{ categoryId, deed, daysAgo: daysAgo(at) }];
    });
  const liked = (await listLikedCategories(ctx.db, shopperId)).map(({ categoryId, at }) => ({
    categoryId,
    deed: 'liked' as const,
    daysAgo: daysAgo(at),
  }));
  const hidden = await listHiddenCategories(ctx.db, shopperId, daysBefore(now, 30));
  const weights = weighCategories(
    [...ofGoods(bought, 'bought'), ...liked, ...ofGoods(viewed, 'viewed')],
    hidden,
  );
  await transact(ctx, ({ db }) => insertWeights(db, { shopperId, weights, madeAt: now }));
  return weights;
}

/** Counts the caller among the readers of the recommended feed. */
export function noteReader(ctx: Context): void {
  if (ctx.actor.kind === 'shopper') ctx.services.feedReaders.add(requireShopper(ctx));
}
