import { listWrongTerms, listWrongTimes } from '@chengji/contract/coupons/coupon-form.rules';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listCategoryNames, listGoodsNames } from '../../catalog/index.ts';
import { toAuditRecord } from '../coupon.present.ts';
import type { CouponRecord } from '../coupon.queries.ts';
import { computeState, type Issuer, isIssuedBy } from '../coupon.rules.ts';
import { insertCoupon, lockCoupon, updateCoupon } from './coupon-admin.queries.ts';
import { type CouponForm, changedTerm, toCouponTerms, toCouponTimes } from './coupon-form.rules.ts';
import { showIssued } from './list-issued.ts';

/** Issues a coupon of this shop or, without one, of the market, or changes it; cards keep what they promised. */
export function saveCoupon(
  ctx: Context,
  shopId: number | null,
  { id, version, ...form }: CouponForm,
): Promise<{ id: number }> {
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const before = id === undefined ? null : await lockIssued(ctx, shopId, id);
    if (before)
      await assertVersion(ctx, version, { ...before, subject: 'coupon' }, () =>
        showIssued(ctx, shopId, before.id),
      );
    if (before) refuseOver(before, now);
    const fields = await toFields(ctx, shopId, form, before);
    if (before && before.received > 0) refuseChanged(before, fields);
    const after = before
      ? await updateCoupon(ctx.db, before.id, { ...fields, version: before.version + 1 }, now)
      : await insertCoupon(ctx.db, { ...fields, shopId }, now);
    await recordChange(ctx, {
      subject: 'coupon',
      id: after.id,
      before: before && toAuditRecord(before),
      after: toAuditRecord(after),
    });
    return { id: after.id };
  });
}

/** Another’s coupon is as good as none. */
export async function lockIssued({ db }: Context, issuer: Issuer, id: number): Promise<CouponRecord> {
  const coupon = await lockCoupon(db, id);
  if (!coupon || !isIssuedBy(coupon, issuer)) throw new Refusal('common.not_found', {}, { field: 'id' });
  return coupon;
}

export function refuseOver(coupon: CouponRecord, now: Date): void {
  if (['stopped', 'ended'].includes(computeState(coupon, now))) throw new Refusal('coupons.over');
}

async function toFields(
  ctx: Context,
  shopId: number | null,
  form: Omit<CouponForm, 'id' | 'version'>,
  before: CouponRecord | null,
) {
  const now = ctx.clock.now();
  const terms = toCouponTerms(form);
  const [wrong] = listWrongTerms(form);
  if (wrong) throw new Refusal('coupons.terms_wrong', {}, { field: wrong });
  const marketDays = ctx.services.settings.get('coupons.valid_days');
  const times = toCouponTimes(form, { now, before, marketDays });
  const received = { valid_days: times.validDays, receive_from: toUnixSeconds(times.receiveFrom) };
  const [late] = listWrongTimes({ ...form, ...received }, toUnixSeconds(now));
  if (late) throw new Refusal('coupons.times_wrong', {}, { field: late });
  return {
    ...terms,
    ...times,
    ...(await readScope(ctx, shopId, form)),
    points: form.points,
    total: form.total,
    perPerson: form.per_person,
    isDraft: form.draft,
  };
}

const mostNames = 3;

/** What it is for, with the names of the first few. A shop's coupon is for goods of its own. */
async function readScope({ db }: Context, shopId: number | null, { scope, scope_ids }: CouponForm) {
  if (scope === 'all') return { scope, scopeIds: [], scopeNames: [] };
  const scopeIds = [...new Set(scope_ids)];
  const found =
    scope === 'categories'
      ? await listCategoryNames(db, scopeIds)
      : (await listGoodsNames(db, scopeIds)).filter((goods) => shopId === null || goods.shopId === shopId);
  const names = new Map(found.map(({ id, zh, en }) => [id, { zh, en }]));
  if (scopeIds.length === 0 || names.size < scopeIds.length) {
    throw new Refusal('coupons.scope_wrong', {}, { field: 'scope_ids' });
  }
  const scopeNames = scopeIds.slice(0, mostNames).flatMap((one) => names.get(one) ?? []);
  return { scope, scopeIds, scopeNames };
}

function refuseChanged(before: CouponRecord, after: Parameters<typeof changedTerm>[1]): void {
  const field = changedTerm(before, after);
  if (field) throw new Refusal('coupons.already_received', {}, { field });
}
