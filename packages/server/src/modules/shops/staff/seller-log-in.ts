/** A shop's staff: who they are, and what they may do. */

import type { Language } from '@chengji/contract';
import type { StaffInfo } from '@chengji/contract/identity/staff-sessions.calls';
import { requireActor } from '../../../kernel/actor.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import {
  getRoleName,
  getRoleRights,
  presentMarket,
  type Session,
  type StaffAccounts,
} from '../../identity/index.ts';
import { presentShopCard } from '../directory/find-shops.ts';
import { listShops, type Shop } from '../shops.queries.ts';
import {
  findStaff,
  findStaffByAccount,
  lockStaffEntry,
  type ShopStaff,
  updateStaff,
} from './shop-staff.queries.ts';
import { shopStaffDirectory, toDirectoryOwner } from './shop-staff-directory.ts';

export const getShopStaff = (ctx: Context): Promise<StaffInfo> =>
  present(ctx, requireActor(ctx, 'seller').staffId);

/** Who leaves a shop stops acting for it with the next call, in every open session. */
export async function findSellerActor(db: Db, { id, subjectId }: Session): Promise<Actor | null> {
  const staff = await findStaff(db, subjectId);
  if (!staff?.isActive) return null;
  const rights = await listRights(db, staff);
  return { kind: 'seller', staffId: staff.id, shopId: staff.shopId, rights, sessionId: id };
}

const listRights = (db: Db, { shopId, role }: ShopStaff) =>
  getRoleRights(db, shopStaffDirectory, toDirectoryOwner(shopId), role);

async function present(ctx: Context, id: number): Promise<StaffInfo> {
  const staff = await findStaff(ctx.db, id);
  if (!staff) throw new Refusal('common.login_required');
  const { shopId, name, account, role } = staff;
  const [shop] = await listShops(ctx.db, [shopId]);
  return {
    id,
    name,
    account,
    role,
    role_name: await getRoleName(ctx, shopStaffDirectory.topRole, toDirectoryOwner(shopId), role),
    rights: [...(await listRights(ctx.db, staff))],
    time_zone: ctx.calendar.zone,
    market: presentMarket(ctx),
    shop: shop ? presentOwnShop(shop, ctx.language) : null,
  };
}

function presentOwnShop(shop: Shop, language: Language): StaffInfo['shop'] {
  const { id, name, type, logo } = presentShopCard(shop, language);
  const { suspendedAt, suspendReason: reason } = shop;
  const suspended = suspendedAt && { since: toUnixSeconds(suspendedAt), reason };
  return { id, name, type, logo, suspended };
}

export const shopAccounts: StaffAccounts = {
  kind: 'seller',
  topRole: shopStaffDirectory.topRole,
  find: findStaff,
  findByAccount: findStaffByAccount,
  lock: lockStaffEntry,
  setPassword: (db, id, passwordHash) => updateStaff(db, id, { passwordHash }),
  present,
};
