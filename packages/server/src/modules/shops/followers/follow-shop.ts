import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listShops } from '../shops.queries.ts';
import { addFollowers, countFollowed, deleteFollow, insertFollow } from './follows.queries.ts';

type Input = CallChecked<'POST /wanlshop/shop/follow'>;

/** Follows a shop, or no longer; either may be asked for twice. Nobody begins to follow a suspended one. */
export function followShop(ctx: Context, input: Input): Promise<CallOut<'POST /wanlshop/shop/follow'>> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const { followers } = await changeShopFollow(ctx, input);
    return { followed: input.followed, followers, concern: await countFollowed(ctx.db, shopperId) };
  });
}

/** `isChanged` is false when it was so before. Its row is held until the transaction ends. */
export function changeShopFollow(
  ctx: Context,
  { id, followed }: Input,
): Promise<{ isChanged: boolean; followers: number }> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async ({ db, clock }) => {
    const [shop] = await listShops(db, [id]);
    if (!shop || (followed && shop.suspendedAt)) throw new Refusal('shops.shop_gone');
    const isChanged = followed
      ? await insertFollow(db, id, shopperId, clock.now())
      : await deleteFollow(db, id, shopperId);
    if (isChanged) await addFollowers(db, id, followed ? 1 : -1);
    const [changed = shop] = await listShops(db, [id]);
    return { isChanged, followers: changed.followers };
  });
}
