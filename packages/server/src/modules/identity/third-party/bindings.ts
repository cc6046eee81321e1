/** Which accounts elsewhere are bound to the own one. */

import type { CallChecked, CallOut, ThirdProvider } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { assertProof, withProof } from '../account/reauthenticate.ts';
import { getShopper } from '../shoppers/shoppers.queries.ts';
import { getThirdPartyLogin, identifyPerson } from './ask-provider.ts';
import { findBinding, insertBinding, removeBinding } from './bindings.queries.ts';
import type { ThirdPartyLogin } from './third-party-login.ts';

const getProviderName = ({ services, language }: Context, provider: ThirdProvider) =>
  services.translate(language, `identity.${provider}`);

const presentProvider = (ctx: Context, { provider, insideOnly }: ThirdPartyLogin) => ({
  provider,
  name: getProviderName(ctx, provider),
  inside_only: insideOnly,
});

export async function listProviders(ctx: Context): Promise<CallOut<'GET /wanlshop/third/providers'>> {
  return { rows: [...ctx.services.thirdPartyLogins.values()].map((login) => presentProvider(ctx, login)) };
}

export async function openThirdParty(
  ctx: Context,
  { provider, state }: CallChecked<'POST /wanlshop/third/open'>,
): Promise<{ url: string }> {
  return { url: getThirdPartyLogin(ctx, provider).pageFor(state) };
}

export async function listBindings(ctx: Context): Promise<CallOut<'GET /wanlshop/third/bindings'>> {
  const shopperId = requireShopper(ctx);
  const rows: CallOut<'GET /wanlshop/third/bindings'>['rows'] = [];
  for (const login of ctx.services.thirdPartyLogins.values()) {
    const binding = await findBinding(ctx.db, login, shopperId);
    const bound = binding && {
      nickname: binding.nickname,
      at: toUnixSeconds(binding.boundAt),
    };
    rows.push({ ...presentProvider(ctx, login), bound });
  }
  return { rows };
}

/** Another account of the same provider takes the place of the one bound before. */
export async function bindThirdParty(
  ctx: Context,
  { provider, grant, ...proof }: CallChecked<'POST /wanlshop/third/bind'>,
): Promise<null> {
  const shopper = await getShopper(ctx.db, requireShopper(ctx));
  const shopperId = shopper.id;
  const login = getThirdPartyLogin(ctx, provider);
  await assertProof(ctx, shopper, proof); // the provider's grant is good once
  const { openid, nickname } = await identifyPerson(ctx, login, grant);
  const binding = { provider, appId: login.appId, openid, nickname, shopperId, boundAt: ctx.clock.now() };
  return withProof(ctx, shopper, proof, async (ctx) => {
    await removeBinding(ctx.db, login, shopperId);
    await refuseOn(insertBinding(ctx.db, binding), {
      third_bindings_one_per_openid: 'identity.third_taken',
      third_bindings_one_per_shopper: 'identity.third_taken',
    });
    return null;
  });
}

export async function unbindThirdParty(
  ctx: Context,
  { provider, ...proof }: CallChecked<'POST /wanlshop/third/unbind'>,
): Promise<null> {
  const shopper = await getShopper(ctx.db, requireShopper(ctx));
  return withProof(ctx, shopper, proof, async (ctx) => {
    const login = ctx.services.thirdPartyLogins.get(provider);
    if (login) await removeBinding(ctx.db, login, shopper.id);
    return null;
  });
}

/** The openid of the WeChat account that is bound, where the app it was bound in is the one that pays; null otherwise. */
export async function findBoundOpenid(ctx: Context, shopperId: number): Promise<string | null> {
  const { thirdPartyLogins, config } = ctx.services;
  const login = thirdPartyLogins.get('wechat');
  const payingAppId = config.wechatPay.appId;
  if (!login || (payingAppId && login.appId !== payingAppId)) return null;
  return (await findBinding(ctx.db, login, shopperId))?.openid ?? null;
}

/** The openid by which WeChat knows a shopper inside its browser, for the app that pays; null otherwise. */
export async function findOpenid(ctx: Context, shopperId: number): Promise<string | null> {
  const { thirdPartyLogins, config } = ctx.services;
  const login = thirdPartyLogins.get('wechat');
  if (ctx.client.app !== 'wechat' || !login || login.appId !== config.wechatPay.appId) return null;
  return (await findBinding(ctx.db, login, shopperId))?.openid ?? null;
}
