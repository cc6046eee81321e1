import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../kernel/config.ts';
import { configuredApp } from './wechat-app.ts';
import { WechatLogin } from './wechat-login.ts';

/** A platform that answers by path. */
let platform: Server;
const answers: Record<string, string> = {};
const asked: URL[] = [];
beforeAll(async () => {
  platform = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://platform');
    asked.push(url);
    response.end(answers[url.pathname] ?? '{"errcode":404}');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  platform.close();
});

const environment = {
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'the-secret',
  PUBLIC_URL: 'https://market.example/',
};
const readApp = (supplied: Record<string, string>) =>
  configuredApp(readConfig(supplied, { production: false }));

function login() {
  const port = (platform.address() as AddressInfo).port;
  const app = readApp({ ...environment, WECHAT_API_URL: `http://127.0.0.1:${port}` });
  if (!app) throw new Error('no account is configured');
  return new WechatLogin(app);
}

describe('the WeChat account', () => {
  it('leads to the page of WeChat, and from there back to the market', () => {
    expect(login().pageFor('a-state')).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1' +
        '&redirect_uri=https%3A%2F%2Fmarket.example%2Fapi%2Fthird%2Fwechat%2Fback' +
        '&response_type=code&scope=snsapi_userinfo&state=a-state#wechat_redirect',
    );
    expect(login().insideOnly).toBe(true);
  });

  it('asks with the grant who the person is', async () => {
    answers['/sns/oauth2/access_token'] = '{"access_token":"t","openid":"o1","scope":"snsapi_userinfo"}';
    answers['/sns/userinfo'] = '{"openid":"o1","nickname":"小满","headimgurl":""}';
    expect(await login().identify('a-grant')).toEqual({ openid: 'o1', nickname: '小满' });
    expect(Object.fromEntries(asked.at(-2)?.searchParams ?? [])).toEqual({
      appid: 'wx1',
      secret: 'the-secret',
      code: 'a-grant',
      grant_type: 'authorization_code',
    });
    expect(asked.at(-1)?.searchParams.get('access_token')).toBe('t');
  });

  it.each([
    ['{"errcode":40163,"errmsg":"code been used"}', '40163 code been used'],
    ['{"openid":1}', 'not understood'],
    ['<html>', 'no answer'],
  ])('refuses on %s, without revealing the secret', async (answer, message) => {
    answers['/sns/oauth2/access_token'] = answer;
    const refused = login().identify('a-grant');
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow('the-secret');
  });

  it('is whole in the environment, or not there', () => {
    expect(readApp({})).toBeNull();
    for (const name of Object.keys(environment)) {
      const { [name as keyof typeof environment]: _, ...rest } = environment;
      const read = () => readApp(rest);
      expect(read, name).toThrow('set together or not at all');
    }
  });
});
