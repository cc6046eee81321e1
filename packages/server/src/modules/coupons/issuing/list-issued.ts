/** What is issued, with what came of it. */

import type { CallChecked, CallOut, CouponRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentIssued } from '../coupon.present.ts';
import { type CouponRecord, findCoupon } from '../coupon.queries.ts';
import { type Issuer, isIssuedBy } from '../coupon.rules.ts';
import { countIssued, findFigures, type IssuedFilter, listIssued } from './coupon-admin.queries.ts';
import { findIssuers } from './find-issuers.ts';

type Asked = CallChecked<'GET /seller/coupons/list'>;

export async function listIssuedCoupons(
  ctx: Context,
  issuer: IssuedFilter['issuer'],
  { state, type, keyword, sort, page, limit }: Asked,
): Promise<CallOut<'GET /seller/coupons/list'>> {
  const now = ctx.clock.now();
  const filter = { issuer, type, keyword };
  const rows = await listIssued(
    ctx.db,
    { ...filter, state, now },
    { sort, limit, offset: (page - 1) * limit },
  );
  const { received, used, ...counts } = await countIssued(ctx.db, filter, now);
  const total = counts[state ?? 'all'];
  return {
    rows: await present(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts,
    use_rate: received === 0 ? null : Math.min(1, used / received),
  };
}

export async function showIssued(ctx: Context, issuer: Issuer, id: number): Promise<CouponRow> {
  const coupon = await findCoupon(ctx.db, id);
  const [row] = coupon && isIssuedBy(coupon, issuer) ? await present(ctx, [coupon]) : [];
  if (!row) throw new Refusal('common.not_found', {}, { field: 'id' });
  return row;
}

async function present(ctx: Context, rows: readonly CouponRecord[]): Promise<CouponRow[]> {
  const figures = await findFigures(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const issuers = await findIssuers(ctx, rows);
  const shown = { language: ctx.language, now: ctx.clock.now() };
  return rows.map((coupon) => presentIssued(coupon, issuers, { ...shown, figures: figures.get(coupon.id) }));
}
