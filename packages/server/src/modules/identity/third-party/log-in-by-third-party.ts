import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import { presentStartedSession } from '../shoppers/present-shopper.ts';
import { getShopper } from '../shoppers/shoppers.queries.ts';
import { getThirdPartyLogin, identifyPerson } from './ask-provider.ts';
import { findBoundShopper } from './bindings.queries.ts';
import { sealTicket } from './third-tickets.ts';

/** Logs in a person who is bound already; anyone else gets a ticket to bind a mobile with. */
export async function logInByThirdParty(
  ctx: Context,
  { provider, grant }: CallChecked<'POST /wanlshop/third/login'>,
): Promise<CallOut<'POST /wanlshop/third/login'>> {
  const login = getThirdPartyLogin(ctx, provider);
  const { openid, nickname } = await identifyPerson(ctx, login, grant);
  const shopperId = await findBoundShopper(ctx.db, login, openid);
  if (shopperId === null) {
    const ticket = sealTicket(ctx, { provider, appId: login.appId, openid, nickname });
    return { status: 'new', ticket, nickname };
  }
  const entered = await startShopperSession(ctx, await getShopper(ctx.db, shopperId));
  return { status: 'known', ...(await presentStartedSession(entered, ctx)) };
}
