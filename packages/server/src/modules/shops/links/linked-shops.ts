import type { CallChecked, CallOut, LinkedShop } from '@chengji/contract';
import { assertRight, holdsRight, requireActor, requireShopper } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers, getRoleRights } from '../../identity/index.ts';
import { presentShopCard } from '../directory/find-shops.ts';
import { shopStaffDirectory, toDirectoryOwner } from '../staff/shop-staff-directory.ts';
import {
  deleteLinkOfShopper,
  deleteLinkOfStaff,
  type LinkRecord,
  listLinksOfShop,
  listLinksOfShopper,
} from './links.queries.ts';

const listRights = ({ db }: Context, { role, shop }: LinkRecord) =>
  getRoleRights(db, shopStaffDirectory, toDirectoryOwner(shop.id), role);

/** The shops a person works for, with what their role may there now. */
export async function listLinkedShops(ctx: Context, shopperId: number): Promise<LinkedShop[]> {
  const linked: LinkedShop[] = [];
  for (const link of await listLinksOfShopper(ctx.db, shopperId)) {
    const { id, name, logo } = presentShopCard(link.shop, ctx.language);
    linked.push({ id, name, logo, rights: [...(await listRights(ctx, link))] });
  }
  return linked;
}

/** Whether a person may do this in the shop, as one of its staff. */
export async function holdsShopRight(
  ctx: Context,
  { shopperId, shopId, right }: { shopperId: number; shopId: number; right: string },
): Promise<boolean> {
  const link = (await listLinksOfShopper(ctx.db, shopperId)).find(({ shop }) => shop.id === shopId);
  return link !== undefined && (await listRights(ctx, link)).includes(right);
}

/** Refuses a person who may not do this in the shop. */
export async function assertLinked(
  ctx: Context,
  asked: { shopperId: number; shopId: number; right: string },
): Promise<void> {
  if (!(await holdsShopRight(ctx, asked))) throw new Refusal('shops.not_linked', {}, { field: 'as_shop' });
}

/** The shopper accounts of a shop's staff. */
export const listLinkedShoppers = async ({ db }: Context, shopId: number): Promise<number[]> =>
  (await listLinksOfShop(db, shopId)).map(({ shopperId }) => shopperId);

export async function showLinks(ctx: Context): Promise<CallOut<'GET /seller/staff/links'>> {
  const actor = requireActor(ctx, 'seller');
  const links = (await listLinksOfShop(ctx.db, actor.shopId)).filter(
    ({ staffId }) => staffId === actor.staffId || holdsRight(actor, 'staff.read'),
  );
  const people = await findShoppers(
    ctx.db,
    links.map(({ shopperId }) => shopperId),
  );
  return {
    rows: links.map(({ staffId, staffName, shopperId, linkedAt }) => ({
      staff_id: staffId,
      staff_name: staffName,
      nickname: people.get(shopperId)?.nickname ?? '',
      avatar: people.get(shopperId)?.avatar ?? '',
      is_own: staffId === actor.staffId,
      linked_at: toUnixSeconds(linkedAt),
    })),
  };
}

/** From the shop's side. */
export function endStaffLink(
  ctx: Context,
  { staff_id }: CallChecked<'POST /seller/staff/unlink'>,
): Promise<null> {
  const actor = requireActor(ctx, 'seller');
  if (staff_id !== actor.staffId) assertRight(ctx, 'staff.write', 'staff_id');
  return transact(ctx, async (ctx) => {
    const shopperId = await deleteLinkOfStaff(ctx.db, actor.shopId, staff_id);
    if (shopperId === null) throw new Refusal('common.not_found');
    await recordChange(ctx, {
      subject: 'staff',
      id: staff_id,
      before: { linked_shopper: shopperId },
      after: { linked_shopper: null },
    });
    return null;
  });
}

/** From the shopper's side. */
export async function endOwnLink(
  ctx: Context,
  { id }: CallChecked<'POST /wanlshop/user/unlinkshop'>,
): Promise<null> {
  const shopperId = requireShopper(ctx);
  if (!(await deleteLinkOfShopper(ctx.db, id, shopperId))) throw new Refusal('shops.not_linked');
  return null;
}
