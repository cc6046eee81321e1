/**
 * What a shop's staff may do, by role. A call of the contract names the one right it asks for. The owner
 * holds every right that any of the shop's calls asks for, so a new call is never shut to everyone.
 */
import { calls } from '@chengji/contract';

const everyRight = [
  ...new Set(
    Object.values(calls).flatMap((call) => ('right' in call && call.who === 'seller' ? [call.right] : [])),
  ),
];

const rightsByRole = {
  owner: everyRight,
  goods: ['goods.read', 'goods.write'],
  shipping: ['orders.read', 'orders.ship'],
  service: ['goods.read', 'orders.read'],
} as const satisfies Record<string, readonly string[]>;

export type ShopRole = keyof typeof rightsByRole;

/** No rights for a role that is no longer known: a row may outlive its role. */
export const shopRightsOf = (role: string): readonly string[] =>
  Object.hasOwn(rightsByRole, role) ? rightsByRole[role as ShopRole] : [];
