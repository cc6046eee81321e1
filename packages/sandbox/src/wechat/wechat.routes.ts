/** WeChat's OAuth and JS-SDK calls, and the page where a person agrees. */
import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../payments/page.ts';
import { renderConsent } from './consent-page.ts';
import { type SandboxWechat, WechatRefusal, wechatPeople } from './wechat.ts';

type Consent = {
  Querystring: { appid?: string; redirect_uri?: string; state?: string; lang?: string };
};
type Query = { Querystring: Record<string, string | undefined> };

export async function serveWechat(
  app: FastifyInstance,
  { wechat, pageBase }: { wechat: SandboxWechat; pageBase: string },
): Promise<void> {
  const isOurs = (url: string) => /^\/(?!\/)/.test(url) || (pageBase && url.startsWith(`${pageBase}/`));

  app.setErrorHandler((error, _request, reply) => {
    const refused = error instanceof WechatRefusal ? error : new WechatRefusal(-1, 'system error');
    return reply.send({ errcode: refused.errcode, errmsg: refused.message });
  });

  app.get<Consent>('/sandbox/wechat/connect/oauth2/authorize', async ({ query, headers, url }, reply) => {
    const isKnown = wechat.isApp(query.appid) && isOurs(query.redirect_uri ?? '');
    const html = renderConsent({
      language: chooseLanguage(query.lang, headers['accept-language']),
      people: isKnown ? wechatPeople : [],
      query: url.split('?')[1] ?? '',
    });
    return reply
      .code(isKnown ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.post<Consent>('/sandbox/wechat/connect/oauth2/authorize', async ({ query, body }, reply) => {
    const { redirect_uri: back = '', state = '' } = query;
    if (!wechat.isApp(query.appid) || !isOurs(back)) throw new WechatRefusal(10_003, 'redirect_uri');
    const chosen = new URLSearchParams(String(body)).get('person');
    const person = wechatPeople.find(({ key }) => key === chosen);
    const given = new URLSearchParams({ ...(person && { code: wechat.agree(person) }), state });
    return reply.redirect(`${back}?${given}`, 303);
  });

  app.get<Query>('/sns/oauth2/access_token', async ({ query }) => {
    wechat.assertApp(query.appid, query.secret);
    const { token, person } = wechat.exchange(query.code ?? '');
    return {
      access_token: token,
      expires_in: 7_200,
      refresh_token: token,
      openid: wechat.getOpenid(person),
      scope: 'snsapi_userinfo',
    };
  });
  app.get<Query>('/sns/userinfo', async ({ query }) => {
    const person = wechat.getPerson(query.access_token ?? '');
    return { openid: wechat.getOpenid(person), nickname: person.zh, sex: 0, headimgurl: '' };
  });
  app.post('/cgi-bin/stable_token', async ({ body }) => {
    const { appid, secret } = JSON.parse(String(body)) as Record<string, unknown>;
    wechat.assertApp(appid, secret);
    return { access_token: wechat.appToken(), expires_in: 7_200 };
  });
  app.get<Query>('/cgi-bin/ticket/getticket', async ({ query }) => ({
    errcode: 0,
    errmsg: 'ok',
    ...wechat.getTicket(query.access_token),
  }));
}
