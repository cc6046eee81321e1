/** Out of the market and back into it. Its staff still serve the orders it has. */
import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { goodsOfShopPort } from './goods-of-shop.port.ts';
import { lockShop, updateShop } from './shop-state.queries.ts';
import { listShops, type Shop } from './shops.queries.ts';

/** Its goods are off sale with the commit of this, and none comes on sale until it resumes. */
export function suspendShop(
  ctx: Context,
  { id, reason }: CallChecked<'POST /platform/shops/suspend'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const shop = await lockShop(ctx.db, id);
    if (shop.suspendedAt) throw new Refusal('shops.state_changed');
    await updateShop(ctx.db, id, { suspendedAt: ctx.clock.now(), suspendReason: reason });
    await ctx.services.ports.find(goodsOfShopPort)?.withhold(ctx, id);
    await emit(ctx, 'shops.state_changed', { shopId: id });
    await recordChange(ctx, {
      subject: 'shop',
      id,
      before: { is_suspended: false },
      after: { is_suspended: true, reason },
    });
    return null;
  });
}

export function resumeShop(ctx: Context, { id }: CallChecked<'POST /platform/shops/resume'>): Promise<null> {
  return transact(ctx, async (ctx) => {
    const shop = await lockShop(ctx.db, id);
    if (!shop.suspendedAt) throw new Refusal('shops.state_changed');
    await updateShop(ctx.db, id, { suspendedAt: null, suspendReason: '' });
    await ctx.services.ports.find(goodsOfShopPort)?.release(ctx, id);
    await emit(ctx, 'shops.state_changed', { shopId: id });
    await recordChange(ctx, {
      subject: 'shop',
      id,
      before: { is_suspended: true, reason: shop.suspendReason },
      after: { is_suspended: false },
    });
    return null;
  });
}

/** Holds the shop open until the transaction ends, so that nothing comes on sale behind a suspension. */
export async function assertShopSells({ db }: Context, shopId: number): Promise<void> {
  const shop = await lockShop(db, shopId, 'key share');
  if (shop.suspendedAt) throw new Refusal('shops.suspended');
}

/** Holds the shop as it is until the transaction ends. */
export async function isSuspended({ db }: Context, shopId: number): Promise<boolean> {
  return (await lockShop(db, shopId, 'key share')).suspendedAt !== null;
}

/** What the platform looks at before it decides about a shop; null when there is none such. */
export async function findShopFacts({ db }: Context, id: number): Promise<Shop | null> {
  const [shop] = await listShops(db, [id]);
  return shop ?? null;
}
