import type { Db } from '../../../kernel/db/database.ts';
import { getRoleRights, listAllRights, type StaffDirectory } from '../../identity/index.ts';
import { insertStaff, listShopStaff, lockShopStaff, updateStaff } from './shop-staff.queries.ts';

type StaffActor = Parameters<StaffDirectory['getOwner']>[0];

/** Whose the roles of a shop are. */
export const toDirectoryOwner = (shopId: number) => `shop:${shopId}`;

function getShopId(actor: StaffActor): number {
  if (actor.kind !== 'seller') throw new Error('only a seller has a shop');
  return actor.shopId;
}

export const shopStaffDirectory: StaffDirectory = {
  kind: 'seller',
  topRole: 'owner',
  allRights: listAllRights('seller'),
  getOwner: (actor) => toDirectoryOwner(getShopId(actor)),
  listStaff: (db, actor) => listShopStaff(db, getShopId(actor)),
  lockStaff: (db, actor) => lockShopStaff(db, getShopId(actor)),
  insertStaff: (db, actor, row) => insertStaff(db, { ...row, shopId: getShopId(actor) }),
  updateStaff,
  accountIndex: 'shop_staff_account_unique',
};

/** What every shop begins with; its owner may change all of it. */
export const createFirstRoles = (shopId: number) =>
  [
    {
      key: 'goods',
      nameZh: '商品管理',
      nameEn: 'Goods',
      rights: [
        ...['goods.read', 'goods.write', 'goods.price', 'goods.stock', 'goods.export'],
        ...['freight.read', 'reviews.read'],
        ...['campaigns.read', 'campaigns.write', 'coupons.read', 'coupons.write'],
        ...['decoration.read', 'decoration.write', 'dashboard.read', 'live.read', 'live.host'],
      ],
    },
    {
      key: 'shipping',
      nameZh: '发货',
      nameEn: 'Shipping',
      rights: ['orders.read', 'orders.export', 'orders.ship', 'orders.contact', 'freight.read'],
    },
    {
      key: 'service',
      nameZh: '客服',
      nameEn: 'Service',
      rights: [
        ...['goods.read', 'orders.read', 'orders.contact', 'reviews.read', 'reviews.write'],
        ...['refunds.read', 'refunds.handle', 'campaigns.read', 'coupons.read'],
        ...['chat.read', 'chat.write', 'chat.gift', 'live.read'],
      ],
    },
    {
      key: 'finance',
      nameZh: '财务',
      nameEn: 'Finance',
      rights: [
        ...['orders.read', 'orders.export', 'refunds.read', 'refunds.export'],
        ...['money.see', 'money.withdraw', 'dashboard.read'],
      ],
    },
  ].map((role) => ({ ...role, owner: toDirectoryOwner(shopId) }));

/** The staff of a shop whose role holds a right now, by their ids. */
export async function listStaffHolding(
  db: Db,
  shopId: number,
  right: string,
): Promise<{ id: number; name: string }[]> {
  const active = (await listShopStaff(db, shopId)).filter(({ isActive }) => isActive);
  const holding = new Set<string>();
  for (const role of new Set(active.map(({ role }) => role))) {
    const rights = await getRoleRights(db, shopStaffDirectory, toDirectoryOwner(shopId), role);
    if (rights.includes(right) || rights.includes('*')) holding.add(role);
  }
  return active.filter(({ role }) => holding.has(role)).map(({ id, name }) => ({ id, name }));
}
