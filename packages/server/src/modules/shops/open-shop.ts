import type { ShopType } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { hashPassword, insertRoles } from '../identity/index.ts';
import { planLicence } from './licence/plan-licence.ts';
import { insertShop } from './shops.queries.ts';
import type { NewStaff } from './staff/add-staff.ts';
import { insertStaff } from './staff/shop-staff.queries.ts';
import { createFirstRoles } from './staff/shop-staff-directory.ts';

type NewShop = {
  type: ShopType;
  name: string;
  nameEn: string;
  logo: string;
  city: string;
  cityEn: string;
  intro?: string;
  introEn?: string;
  /** The last day of its licence. */
  licenceEndsOn?: string | null;
};
type Opened = { id: number; ownerId: number };

/** Opens a shop together with the account of its owner; answers both their ids. */
export async function openShop(
  ctx: Context,
  { owner, ...shop }: NewShop & { owner: Omit<NewStaff, 'shopId' | 'role'> },
): Promise<Opened> {
  const { password, ...named } = owner;
  return openShopWith(ctx, shop, { ...named, passwordHash: await hashPassword(ctx, password) });
}

/** The same for an owner whose password was given, and hashed, before. */
export function openShopWith(
  ctx: Context,
  shop: NewShop,
  owner: { account: string; name: string; passwordHash: string },
): Promise<Opened> {
  return transact(ctx, async (ctx) => {
    const openedAt = ctx.clock.now();
    const shopId = await insertShop(ctx.db, {
      ...shop,
      ...planLicence(ctx, shop.licenceEndsOn ?? null),
      openedAt,
    });
    await insertRoles(ctx.db, createFirstRoles(shopId));
    const ownerId = await insertStaff(ctx.db, { ...owner, shopId, role: 'owner', joinedAt: openedAt });
    await emit(ctx, 'shops.opened', { shopId });
    return { id: shopId, ownerId };
  });
}
