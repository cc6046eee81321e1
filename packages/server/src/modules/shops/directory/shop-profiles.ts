import type { Language } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { listShops } from '../shops.queries.ts';
import { presentShopCard, type ShopCard } from './find-shops.ts';

/** A shop as its followers see it. */
export type ShopProfile = ShopCard & { intro: string; followers: number; isSuspended: boolean };

export async function findShopProfiles(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ShopProfile>> {
  if (ids.length === 0) return new Map();
  const rows = await listShops(db, ids);
  return new Map(
    rows.map((shop) => [
      shop.id,
      {
        ...presentShopCard(shop, language),
        intro: localized(language, shop.intro, shop.introEn),
        followers: shop.followers,
        isSuspended: shop.suspendedAt !== null,
      },
    ]),
  );
}
