/** From which side of a conversation somebody reads and writes. */
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';

export type Pair = { readonly shopperId: number; readonly shopId: number };
export type Side = Pair & {
  readonly isShop: boolean;
  /** Who of the shop; null for the shopper, and for what the shop says by itself. */
  readonly staffId: number | null;
};

/** `otherId` is a shop for a shopper, and a shopper for the staff of a shop. */
export function toSide(ctx: Context, otherId: number): Side {
  if (ctx.actor.kind === 'seller') {
    const { shopId, staffId } = requireActor(ctx, 'seller');
    return { isShop: true, shopId, staffId, shopperId: otherId };
  }
  const { id } = requireActor(ctx, 'shopper');
  return { isShop: false, shopperId: id, shopId: otherId, staffId: null };
}

export const getOtherId = ({ isShop, shopperId, shopId }: Omit<Side, 'staffId'>): number =>
  isShop ? shopperId : shopId;
