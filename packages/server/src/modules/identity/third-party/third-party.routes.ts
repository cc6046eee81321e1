import { calls } from '@chengji/contract';
import type { FastifyInstance } from 'fastify';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { presentStartedSession } from '../shoppers/present-shopper.ts';
import { bindThirdParty, listBindings, listProviders, openThirdParty, unbindThirdParty } from './bindings.ts';
import { configureJsSdk } from './configure-js-sdk.ts';
import { logInByThirdParty } from './log-in-by-third-party.ts';
import { registerByThirdParty } from './register-by-third-party.ts';
import { backPath } from './wechat-app.ts';

/** Each of these asks the provider: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const thirdPartyRoutes = routes(calls, {
  'GET /wanlshop/third/providers': { verb: listProviders },
  'POST /wanlshop/third/open': { verb: openThirdParty },
  'POST /wanlshop/third/login': { limit: guarded, verb: logInByThirdParty },
  'POST /wanlshop/third/register': {
    limit: guarded,
    verb: registerByThirdParty,
    present: presentStartedSession,
  },
  'GET /wanlshop/third/bindings': { verb: listBindings },
  'POST /wanlshop/third/bind': { limit: guarded, verb: bindThirdParty },
  'POST /wanlshop/third/unbind': { verb: unbindThirdParty },
  'GET /wanlshop/wechat/config': { limit: guarded, verb: configureJsSdk },
});

type Back = { Querystring: { code?: string; state?: string } };

/** Providers add what they hand out before the hash: here it is carried over to the page of the client. */
export function serveCallbackPage(app: FastifyInstance, { config }: Kernel): void {
  app.get<Back>(backPath, ({ query }, reply) => {
    const { code = '', state = '' } = query;
    const given = new URLSearchParams({ provider: 'wechat', grant: String(code), state: String(state) });
    const client = config.publicUrl?.replace(/\/$/, '') ?? '';
    return reply.redirect(`${client}/#/pages/user/auth/thirdreg?${given}`, 302);
  });
}
