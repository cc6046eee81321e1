import type { Context } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { holdsShopRight } from '../../../shops/index.ts';
import { hostRight } from '../hosting/require-host.ts';
import { findLive, type Live } from '../lives.queries.ts';

export const mayHost = async (ctx: Context, { shopId }: Pick<Live, 'shopId'>): Promise<boolean> =>
  ctx.actor.kind === 'shopper' && holdsShopRight(ctx, { shopperId: ctx.actor.id, shopId, right: hostRight });

/** What is prepared and not announced, or of a shop that is suspended, only those see who may host it. */
export async function getVisible(ctx: Context, id: number): Promise<{ live: Live; isHost: boolean }> {
  const live = await findLive(ctx.db, id);
  if (!live) throw new Refusal('common.not_found');
  const isHost = await mayHost(ctx, live);
  const isPublic = live.isShown && (live.state !== 'created' || live.plannedAt !== null);
  if (!isPublic && !isHost) throw new Refusal('common.not_found');
  return { live, isHost };
}
