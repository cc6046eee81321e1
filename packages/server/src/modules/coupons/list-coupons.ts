/** What the caller can receive. */
import type { CallChecked, CallOut, Coupon } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findGoodsOffered, listOfferedGoods } from '../catalog/index.ts';
import { presentCoupon } from './coupon.present.ts';
import { type CouponRecord, findCoupon, listShown, type Scoped } from './coupon.queries.ts';
import { findMine } from './find-mine.ts';
import { findIssuers } from './issuing/find-issuers.ts';

const list = 'coupons.shown';
type Input = CallChecked<'GET /wanlshop/coupon/list'>;

export async function listCoupons(
  ctx: Context,
  { shop_id: shopId, goods_id: goodsId, type, points: costsPoints, cursor, limit }: Input,
): Promise<CallOut<'GET /wanlshop/coupon/list'>> {
  const goods = goodsId === undefined ? undefined : await findScoped(ctx, goodsId);
  if (goods === null) return { rows: [], next: null };
  const after = cursor === undefined ? undefined : readCursor(list, 2, cursor);
  const rows = await listShown(
    ctx.db,
    { shopId, type, costsPoints, goods },
    { now: ctx.clock.now(), after, limit: limit + 1 },
  );
  const page = pageFrom(rows, limit, ({ rank, id }) => writeCursor(list, rank, id));
  return { rows: await present(ctx, page.rows), next: page.next };
}

async function findScoped({ db }: Context, goodsId: number): Promise<Scoped | null> {
  const goods = await findGoodsOffered(db, goodsId);
  return goods && { goodsId, shopId: goods.shopId, categoryIds: goods.categoryIds };
}

export async function showCoupon(ctx: Context, { id }: { id: number }): Promise<Coupon> {
  const [coupon] = await present(ctx, [await requireIssued(ctx, id)]);
  if (!coupon) throw new Error('a coupon was not presented');
  return coupon;
}

export async function listCouponGoods(
  ctx: Context,
  { id, ...page }: CallChecked<'GET /wanlshop/coupon/goods'>,
): Promise<CallOut<'GET /wanlshop/coupon/goods'>> {
  const { shopId, scope, scopeIds } = await requireIssued(ctx, id);
  return listOfferedGoods(
    ctx,
    {
      shopId,
      ...(scope === 'categories' && { categoryIds: scopeIds }),
      ...(scope === 'goods' && { goodsIds: scopeIds }),
    },
    page,
  );
}

/** A draft is its issuer's alone; what is over is still shown to those who hold a card of it. */
async function requireIssued({ db }: Context, id: number): Promise<CouponRecord> {
  const coupon = await findCoupon(db, id);
  if (!coupon || coupon.isDraft) throw new Refusal('common.not_found', {}, { field: 'id' });
  return coupon;
}

async function present(ctx: Context, rows: readonly CouponRecord[]): Promise<Coupon[]> {
  const now = ctx.clock.now();
  const issuers = await findIssuers(ctx, rows);
  const ownCards = await findMine(ctx, rows, now);
  return rows.map((coupon) =>
    presentCoupon(coupon, issuers, { language: ctx.language, now, mine: ownCards(coupon) }),
  );
}
