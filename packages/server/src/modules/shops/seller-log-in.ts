/** A shop's staff: who they are, and how they log in to the console. */
import type { Language } from '@chengji/contract';
import type { StaffInfo } from '@chengji/contract/identity.calls';
import { requireActor } from '../../kernel/actor.ts';
import type { Actor, Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  guessLogin,
  isPassword,
  openSession,
  rightsIn,
  roleNameIn,
  type Session,
} from '../identity/index.ts';
import { cardOf } from './find-shops.ts';
import { deskOfShop, shopDesk } from './shop-desk.ts';
import { findStaff, findStaffByAccount, type ShopStaff } from './shop-staff.queries.ts';
import { listShops, type Shop } from './shops.queries.ts';

export async function logInToShop(
  ctx: Context,
  { account, password }: { account: string; password: string },
): Promise<{ token: string; staff: StaffInfo }> {
  const staff = await findStaffByAccount(ctx.db, account);
  const isRight = await guessLogin(
    ctx,
    'seller',
    account,
    () => isPassword(ctx, staff?.passwordHash, password),
    staff?.id,
  );
  if (!staff || !isRight) throw new Refusal('identity.wrong_account_or_password');
  if (!staff.isActive) throw new Refusal('identity.account_frozen');
  return { token: await openSession(ctx, 'seller', staff.id), staff: await present(ctx, staff) };
}

export async function getShopStaff(ctx: Context): Promise<StaffInfo> {
  const staff = await findStaff(ctx.db, requireActor(ctx, 'seller').staffId);
  if (!staff) throw new Refusal('common.login_required');
  return present(ctx, staff);
}

/** Who leaves a shop stops acting for it with the next call, whatever sessions are open. */
export async function findSellerActor(db: Db, { id, subjectId }: Session): Promise<Actor | null> {
  const staff = await findStaff(db, subjectId);
  if (!staff?.isActive) return null;
  const rights = await rightsOf(db, staff);
  return { kind: 'seller', staffId: staff.id, shopId: staff.shopId, rights, sessionId: id };
}

const rightsOf = (db: Db, { shopId, role }: ShopStaff) => rightsIn(db, shopDesk, deskOfShop(shopId), role);

async function present(ctx: Context, staff: ShopStaff): Promise<StaffInfo> {
  const { id, shopId, name, account, role } = staff;
  const [shop] = await listShops(ctx.db, [shopId]);
  return {
    id,
    name,
    account,
    role,
    role_name: await roleNameIn(ctx, shopDesk.topRole, deskOfShop(shopId), role),
    rights: [...(await rightsOf(ctx.db, staff))],
    shop: shop ? presentOwnShop(shop, ctx.language) : null,
  };
}

function presentOwnShop(shop: Shop, language: Language): StaffInfo['shop'] {
  const { id, name, type, logo } = cardOf(shop, language);
  const { suspendedAt, suspendReason: reason } = shop;
  const suspended = suspendedAt && { since: Math.floor(suspendedAt.getTime() / 1_000), reason };
  return { id, name, type, logo, suspended };
}
