import type { Language, ShopType } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { shopScore } from '../shop.rules.ts';
import { listShops, type Shop } from '../shops.queries.ts';

/** What is shown of a shop beside its goods, in the language asked for. */
export type ShopCard = {
  id: number;
  name: string;
  type: ShopType;
  logo: string;
  city: string;
  /** 1 to 5, to one decimal; null while nobody has rated it. */
  score: number | null;
};

/** These shops by id; an id that is no shop's is not in the answer. */
export async function findShops(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ShopCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listShops(db, ids);
  return new Map(rows.map((shop) => [shop.id, presentShopCard(shop, language)]));
}

export const presentShopCard = (shop: Shop, language: Language): ShopCard => ({
  id: shop.id,
  name: localized(language, shop.name, shop.nameEn),
  type: shop.type,
  logo: shop.logo,
  city: localized(language, shop.city, shop.cityEn),
  score: shopScore(shop.scoreSum, shop.scoreCount),
});
