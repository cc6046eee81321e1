import type { UserInfo } from '@chengji/contract/identity/identity.calls';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { isHeld } from '../account/payment-hold.ts';
import { getMoney, getStatistics } from '../identity.ports.ts';
import type { Shopper } from './shoppers.queries.ts';

/** A person who just proved who they are, with the token of the session opened for them. */
export type StartedSession = { shopper: Shopper; token: string };

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

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
    // Points and sign-in are a capability of their own; until someone has them, they are none.
    score: 0,
    successions: 0,
    maxsuccessions: 0,
    prevtime: shopper.previousLoginAt && seconds(shopper.previousLoginAt),
    logintime: shopper.loginAt && seconds(shopper.loginAt),
    loginip: shopper.loginIp,
    jointime: seconds(shopper.joinedAt),
    has_password: shopper.passwordHash !== null,
    has_pay_password: shopper.payPasswordHash !== null,
    held_until: isHeld(ctx, shopper) && shopper.heldUntil ? seconds(shopper.heldUntil) : null,
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
