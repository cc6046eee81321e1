import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRefusalKey, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { computeSignature, JsSdk } from './js-sdk.ts';
import { ThirdPartyRefused } from './third-party-login.ts';

/** A platform that counts its requests, and refuses on demand. */
let platform: Server;
let asked: string[];
let refuses: boolean;
let now: number;
beforeAll(async () => {
  platform = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(path);
    if (refuses) response.end('{"errcode":40164,"errmsg":"invalid ip"}');
    else if (path.endsWith('stable_token')) response.end('{"access_token":"t","expires_in":7200}');
    else response.end(`{"errcode":0,"errmsg":"ok","ticket":"ticket-${asked.length}","expires_in":7200}`);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  platform.close();
});
beforeEach(() => {
  asked = [];
  refuses = false;
  now = Date.parse('2026-11-21T08:00:00Z');
});

const sdk = () =>
  new JsSdk(
    {
      appId: 'wx1',
      secret: 's',
      apiUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      openUrl: '',
      backUrl: '',
      insideOnly: true,
    },
    { now: () => new Date(now) },
  );

describe('the JS-SDK', () => {
  it('signs as WeChat’s own example does', () => {
    const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
    expect(
      computeSignature(ticket, 'Wm3WZYTPz0wzccnW', 1_414_587_457, 'http://mp.weixin.qq.com?params=value'),
    ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('asks for a ticket once for all who come at the same time, and again before it is over', async () => {
    const one = sdk();
    await Promise.all([one.getConfig('https://a.example/'), one.getConfig('https://a.example/')]);
    expect(asked).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']);
    now += 6_800_000;
    await one.getConfig('https://a.example/');
    expect(asked).toHaveLength(2);
    now += 110_000;
    await one.getConfig('https://a.example/');
    expect(asked).toHaveLength(4);
  });

  it('signs with the ticket it was given, each time with another nonce', async () => {
    const one = sdk();
    const [first, second] = [
      await one.getConfig('https://a.example/'),
      await one.getConfig('https://a.example/'),
    ];
    const { nonceStr, timestamp } = first;
    expect(first.signature).toBe(computeSignature('ticket-2', nonceStr, timestamp, 'https://a.example/'));
    expect(second.nonceStr).not.toBe(nonceStr);
    expect(timestamp).toBe(now / 1_000);
  });

  it('asks again after a refusal', async () => {
    const one = sdk();
    refuses = true;
    await expect(one.getConfig('https://a.example/')).rejects.toThrow(ThirdPartyRefused);
    refuses = false;
    expect((await one.getConfig('https://a.example/')).appId).toBe('wx1');
  });

  it('is had for a page of the market, however its address is written, and for no other’s', async () => {
    const market: Market = await startMarket({ environment: { PUBLIC_URL: 'https://market.example' } });
    const config = (url: string) => market.client().call('GET /wanlshop/wechat/config', { url });
    expect(await config('https://market.example/')).toMatchObject({ appId: 'wxsandbox0000000001' });
    expect((await config(encodeURIComponent('https://market.example/?a=1'))).jsApiList).toContain(
      'chooseWXPay',
    );
    for (const url of ['https://other.example/', 'market.example', 'https%3A%2F%2F%', 'javascript:1', '']) {
      expect(await getRefusalKey(config(url)), url).toBe('identity.foreign_page');
    }
    await market.stop();
  });
});
