/** The messaging app's OAuth and JS-SDK calls, and the page where a person agrees. */
import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../payments/page.ts';
import { renderConsent } from './consent-page.ts';
import { MessengerRefusal, messengerPeople, type SandboxMessenger } from './wechat.ts';

type Consent = {
  Querystring: { appid?: string; redirect_uri?: string; state?: string; lang?: string };
};
type Query = { Querystring: Record<string, string | undefined> };

export async function serveMessenger(
  app: FastifyInstance,
  { messenger, pageBase }: { messenger: SandboxMessenger; pageBase: string },
): Promise<void> {
  const isOurs = (url: string) => /^\/(?!\/)/.test(url) || (pageBase && url.startsWith(`${pageBase}/`));

  app.setErrorHandler((error, _request, reply) => {
    const refused = error instanceof MessengerRefusal ? error : new MessengerRefusal(-1, 'system error');
    return reply.send({ errcode: refused.errcode, errmsg: refused.message });
  });

  app.get<Consent>('/sandbox/wechat/connect/oauth2/authorize', async ({ query, headers, url }, reply) => {
    const isKnown = messenger.isApp(query.appid) && isOurs(query.redirect_uri ?? '');
    const html = renderConsent({
      language: chooseLanguage(query.lang, headers['accept-language']),
      people: isKnown ? messengerPeople : [],
      query: url.split('?')[1] ?? '',
    });
    return reply
      .code(isKnown ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.post<Consent>('/sandbox/wechat/connect/oauth2/authorize', async ({ query, body }, reply) => {
    const { redirect_uri: back = '', state = '' } = query;
    if (!messenger.isApp(query.appid) || !isOurs(back)) throw new MessengerRefusal(10_003, 'redirect_uri');
    const chosen = new URLSearchParams(String(body)).get('person');
    const person = messengerPeople.find(({ key }) => key === chosen);
    const given = new URLSearchParams({ ...(person && { code: messenger.agree(person) }), state });
    return reply.redirect(`${back}?${given}`, 303);
  });

  app.get<Query>('/sns/oauth2/access_token', async ({ query }) => {
    messenger.assertApp(query.appid, query.secret);
    const { token, person } = messenger.exchange(query.code ?? '');
    return {
      access_token: token,
      expires_in: 7_200,
      refresh_token: token,
      openid: messenger.openidOf(person),
      scope: 'snsapi_userinfo',
    };
  });
  app.get<Query>('/sns/userinfo', async ({ query }) => {
    const person = messenger.personOf(query.access_token ?? '');
    return { openid: messenger.openidOf(person), nickname: person.zh, sex: 0, headimgurl: '' };
  });
  app.post('/cgi-bin/stable_token', async ({ body }) => {
    const { appid, secret } = JSON.parse(String(body)) as Record<string, unknown>;
    messenger.assertApp(appid, secret);
    return { access_token: messenger.appToken(), expires_in: 7_200 };
  });
  app.get<Query>('/cgi-bin/ticket/getticket', async ({ query }) => ({
    errcode: 0,
    errmsg: 'ok',
    ...messenger.ticketOf(query.access_token),
  }));
}
