import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { presentShopCard } from '../directory/find-shops.ts';
import { countGoodsOnSale } from '../directory/goods-count.port.ts';
import { listFollowed } from './follows.queries.ts';

const list = 'shops.followed';

/** The shops one follows, the newest first. */
export async function listFollowedShops(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/follow/list'>,
): Promise<CallOut<'GET /wanlshop/follow/list'>> {
  const shopperId = requireShopper(ctx);
  const [at = 0, shopId = 0] = cursor === undefined ? [] : readCursor(list, 2, cursor);
  const after = cursor === undefined ? undefined : { followedAt: new Date(at), shopId };
  const rows = await listFollowed(ctx.db, shopperId, { after, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ followedAt, id }) => writeCursor(list, followedAt.getTime(), id));
  const counts = await countGoodsOnSale(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return {
    rows: page.rows.map((shop) => ({
      ...presentShopCard(shop, ctx.language),
      goods_count: counts.get(shop.id) ?? 0,
      followers: shop.followers,
      followed_at: toUnixSeconds(shop.followedAt),
    })),
    next: page.next,
  };
}
