import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findShoppers } from '../identity/index.ts';
import { findShops } from '../shops/index.ts';
import { type Owner, toOwnerText } from './owner.rules.ts';

/** What each of these owners is called, by `toOwnerText`. */
export async function findOwnerNames(
  ctx: Context,
  owners: readonly Owner[],
): Promise<ReadonlyMap<string, string>> {
  const listIdsByKind = (kind: Owner['kind']) => [
    ...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id)),
  ];
  const shoppers = await findShoppers(ctx.db, listIdsByKind('shopper'));
  const shops = await findShops(ctx.db, listIdsByKind('shop'), ctx.language);
  return new Map([
    ...[...shoppers].map(([id, { nickname }]) => [toOwnerText({ kind: 'shopper', id }), nickname] as const),
    ...[...shops].map(([id, { name }]) => [toOwnerText({ kind: 'shop', id }), name] as const),
  ]);
}

/** What one owner is called; refuses who is not there. */
export async function getOwnerName(ctx: Context, owner: Owner): Promise<string> {
  const name = (await findOwnerNames(ctx, [owner])).get(toOwnerText(owner));
  if (name === undefined) throw new Refusal('common.not_found');
  return name;
}
