import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxGateway, startSandboxGateway } from '../server.ts';
import { toSecret } from './wechat.ts';

let folder: string;
let gateway: SandboxGateway;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-wechat-'));
  const clock = { now: () => new Date() };
  gateway = await startSandboxGateway({
    folder,
    clock,
    log: pino({ enabled: false }),
    pageBase: 'https://m.example',
  });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

const consent = (change: { appid?: string; redirect_uri?: string; lang?: string } = {}) => {
  const given = {
    appid: gateway.keys.appId,
    redirect_uri: 'https://m.example/back',
    state: 'a state',
    ...change,
  };
  return `${gateway.url}/sandbox/wechat/connect/oauth2/authorize?${new URLSearchParams(given)}`;
};
const agree = (person: string, change = {}) =>
  fetch(consent(change), { method: 'POST', body: `person=${person}`, redirect: 'manual' });
type Told = { access_token: string; openid: string };
const ask = async (path: string, query: Record<string, string>) =>
  (await (await fetch(`${gateway.url}${path}?${new URLSearchParams(query)}`)).json()) as Told;

describe('the stand-in for WeChat', () => {
  it('lets the person choose who they are, in their language', async () => {
    const chinese = await (await fetch(consent())).text();
    expect(chinese).toMatch(/value="xiaoyu">林间小雨/);
    expect(await (await fetch(consent({ lang: 'en' }))).text()).toContain('Rain in the woods');
  });

  it.each([
    { redirect_uri: 'https://elsewhere.example/' },
    { redirect_uri: '//elsewhere.example' },
    { appid: 'wx2' },
  ])('leads nobody to where the app does not live: %j', async (change) => {
    const page = await fetch(consent(change));
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('<form');
    expect((await agree('xiaoyu', change)).headers.get('location')).toBeNull();
  });

  it('comes back with a grant, by which the app learns who it was', async () => {
    const back = new URL((await agree('tangtang')).headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe('https://m.example/back');
    expect(back.searchParams.get('state')).toBe('a state');
    const app = {
      appid: gateway.keys.appId,
      secret: toSecret(gateway.keys),
      grant_type: 'authorization_code',
    };
    const code = back.searchParams.get('code') ?? '';
    const { access_token, openid } = await ask('/sns/oauth2/access_token', { ...app, code });
    expect(await ask('/sns/userinfo', { access_token, openid })).toMatchObject({
      openid,
      nickname: '糖糖同学',
    });
    expect(await ask('/sns/oauth2/access_token', { ...app, code })).toMatchObject({ errcode: 40_029 });
    expect(await ask('/sns/oauth2/access_token', { ...app, secret: 'guessed', code })).toMatchObject({
      errcode: 40_125,
    });
  });

  it('comes back without a grant when the person refused', async () => {
    const back = new URL((await agree('')).headers.get('location') ?? '');
    expect([back.searchParams.get('code'), back.searchParams.get('state')]).toEqual([null, 'a state']);
  });

  it('gives its app a token and a ticket for its pages', async () => {
    const token = async (secret: string) => {
      const body = JSON.stringify({ grant_type: 'client_credential', appid: gateway.keys.appId, secret });
      return (await (
        await fetch(`${gateway.url}/cgi-bin/stable_token`, { method: 'POST', body })
      ).json()) as Told;
    };
    const { access_token } = await token(toSecret(gateway.keys));
    expect(await ask('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' })).toMatchObject({
      errcode: 0,
    });
    expect(await token('guessed')).toMatchObject({ errcode: 40_125 });
    const body = await fetch(`${gateway.url}/cgi-bin/stable_token`, { method: 'POST', body: 'no json' });
    expect(await body.json()).toMatchObject({ errcode: -1 });
  });
});
