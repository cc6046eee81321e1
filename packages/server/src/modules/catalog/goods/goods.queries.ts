import type { ReviewTag } from '@chengji/contract';
import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { goods, shopGoods, skus } from '../catalog.tables.ts';
import type { ReviewCounts } from '../figures/review-figures.rules.ts';
import { favourites } from '../saved/saved.tables.ts';
import type { ReviewHead } from './goods.types.ts';

export type SkuOfGoods = {
  id: number;
  values: string[];
  valuesEn: string[];
  priceCents: number;
  wasPriceCents: number | null;
  stock: number;
  image: string;
  valueImage: string;
};

const { search: _, rank: __, ...columns } = getTableColumns(goods);

/** Everything of a goods that one person sees, in one statement. Subqueries write `goods.id` out: a field's columns lose their table. */
const selectDetails = prepared('find_goods_details', (db) =>
  db
    .select({
      ...columns,
      skus: sql<SkuOfGoods[]>`(
        select coalesce(json_agg(json_build_object(
          'id', s.id, 'values', s.values, 'valuesEn', s.values_en, 'priceCents', s.price_cents, 'wasPriceCents', s.was_price_cents,
          'stock', s.stock, 'image', s.image, 'valueImage', s.value_image) order by s.position, s.id), '[]')
        from ${skus} s where s.goods_id = goods.id and s.retired_at is null and s.is_on)`,
      shopGoodsCount: sql<number>`coalesce(
        (select c.on_sale from ${shopGoods} c where c.shop_id = goods.shop_id), 0)`,
      isCollected: sql<boolean>`exists (
        select from ${favourites} f
        where f.goods_id = goods.id and f.shopper_id = ${sql.placeholder('shopperId')})`,
    })
    .from(goods)
    .where(eq(goods.id, sql.placeholder('id'))),
);

export type GoodsDetailsRecord = Awaited<ReturnType<typeof selectDetails>>[number];

/** `shopperId` is null for a visitor. */
export async function findGoodsDetails(
  db: Db,
  id: number,
  shopperId: number | null,
): Promise<GoodsDetailsRecord | null> {
  const [row] = await selectDetails(db, { id, shopperId });
  return row ?? null;
}

/** A sku as a cart or checkout needs it; `isOnSale` is false when it is off or was taken out, or its goods is off sale. */
export type SkuForSale = {
  skuId: number;
  goodsId: number;
  shopId: number;
  shopName: string;
  shopNameEn: string;
  shopType: (typeof goods.$inferSelect)['shopType'];
  title: string;
  titleEn: string;
  image: string;
  values: string[];
  valuesEn: string[];
  priceCents: number;
  stock: number;
  isOnSale: boolean;
  categoryId: number;
  freightTemplateId: number;
  weightGrams: number;
  mostPerOrder: number | null;
  mostPerBuyer: number | null;
};

const selectSkusForSale = prepared('find_skus_for_sale', (db) =>
  db
    .select({
      skuId: skus.id,
      goodsId: goods.id,
      shopId: goods.shopId,
      shopName: goods.shopNameZh,
      shopNameEn: goods.shopNameEn,
      shopType: goods.shopType,
      title: goods.title,
      titleEn: goods.titleEn,
      image: sql<string>`coalesce(nullif(${skus.image}, ''), nullif(${skus.valueImage}, ''), ${goods.images}[1])`,
      values: skus.values,
      valuesEn: skus.valuesEn,
      priceCents: skus.priceCents,
      stock: skus.stock,
      isOnSale: sql<boolean>`${goods.isOnSale} and ${skus.retiredAt} is null and ${skus.isOn}`,
      categoryId: goods.categoryId,
      freightTemplateId: goods.freightTemplateId,
      weightGrams: skus.weightGrams,
      mostPerOrder: goods.mostPerOrder,
      mostPerBuyer: goods.mostPerBuyer,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(sql`${skus.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .orderBy(asc(skus.id)),
);

/** In the order of their ids; an id that is not there is left out. */
export const findSkusForSale = (db: Db, skuIds: readonly number[]): Promise<SkuForSale[]> =>
  selectSkusForSale(db, { ids: [...skuIds] });

export async function findGoodsShop(db: Db, id: number): Promise<number | null> {
  const [row] = await db.select({ shopId: goods.shopId }).from(goods).where(eq(goods.id, id));
  return row?.shopId ?? null;
}

export async function findReviewCounts(db: Db, id: number): Promise<ReviewCounts | null> {
  const { goodReviews, mediumReviews, poorReviews, imageReviews, scoreSum, reviewTags } = goods;
  const [row] = await db
    .select({ goodReviews, mediumReviews, poorReviews, imageReviews, scoreSum, reviewTags })
    .from(goods)
    .where(eq(goods.id, id));
  return row ?? null;
}

const mostInHead = 2;

/** Adds to the figures where they stand, so that reviews written at once are all counted. */
export async function addToReviewFigures(
  db: Db,
  id: number,
  added: Omit<ReviewCounts, 'reviewTags'>,
  { tags, head }: { tags: readonly ReviewTag[]; head: ReviewHead | null },
): Promise<void> {
  const newest = JSON.stringify(head ? [head] : []);
  await db
    .update(goods)
    .set({
      goodReviews: sql`${goods.goodReviews} + ${added.goodReviews}`,
      mediumReviews: sql`${goods.mediumReviews} + ${added.mediumReviews}`,
      poorReviews: sql`${goods.poorReviews} + ${added.poorReviews}`,
      imageReviews: sql`${goods.imageReviews} + ${added.imageReviews}`,
      scoreSum: sql`${goods.scoreSum} + ${added.scoreSum}`,
      reviewTags: sql`${goods.reviewTags} || (
        select coalesce(jsonb_object_agg(tag, coalesce((${goods.reviewTags} ->> tag)::int, 0) + 1), '{}')
        from unnest(${sql.param([...tags])}::text[]) as tag)`,
      reviewHead: sql`jsonb_path_query_array(
        ${newest}::jsonb || ${goods.reviewHead}, ${`$[0 to ${mostInHead - 1}]`}::jsonpath)`,
    })
    .where(eq(goods.id, id));
}

/** Writes the shop's answer into the review of this id, where the goods' page shows it. */
export async function setReplyInHead(db: Db, id: number, reviewId: number, reply: string): Promise<void> {
  const shown = JSON.stringify([{ id: reviewId }]);
  await db
    .update(goods)
    .set({
      reviewHead: sql`(
        select jsonb_agg(
          case when shown->'id' = to_jsonb(${reviewId}::bigint)
            then shown || jsonb_build_object('reply', ${reply}::text) else shown end order by place)
        from jsonb_array_elements(${goods.reviewHead}) with ordinality as heads (shown, place))`,
    })
    .where(and(eq(goods.id, id), sql`${goods.reviewHead} @> ${shown}::jsonb`));
}

export async function addToSold(db: Db, id: number, number: number): Promise<void> {
  await db
    .update(goods)
    .set({ sold: sql`${goods.sold} + ${number}` })
    .where(eq(goods.id, id));
}

export async function countSoldOut(db: Db, shopId: number): Promise<number> {
  return db.$count(goods, sql`${goods.shopId} = ${shopId} and ${goods.isOnSale} and not ${goods.inStock}`);
}

/** How many goods of a shop, also those off sale, are sent by each of its freight templates. */
export async function countGoodsByTemplate(db: Db, shopId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ templateId: goods.freightTemplateId, number: count() })
    .from(goods)
    .where(and(eq(goods.shopId, shopId), isNull(goods.deletedAt)))
    .groupBy(goods.freightTemplateId);
  return new Map(rows.map(({ templateId, number }) => [templateId, number]));
}

/** Locks these goods in the order of their ids, then says of each whether one of its skus has stock. */
export async function keepInStock(db: Db, goodsIds: readonly number[]): Promise<void> {
  const ids = [...goodsIds];
  await db
    .select({ id: goods.id })
    .from(goods)
    .where(inArray(goods.id, ids))
    .orderBy(asc(goods.id))
    .for('update');
  const hasStock = sql`exists (
    select from ${skus} s where s.goods_id = goods.id and s.retired_at is null and s.is_on and s.stock > 0)`;
  await db
    .update(goods)
    .set({ inStock: hasStock })
    .where(sql`${inArray(goods.id, ids)} and ${goods.inStock} <> ${hasStock}`);
}

/** Whether any shop sells anything. */
export const hasGoodsOnSale = async (db: Db): Promise<boolean> =>
  (await db.select({ shopId: shopGoods.shopId }).from(shopGoods).where(gt(shopGoods.onSale, 0)).limit(1))
    .length > 0;

/** Whether a shop has goods, on sale or not. */
export const hasGoodsOfShop = async (db: Db, shopId: number): Promise<boolean> =>
  (
    await db
      .select({ id: goods.id })
      .from(goods)
      .where(and(eq(goods.shopId, shopId), isNull(goods.deletedAt)))
      .limit(1)
  ).length > 0;

/** How many goods these shops have on sale; a shop that never had any is not in the answer. */
export async function countGoodsOfShops(db: Db, shopIds: readonly number[]): Promise<Map<number, number>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .select({ shopId: shopGoods.shopId, onSale: shopGoods.onSale })
    .from(shopGoods)
    .where(inArray(shopGoods.shopId, [...shopIds]));
  return new Map(rows.map(({ shopId, onSale }) => [shopId, onSale]));
}
