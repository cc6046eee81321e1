import type { LiveRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { findShops } from '../../shops/index.ts';
import { findLivePosts } from './live-posts.port.ts';
import * as queries from './lives.queries.ts';

/** As lists and cards show them, in their order. */
export async function presentRows(ctx: Context, lives: readonly queries.Live[]): Promise<LiveRow[]> {
  if (lives.length === 0) return [];
  const shops = await findShops(ctx.db, [...new Set(lives.map(({ shopId }) => shopId))], ctx.language);
  const posts = await findLivePosts(
    ctx,
    lives.filter(({ beganAt }) => beganAt).map(({ id }) => id),
  );
  return lives.map((live) => ({
    id: live.id,
    post_id: posts.get(live.id)?.postId ?? null,
    state: live.state,
    title: live.title,
    cover: live.cover,
    shop: {
      id: live.shopId,
      name: shops.get(live.shopId)?.name ?? '',
      logo: shops.get(live.shopId)?.logo ?? '',
    },
    viewers: live.state === 'living' ? ctx.services.liveRooms.countViewers(live.id) : live.viewers,
    likes: live.likes,
    planned_at: toUnixSecondsOrNull(live.plannedAt),
    began_at: toUnixSecondsOrNull(live.beganAt),
    ended_at: toUnixSecondsOrNull(live.endedAt),
  }));
}

export async function presentRow(ctx: Context, live: queries.Live): Promise<LiveRow> {
  const [row] = await presentRows(ctx, [live]);
  if (!row) throw new Error(`live ${live.id} is not shown`);
  return row;
}

/** What a shop has running. */
export async function findLivingOfShop(ctx: Context, shopId: number): Promise<LiveRow | null> {
  const live = await queries.findLivingOfShop(ctx.db, shopId);
  return live && presentRow(ctx, live);
}
