/** Referral as the platform looks after it: who brought whom, what it costs, and what looks odd. */
import type { CallChecked, CallOut, TreePerson } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findJoinedAt, findShoppers, type ShopperCard } from '../../identity/index.ts';
import { type Binding, findBinding, findBindings, listPeople } from '../binding/binding.queries.ts';
import { sumByBuyer, sumCreditedSince, sumSales } from '../earning/earning.queries.ts';
import { countReferrers, findReferrers, listReferrers, sumReferrers } from '../referrer.queries.ts';
import { countLeftOut } from '../shops-left-out.queries.ts';
import { listRings, listSuspicious } from '../watching/suspicion.queries.ts';

export async function showReferralOverview(
  ctx: Context,
): Promise<CallOut<'GET /platform/referral/overview'>> {
  const { calendar, clock, db } = ctx;
  const month = calendar.fromSecondText(`${calendar.toDay(clock.now()).slice(0, 7)}-01 00:00:00`);
  const { orders, cents } = await sumSales(db);
  const { expectedCents, withheldCents } = await sumReferrers(db);
  return {
    sales: toMoneyText(cents),
    orders,
    expected: toMoneyText(expectedCents),
    withheld: toMoneyText(withheldCents),
    credited: toMoneyText(await sumCreditedSince(db, month)),
    referrers: await countReferrers(db, { state: 'all' }),
    blocked: await countReferrers(db, { state: 'blocked' }),
    left_out: await countLeftOut(db),
  };
}

export async function listReferrerRows(
  ctx: Context,
  { state, keyword, page, limit }: CallChecked<'GET /platform/referral/people'>,
): Promise<CallOut<'GET /platform/referral/people'>> {
  const filter = { state, keyword };
  const total = await countReferrers(ctx.db, filter);
  const rows = await listReferrers(ctx.db, filter, { limit, offset: (page - 1) * limit });
  const ids = rows.map(({ shopperId }) => shopperId);
  const cards = await findShoppers(ctx.db, ids);
  const joined = await findJoinedAt(ctx.db, ids);
  const suspicious = await listSuspicious(ctx.db, ids);
  return {
    rows: rows.map((row) => ({
      ...presentPerson(row.shopperId, cards),
      joined_at: toUnixSeconds(joined.get(row.shopperId) ?? new Date(0)),
      first: row.first,
      second: row.second,
      sales: toMoneyText(row.salesCents),
      expected: toMoneyText(row.expectedCents),
      credited: toMoneyText(row.creditedCents),
      withheld: toMoneyText(row.withheldCents),
      blocked: row.blockedAt !== null,
      blocked_reason: row.blockedReason,
      suspicious: suspicious.has(row.shopperId),
    })),
    total,
    next: nextPage(page, limit, total),
  };
}

function presentPerson(id: number, cards: ReadonlyMap<number, ShopperCard>) {
  const { nickname = '', avatar = '', level = 1 } = cards.get(id) ?? {};
  return { id, nickname, avatar, level };
}

const mostAbove = 10;

/** A person with the people right below them, and those above. */
export async function showTree(
  ctx: Context,
  { id, page, limit }: CallChecked<'GET /platform/referral/tree'>,
): Promise<CallOut<'GET /platform/referral/tree'>> {
  const { db } = ctx;
  if (!(await findShoppers(db, [id])).has(id)) throw new Refusal('common.not_found', {}, { field: 'id' });
  const above: number[] = [];
  for (let at = await findBinding(db, id); at && above.length < mostAbove; ) {
    above.push(at.referrerId);
    at = await findBinding(db, at.referrerId);
  }
  const children = await listPeople(db, id, { level: 1, limit, offset: (page - 1) * limit });
  const ids = [id, ...children.map(({ shopperId }) => shopperId)];
  const present = await findPeople(ctx, ids, above);
  const total = present(id).children;
  return {
    person: present(id),
    above: above.map((one) => {
      const { nickname, avatar, level } = present(one);
      return { id: one, nickname, avatar, level };
    }),
    rows: children.map(({ shopperId }) => present(shopperId)),
    total,
    next: nextPage(page, limit, total),
  };
}

async function findPeople(
  { db }: Context,
  ids: readonly number[],
  above: readonly number[],
): Promise<(id: number) => TreePerson> {
  const cards = await findShoppers(db, [...ids, ...above]);
  const referrers = await findReferrers(db, ids);
  const bindings: ReadonlyMap<number, Binding> = await findBindings(db, ids);
  const earned = await sumByBuyer(db, ids, { level: 1 });
  return (id) => {
    const boundAt = bindings.get(id)?.boundAt;
    return {
      ...presentPerson(id, cards),
      bound_at: boundAt ? toUnixSeconds(boundAt) : null,
      children: referrers.get(id)?.first ?? 0,
      earned: toMoneyText(earned.get(id) ?? 0),
      blocked: referrers.get(id)?.blockedAt != null,
    };
  };
}

const mostRings = 50;

export async function showRings(ctx: Context): Promise<CallOut<'GET /platform/referral/rings'>> {
  const rings = await listRings(ctx.db, mostRings);
  const heads = rings.map(({ headId }) => headId);
  const cards = await findShoppers(ctx.db, [
    ...new Set([...heads, ...rings.flatMap(({ personIds }) => personIds)]),
  ]);
  const referrers = await findReferrers(ctx.db, heads);
  return {
    rows: rings.map(({ headId, kind, people, personIds, newestAt }) => ({
      head: presentPerson(headId, cards),
      kind,
      people,
      of: referrers.get(headId)?.first ?? 0,
      names: personIds.flatMap((id) => cards.get(id)?.nickname ?? []),
      expected: toMoneyText(referrers.get(headId)?.expectedCents ?? 0),
      newest_at: toUnixSeconds(newestAt ?? new Date(0)),
    })),
  };
}
