/** How a shop shows itself, in both languages. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import { assertVersion } from '../../kernel/audit/edit-version.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { refuseOn } from '../../kernel/db/violations.ts';
import { emit } from '../../kernel/events/events.ts';
import { refuseBlockedWords } from '../../kernel/settings/refuse-blocked-words.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { shopScore } from './shop.rules.ts';
import { lockShop, updateShop } from './shop-state.queries.ts';
import { listShops, type Shop } from './shops.queries.ts';

type Profile = CallOut<'GET /seller/shop/details'>;

export async function getShopProfile(ctx: Context): Promise<Profile> {
  const { shopId } = requireActor(ctx, 'seller');
  const [shop] = await listShops(ctx.db, [shopId]);
  if (!shop) throw new Error(`no shop ${shopId}`);
  return present(shop);
}

/** Modules that keep a copy of the shop's name get the event and write it anew. */
export function saveShopProfile(
  ctx: Context,
  input: CallChecked<'POST /seller/shop/save'>,
): Promise<Profile> {
  const { shopId } = requireActor(ctx, 'seller');
  const { version: began, name_en: nameEn, city_en: cityEn, intro_en: introEn, ...rest } = input;
  const { name, intro } = rest;
  refuseBlockedWords(ctx, { name, name_en: nameEn, intro, intro_en: introEn });
  return transact(ctx, async (ctx) => {
    const before = await lockShop(ctx.db, shopId);
    await assertVersion(ctx, began, { ...before, subject: 'shop' }, () => present(before));
    const changes = { ...rest, nameEn, cityEn, introEn, version: before.version + 1 };
    await refuseOn(updateShop(ctx.db, shopId, changes), { shops_name_unique: 'shops.name_taken' });
    const after = present({ ...before, ...changes });
    await emit(ctx, 'shops.changed', { shopId });
    await recordChange(ctx, { subject: 'shop', id: shopId, before: present(before), after });
    return after;
  });
}

const present = (shop: Shop): Profile => ({
  id: shop.id,
  version: shop.version,
  type: shop.type,
  name: shop.name,
  name_en: shop.nameEn,
  logo: shop.logo,
  city: shop.city,
  city_en: shop.cityEn,
  intro: shop.intro,
  intro_en: shop.introEn,
  score: shopScore(shop.scoreSum, shop.scoreCount),
  opened_at: toUnixSeconds(shop.openedAt),
});
