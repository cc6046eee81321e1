/** Whose money: a shopper's, or a shop's. */
import type { Actor } from '../../kernel/context.ts';
import { type Account, shopAvailable, shopFrozen, shopperAvailable, shopperFrozen } from '../ledger/index.ts';

export type OwnerKind = 'shopper' | 'shop';
export type Owner = { readonly kind: OwnerKind; readonly id: number };

/** The shopper who calls, or the shop whose staff does; null for others. */
export function findOwner(actor: Actor): Owner | null {
  if (actor.kind === 'shopper') return { kind: 'shopper', id: actor.id };
  return actor.kind === 'seller' ? { kind: 'shop', id: actor.shopId } : null;
}

/** `shopper 7` */
export const toOwnerText = ({ kind, id }: Owner): string => `${kind} ${id}`;

export const availableFor = ({ kind, id }: Owner): Account =>
  kind === 'shop' ? shopAvailable(id) : shopperAvailable(id);

/** What waits to be withdrawn. */
export const frozenFor = ({ kind, id }: Owner): Account =>
  kind === 'shop' ? shopFrozen(id) : shopperFrozen(id);

/** Whose a row of this module is. */
export const toOwner = ({
  ownerKind: kind,
  ownerId: id,
}: {
  ownerKind: OwnerKind;
  ownerId: number;
}): Owner => ({
  kind,
  id,
});
