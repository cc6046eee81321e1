/** The shoppers of the market, as the platform's staff look after them. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { getMoney, getStatistics } from '../identity.ports.ts';
import { maskMobile } from './mask.rules.ts';
import { findShopper, type Shopper } from './shoppers.queries.ts';
import { countUsers, listShopperSessions, listUserRows } from './users.queries.ts';

type Page = CallOut<'GET /platform/users/list'>;

export async function listUsers(
  ctx: Context,
  { state, sort, page, limit, keyword }: CallChecked<'GET /platform/users/list'>,
): Promise<Page> {
  const counts = await countUsers(ctx.db, keyword);
  const rows = await listUserRows(ctx.db, keyword, { state, sort, limit, offset: (page - 1) * limit });
  const total = counts[state];
  return {
    rows: rows.map(presentUser),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

export async function showUser(
  ctx: Context,
  { id }: CallChecked<'GET /platform/users/details'>,
): Promise<CallOut<'GET /platform/users/details'>> {
  const shopper = await getUser(ctx, id);
  const { order, dynamic } = await getStatistics(ctx, id);
  const sessions = await listShopperSessions(ctx.db, id);
  return {
    ...presentUser(shopper),
    gender: shopper.gender,
    bio: shopper.bio,
    login_ip: shopper.loginIp,
    freeze_reason: shopper.freezeReason,
    silenced_until: presentSilence(ctx, shopper),
    money: formatMoney(await getMoney(ctx, id)),
    counts: { order, dynamic },
    sessions: sessions.map(({ openedAt, seenAt, ...session }) => ({
      ...session,
      opened_at: toUnixSeconds(openedAt),
      seen_at: toUnixSeconds(seenAt),
    })),
  };
}

/** For staff who must call this person; each look is recorded. */
export async function revealUser(
  ctx: Context,
  { id }: CallChecked<'POST /platform/users/reveal'>,
): Promise<{ mobile: string }> {
  const { mobile } = await getUser(ctx, id);
  await recordChange(ctx, { subject: 'shopper', id, before: null, after: { seen: ['mobile'] } });
  return { mobile };
}

async function getUser({ db }: Context, id: number): Promise<Shopper & { state: 'active' | 'frozen' }> {
  const shopper = await findShopper(db, id);
  if (!shopper || shopper.state === 'closed') throw new Refusal('common.not_found');
  return { ...shopper, state: shopper.state };
}

/** One that has run out is none. */
const presentSilence = ({ clock }: Context, { silencedUntil }: Shopper): number | null =>
  silencedUntil && silencedUntil > clock.now() ? toUnixSeconds(silencedUntil) : null;

const presentUser = (shopper: Shopper): Page['rows'][number] => ({
  id: shopper.id,
  username: shopper.username,
  nickname: shopper.nickname,
  avatar: shopper.avatar,
  mobile: maskMobile(shopper.mobile),
  level: shopper.level,
  state: shopper.state === 'frozen' ? 'frozen' : 'active',
  joined_at: toUnixSeconds(shopper.joinedAt),
  login_at: shopper.loginAt && toUnixSeconds(shopper.loginAt),
});
