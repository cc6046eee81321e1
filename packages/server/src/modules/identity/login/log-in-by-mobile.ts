import { randomBytes } from 'node:crypto';
import type { CallChecked } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import { type Referral, toReferral } from '../shoppers/add-shopper.ts';
import type { StartedSession } from '../shoppers/present-shopper.ts';
import {
  findShopperByMobile,
  getShopperByMobile,
  insertShopperOfMobile,
  type Shopper,
} from '../shoppers/shoppers.queries.ts';
import { withCode } from '../sms/codes.ts';

/** Logs in by a code; a number that nobody has becomes a new shopper, without a password. */
export function logInByMobile(
  ctx: Context,
  { mobile, code, ...referredBy }: CallChecked<'POST /wanlshop/user/mobilelogin'>,
): Promise<StartedSession> {
  return withCode(ctx, { mobile, event: 'login' }, code, async (ctx) => {
    return startShopperSession(
      ctx,
      await findOrAddShopper(ctx, mobile, { referral: toReferral(referredBy) }),
    );
  });
}

/** The holder of the number, or a new shopper of this name. */
export const findOrAddShopper = async (
  ctx: Context,
  mobile: string,
  newcomer: { nickname?: string | undefined; referral: Referral },
): Promise<Shopper> =>
  (await findShopperByMobile(ctx.db, mobile)) ?? addShopperOfMobile(ctx, mobile, newcomer);

async function addShopperOfMobile(
  ctx: Context,
  mobile: string,
  { nickname, referral }: Parameters<typeof findOrAddShopper>[2],
): Promise<Shopper> {
  const ending = mobile.slice(-4);
  const added = await insertShopperOfMobile(ctx.db, {
    mobile,
    username: `u${ending}_${randomBytes(6).toString('hex')}`,
    nickname: nickname ?? ctx.services.translate(ctx.language, 'identity.first_nickname', { ending }),
    joinedAt: ctx.clock.now(),
  });
  if (!added) return getShopperByMobile(ctx.db, mobile);
  await emit(ctx, 'identity.registered', { shopperId: added.id, ...referral });
  return added;
}
