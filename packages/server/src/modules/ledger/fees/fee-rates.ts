/** The commission of shops and categories, for the operator. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findCategoryPaths, listCategoryNames } from '../../catalog/index.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { findShops } from '../../shops/index.ts';
import { chooseRate, findRate, toRateState } from './fee-rate.rules.ts';
import { insertFeeRate, listFeeRates, listHistory, lockFeeRates } from './fee-rates.queries.ts';
import { findShopRate } from './find-fee-rates.ts';

type Page = CallOut<'GET /platform/fees/list'>;

export async function listFees(
  ctx: Context,
  { shop_id }: CallChecked<'GET /platform/fees/list'>,
): Promise<Page> {
  const shopId = shop_id ?? null;
  await assertShop(ctx, shopId);
  const history = await listHistory(ctx.db, shopId);
  const all = await listFeeRates(ctx.db, shopId === null ? [] : [shopId]);
  const ids = history.flatMap(({ categoryId }) => categoryId ?? []);
  const paths = await findCategoryPaths(ctx, ids);
  const categories = await listCategoryNames(ctx.db, ids);
  const names = new Map(categories.map((one) => [one.id, localized(ctx.language, one.zh, one.en)]));
  const staff = await findPlatformStaffNames(ctx.db, [...new Set(history.map(({ staffId }) => staffId))]);
  const market = ctx.services.settings.get('ledger.commission_rate');
  const now = ctx.clock.now();
  return {
    rows: history.map((rate) => ({
      id: rate.id,
      category:
        rate.categoryId === null ? null : { id: rate.categoryId, name: names.get(rate.categoryId) ?? '' },
      basis_points: rate.basisPoints,
      before: chooseRate(
        all.filter(({ id }) => id < rate.id),
        { shopId: rate.shopId ?? 0, path: paths.get(rate.categoryId ?? 0) ?? [], at: rate.startsAt },
        market,
      ),
      starts_at: toUnixSeconds(rate.startsAt),
      state: toRateState(history, rate, now),
      by: staff.get(rate.staffId) ?? '',
      created_at: toUnixSeconds(rate.createdAt),
    })),
    market,
    now: shopId === null ? market : await findShopRate(ctx, shopId),
  };
}

/** The rate that holds on a day; today, the one that holds now. */
export async function showFeeRate(
  ctx: Context,
  { shop_id, category_id, day }: CallChecked<'GET /platform/fees/rate'>,
): Promise<CallOut<'GET /platform/fees/rate'>> {
  await assertShop(ctx, shop_id ?? null);
  return { basis_points: await findOn(ctx, { shop_id, category_id }, toStart(ctx, day, 'day')) };
}

const mostDays = 3_650;

/**
 * When a rate of this day begins: today at once, as what was paid before has its rate. Days are compared as text:
 * those far away are no moments of a calendar.
 */
function toStart({ calendar, clock }: Context, day: string, field: string): Date {
  const now = clock.now();
  const [today, last] = [calendar.toDay(now), calendar.toDay(calendar.addDays(now, mostDays))];
  if (day < today || day > last) throw new Refusal('ledger.fee_day_out_of_range', {}, { field });
  return day === today ? now : calendar.fromSecondText(`${day} 00:00:00`);
}

type Scope = { shop_id?: number | undefined; category_id?: number | undefined };

async function findOn(ctx: Context, { shop_id, category_id }: Scope, at: Date): Promise<number> {
  const rates = await listFeeRates(ctx.db, shop_id === undefined ? [] : [shop_id]);
  const path = category_id === undefined ? [] : await getPath(ctx, category_id);
  return chooseRate(
    rates,
    { shopId: shop_id ?? 0, path, at },
    ctx.services.settings.get('ledger.commission_rate'),
  );
}

async function getPath(ctx: Context, categoryId: number): Promise<readonly number[]> {
  const path = (await findCategoryPaths(ctx, [categoryId])).get(categoryId);
  if (!path) throw new Refusal('catalog.category_unknown', {}, { field: 'category_id' });
  return path;
}

async function assertShop({ db, language }: Context, id: number | null): Promise<void> {
  if (id !== null && !(await findShops(db, [id], language)).has(id)) throw new Refusal('common.not_found');
}

/** Orders paid from the day on pay it; those paid before keep theirs. */
export function saveFeeRate(
  ctx: Context,
  { shop_id, category_id, basis_points, from, seen }: CallChecked<'POST /platform/fees/save'>,
): Promise<CallOut<'POST /platform/fees/save'>> {
  if (shop_id === undefined && category_id === undefined) throw new Refusal('ledger.fee_scope_missing');
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const startsAt = toStart(ctx, from, 'from');
    const scope = { shopId: shop_id ?? null, categoryId: category_id ?? null };
    await assertShop(ctx, scope.shopId);
    await lockFeeRates(ctx.db);
    const before = await findOn(ctx, { shop_id, category_id }, startsAt);
    if (before !== seen) throw new Refusal('ledger.fee_changed_meanwhile');
    const own = findRate(await listFeeRates(ctx.db, shop_id === undefined ? [] : [shop_id]), scope, startsAt);
    const id = await insertFeeRate(ctx.db, {
      ...scope,
      basisPoints: basis_points,
      startsAt,
      staffId: requireActor(ctx, 'platform').staffId,
      createdAt: now,
    });
    await recordChange(ctx, {
      subject: 'fee',
      id,
      before: { commission_basis_points: own, effective_basis_points: before },
      after: { commission_basis_points: basis_points, from, shop_id, category_id },
    });
    return { id };
  });
}
