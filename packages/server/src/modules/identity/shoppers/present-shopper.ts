import type { UserInfo } from '@chengji/contract/identity/identity.calls';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { isHeld } from '../account/payment-hold.ts';
import { getLinkedShops, getMoney, getStanding, getStatistics } from '../identity.ports.ts';
import type { Shopper } from './shoppers.queries.ts';

/** A person who just proved who they are, with the token of the session opened for them. */
export type StartedSession = { shopper: Shopper; token: string };

export async function presentShopper(shopper: Shopper, ctx: Context, token = ''): Promise<UserInfo> {
  return {
    id: shopper.id,
    username: shopper.username,
    nickname: shopper.nickname,
    mobile: shopper.mobile,
    avatar: shopper.avatar,
    level: shopper.level,
    gender: shopper.gender,
    birthday: shopper.birthday,
    bio: shopper.bio,
    money: formatMoney(await getMoney(ctx, shopper.id)),
    ...(await getStanding(ctx, shopper.id)),
    prevtime: shopper.previousLoginAt && toUnixSeconds(shopper.previousLoginAt),
    logintime: shopper.loginAt && toUnixSeconds(shopper.loginAt),
    loginip: shopper.loginIp,
    jointime: toUnixSeconds(shopper.joinedAt),
    has_password: shopper.passwordHash !== null,
    has_pay_password: shopper.payPasswordHash !== null,
    held_until: isHeld(ctx, shopper) && shopper.heldUntil ? toUnixSeconds(shopper.heldUntil) : null,
    shops: await getLinkedShops(ctx, shopper.id),
    token,
  };
}

export const presentUserInfo = async (shopper: Shopper, ctx: Context) => ({
  userinfo: await presentShopper(shopper, ctx),
});

export const presentStartedSession = async ({ shopper, token }: StartedSession, ctx: Context) => ({
  userinfo: await presentShopper(shopper, ctx, token),
  statistics: await getStatistics(ctx, shopper.id),
});
