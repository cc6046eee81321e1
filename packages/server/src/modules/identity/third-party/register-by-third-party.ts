import type { CallChecked } from '@chengji/contract';
import { findBlockedWord } from '@chengji/contract/blocked-words';
import { PersonName } from '@chengji/contract/values';
import type { Context } from '../../../kernel/context.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { findOrAddShopper } from '../login/log-in-by-mobile.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import { toReferral } from '../shoppers/add-shopper.ts';
import type { StartedSession } from '../shoppers/present-shopper.ts';
import { withCode } from '../sms/codes.ts';
import { insertBinding } from './bindings.queries.ts';
import { openTicket } from './third-tickets.ts';

/** Binds whom a ticket vouches for to the shopper of a mobile, who is made if there is none, and logs in. */
export async function registerByThirdParty(
  ctx: Context,
  { ticket, mobile, code, ...referredBy }: CallChecked<'POST /wanlshop/third/register'>,
): Promise<StartedSession> {
  const { nickname, ...vouched } = openTicket(ctx, ticket);
  return withCode(ctx, { mobile, event: 'login' }, code, async (ctx) => {
    const shopper = await findOrAddShopper(ctx, mobile, {
      nickname: fittingName(ctx, nickname),
      referral: toReferral(referredBy),
    });
    const binding = { ...vouched, nickname, shopperId: shopper.id, boundAt: ctx.clock.now() };
    await refuseOn(insertBinding(ctx.db, binding), {
      third_bindings_one_per_openid: 'identity.third_taken',
      third_bindings_one_per_shopper: 'identity.third_taken',
    });
    return startShopperSession(ctx, shopper);
  });
}

/** A name given elsewhere that does not fit here stops nobody from joining: they get one as those without do. */
function fittingName({ services }: Context, nickname: string): string | undefined {
  const fitting = PersonName.safeParse(nickname).data;
  const blocked = services.settings.get('content.blocked_words');
  return fitting && findBlockedWord(fitting, blocked) === undefined ? fitting : undefined;
}
