import type { CallChecked, CallOut, ReferralInfo } from '@chengji/contract';
import { formatMoney, toMoneyText } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers, maskNickname } from '../../identity/index.ts';
import { getBalance, shopperAvailable } from '../../ledger/index.ts';
import { listPeople } from '../binding/binding.queries.ts';
import { getCode } from '../binding/get-code.ts';
import { listEarnings, sumByBuyer } from '../earning/earning.queries.ts';
import { findReferrer } from '../referrer.queries.ts';

export async function showReferral(ctx: Context): Promise<ReferralInfo> {
  const { settings } = ctx.services;
  return {
    enabled: settings.get('referral.enabled'),
    rates: { first: settings.get('referral.first_rate'), second: settings.get('referral.second_rate') },
    bind_days: settings.get('referral.bind_days'),
    mine: ctx.actor.kind === 'shopper' ? await showMine(ctx, ctx.actor.id) : null,
  };
}

async function showMine(ctx: Context, shopperId: number): Promise<ReferralInfo['mine']> {
  const code = await getCode(ctx, shopperId);
  const own = await findReferrer(ctx.db, shopperId);
  const { nickname = '', avatar = '' } = (await findShoppers(ctx.db, [shopperId])).get(shopperId) ?? {};
  const { first = 0, second = 0, expectedCents = 0, withheldCents = 0, creditedCents = 0 } = own ?? {};
  return {
    code,
    link: `/?ref=${code}`,
    poster: { nickname, avatar },
    people: {
      first: { count: first, avatars: await listAvatars(ctx, shopperId, 1) },
      second: { count: second, avatars: await listAvatars(ctx, shopperId, 2) },
    },
    expected: toMoneyText(expectedCents + withheldCents),
    credited: toMoneyText(creditedCents),
    available: formatMoney(await getBalance(ctx.db, shopperAvailable(shopperId))),
    blocked: own?.blockedAt != null,
    blocked_reason: own?.blockedReason ?? '',
  };
}

const shownAvatars = 3;

async function listAvatars({ db }: Context, shopperId: number, level: number): Promise<string[]> {
  const people = await listPeople(db, shopperId, { level, limit: shownAvatars });
  const ids = people.map((one) => one.shopperId);
  const cards = await findShoppers(db, ids);
  return ids.map((id) => cards.get(id)?.avatar ?? '');
}

const peopleList = 'referral.people';

export async function listOwnPeople(
  ctx: Context,
  { level, cursor, limit }: CallChecked<'GET /wanlshop/distribution/people'>,
): Promise<CallOut<'GET /wanlshop/distribution/people'>> {
  const shopperId = requireShopper(ctx);
  const [before] = cursor === undefined ? [] : readCursor(`${peopleList}${level}`, 1, cursor);
  const found = await listPeople(ctx.db, shopperId, { level, before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(`${peopleList}${level}`, id));
  const ids = rows.map((one) => one.shopperId);
  const cards = await findShoppers(ctx.db, ids);
  const earned = await sumByBuyer(ctx.db, ids, { earnerId: shopperId });
  return {
    rows: rows.map((one) => ({
      id: one.id,
      ...presentMasked(cards.get(one.shopperId)),
      level,
      bound_at: toUnixSeconds(one.boundAt),
      earned: toMoneyText(earned.get(one.shopperId) ?? 0),
    })),
    next,
  };
}

const presentMasked = (card: { nickname: string; avatar: string } | undefined) => ({
  nickname: maskNickname(card?.nickname ?? ''),
  avatar: card?.avatar ?? '',
});

const earningsList = 'referral.earnings';

export async function listOwnEarnings(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/distribution/earnings'>,
): Promise<CallOut<'GET /wanlshop/distribution/earnings'>> {
  const shopperId = requireShopper(ctx);
  const [before] = cursor === undefined ? [] : readCursor(earningsList, 1, cursor);
  const found = await listEarnings(ctx.db, shopperId, { before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(earningsList, id));
  const cards = await findShoppers(
    ctx.db,
    rows.map(({ buyerId }) => buyerId),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      level: row.level,
      from: presentMasked(cards.get(row.buyerId)),
      order_sum: toMoneyText(row.goodsCents),
      paid_sum: toMoneyText(row.paidCents),
      rate: row.basisPoints,
      amount: toMoneyText(row.cents),
      state: row.state,
      createtime: toUnixSeconds(row.paidAt),
      credited_at: row.creditedAt && toUnixSeconds(row.creditedAt),
    })),
    next,
  };
}
