import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { presentLicence } from '../licence/plan-licence.ts';
import { shopScore } from '../shop.rules.ts';
import { countShops, findOwners, listShopRows } from '../shop-state.queries.ts';
import { listShops, type Shop } from '../shops.queries.ts';
import { countGoodsOnSale } from './goods-count.port.ts';

type Page = CallOut<'GET /platform/shops/list'>;
type ShopRow = Page['rows'][number];

/** A page of all shops, as the platform's staff see them; the counts are of the same words and type in every state. */
export async function listMarketShops(
  ctx: Context,
  { state, sort, page, limit, ...filter }: CallChecked<'GET /platform/shops/list'>,
): Promise<Page> {
  const counts = await countShops(ctx.db, filter);
  const offset = (page - 1) * limit;
  const rows = await listShopRows(ctx.db, filter, { state, sort, limit, offset });
  const total = counts[state];
  return {
    rows: await presentShops(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

/** One shop as the list has it, with what it says of itself; null when it is not there. */
export async function findMarketShop(ctx: Context, id: number) {
  const [shop] = await listShops(ctx.db, [id]);
  const [row] = shop ? await presentShops(ctx, [shop]) : [];
  return shop && row ? { ...row, intro: localized(ctx.language, shop.intro, shop.introEn) } : null;
}

async function presentShops(ctx: Context, shops: readonly Shop[]): Promise<ShopRow[]> {
  const ids = shops.map(({ id }) => id);
  const owners = await findOwners(ctx.db, ids);
  const onSale = await countGoodsOnSale(ctx, ids);
  return shops.map((shop) => ({
    id: shop.id,
    name: shop.name,
    name_en: shop.nameEn,
    type: shop.type,
    logo: shop.logo,
    city: localized(ctx.language, shop.city, shop.cityEn),
    score: shopScore(shop.scoreSum, shop.scoreCount),
    owner: owners.get(shop.id) ?? null,
    goods_on_sale: onSale.get(shop.id) ?? 0,
    opened_at: toUnixSeconds(shop.openedAt),
    suspended_at: shop.suspendedAt && toUnixSeconds(shop.suspendedAt),
    suspend_reason: shop.suspendReason,
    licence: presentLicence(ctx, shop.licenceEndsOn),
  }));
}
