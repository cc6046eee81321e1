import { requireActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { assertLinked, holdsShopRight } from '../../../shops/index.ts';
import { findLive, type Live, lockLive } from '../lives.queries.ts';

/** What who is linked to a shop needs to host its lives; staff of the console need it for each call. */
export const hostRight = 'live.host';

/** The shop that the caller hosts for: their own, or one they are linked to. */
export async function requireShop(ctx: Context, asShop: number): Promise<number> {
  if (ctx.actor.kind === 'seller') return ctx.actor.shopId;
  const { id: shopperId } = requireActor(ctx, 'shopper');
  await assertLinked(ctx, { shopperId, shopId: asShop, right: hostRight });
  return asShop;
}

/** What is not there is refused like what is another's. */
async function assertHosts(ctx: Context, live: Live | null): Promise<Live> {
  if (ctx.actor.kind === 'seller') {
    if (ctx.actor.shopId !== live?.shopId) throw new Refusal('common.not_found');
    return live;
  }
  const { id: shopperId } = requireActor(ctx, 'shopper');
  const asked = live && { shopperId, shopId: live.shopId, right: hostRight };
  if (!asked || !(await holdsShopRight(ctx, asked))) throw new Refusal('shops.not_linked');
  return live;
}

/** A live that the caller may host. */
export const getHosted = async (ctx: Context, id: number): Promise<Live> =>
  assertHosts(ctx, await findLive(ctx.db, id));

/** The same, which nobody else changes until the transaction ends. */
export const lockHosted = async (ctx: Context, id: number): Promise<Live> =>
  assertHosts(ctx, await lockLive(ctx.db, id));
