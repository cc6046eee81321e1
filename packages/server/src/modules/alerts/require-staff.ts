import type { Actor, Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { noShop } from './alert.tables.ts';

/** Who works where: in a shop, or for the platform. */
export type Staff = { side: 'seller' | 'platform'; staffId: number; shopId: number; actor: Actor };

export function requireStaff({ actor }: Context): Staff {
  if (actor.kind === 'seller') return { side: 'seller', staffId: actor.staffId, shopId: actor.shopId, actor };
  if (actor.kind === 'platform') return { side: 'platform', staffId: actor.staffId, shopId: noShop, actor };
  throw new Refusal('common.login_required');
}
