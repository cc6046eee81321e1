import { calls } from '@chengji/contract';
import type { FastifyInstance } from 'fastify';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { presentEntered } from '../shoppers/present-shopper.ts';
import { bindThird, listBindings, listProviders, openThird, unbindThird } from './bindings.ts';
import { configureJsSdk } from './configure-js-sdk.ts';
import { logInByThird } from './log-in-by-third-party.ts';
import { registerByThird } from './register-by-third-party.ts';
import { backPath } from './wechat-app.ts';

/** Each of these asks the provider: one address may not have it done without end. */
const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const thirdRoutes = routes(calls, {
  'GET /wanlshop/third/providers': { verb: listProviders },
  'POST /wanlshop/third/open': { verb: openThird },
  'POST /wanlshop/third/login': { limit: guarded, verb: logInByThird },
  'POST /wanlshop/third/register': { limit: guarded, verb: registerByThird, present: presentEntered },
  'GET /wanlshop/third/bindings': { verb: listBindings },
  'POST /wanlshop/third/bind': { limit: guarded, verb: bindThird },
  'POST /wanlshop/third/unbind': { verb: unbindThird },
  'GET /wanlshop/wechat/config': { limit: guarded, verb: configureJsSdk },
});

type Back = { Querystring: { code?: string; state?: string } };

/** Providers add what they hand out before the hash: here it is carried over to the page of the client. */
export function serveWayBack(app: FastifyInstance, { config }: Kernel): void {
  app.get<Back>(backPath, ({ query }, reply) => {
    const { code = '', state = '' } = query;
    const given = new URLSearchParams({ provider: 'wechat', grant: String(code), state: String(state) });
    const client = config.publicUrl?.replace(/\/$/, '') ?? '';
    return reply.redirect(`${client}/#/pages/user/auth/thirdreg?${given}`, 302);
  });
}
