import type { ShopType } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { addStaff, type NewStaff } from './add-staff.ts';
import { insertShop } from './shops.queries.ts';

type NewShop = {
  type: ShopType;
  name: string;
  nameEn: string;
  logo: string;
  city: string;
  cityEn: string;
  intro?: string;
  introEn?: string;
  owner: Omit<NewStaff, 'shopId' | 'role'>;
};

/** Opens a shop together with the account of its owner; answers both their ids. */
export function openShop(
  ctx: Context,
  { owner, ...shop }: NewShop,
): Promise<{ id: number; ownerId: number }> {
  return transact(ctx, async (ctx) => {
    const shopId = await insertShop(ctx.db, { ...shop, openedAt: ctx.clock.now() });
    const ownerId = await addStaff(ctx, { ...owner, shopId, role: 'owner' });
    await emit(ctx, 'shops.opened', { shopId });
    return { id: shopId, ownerId };
  });
}
