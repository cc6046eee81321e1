import {
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  type ShopperPerson,
  type SmsInbox,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { openSession } from '../sessions/sessions.ts';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

async function askCode(inbox: SmsInbox) {
  await shopper.client.call('POST /wanlshop/sms/send', { mobile: shopper.mobile, event: 'resetpwd' });
  return inbox.generateCode(shopper.mobile, 'resetpwd');
}
const set = (code: string, confirm = 'fresh-one') =>
  shopper.client.call('POST /wanlshop/user/password', { code, password: 'fresh-one', confirm });
const logIn = (market: Market, password: string) =>
  market.client().call('POST /wanlshop/user/login', { account: shopper.username, password, agree: true });

describe('a new password', () => {
  it('takes the place of the one before', async ({ market, inbox }) => {
    await set(await askCode(inbox));
    expect(await getRefusalKey(logIn(market, testPassword))).toBe('identity.wrong_account_or_password');
    expect((await logIn(market, 'fresh-one')).userinfo.id).toBe(shopper.id);
  });

  it('ends every other session, and not the one in hand', async ({ market, inbox }) => {
    const other = await openSession(market.context(), 'shopper', shopper.id);
    await set(await askCode(inbox));
    expect((await market.request('GET /wanlshop/token/check', {}, { token: other })).status).toBe(401);
    expect((await shopper.client.call('GET /wanlshop/user/info', {})).userinfo.has_password).toBe(true);
  });

  it('gives one to a person who only ever logged in by mobile', async ({ market, inbox }) => {
    const mobile = '13655550001';
    await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
    const code = inbox.generateCode(mobile, 'login');
    const { userinfo } = await market
      .client()
      .call('POST /wanlshop/user/mobilelogin', { mobile, code, agree: true });
    expect(userinfo.has_password).toBe(false);
    shopper = { ...shopper, username: userinfo.username, mobile, client: market.client(userinfo.token) };
    await set(await askCode(inbox));
    expect((await logIn(market, 'fresh-one')).userinfo).toMatchObject({
      id: userinfo.id,
      has_password: true,
    });
  });

  it('is typed twice alike', async () => {
    expect(await getRefusalKey(set('123456', 'other-one'))).toBe('identity.passwords_differ');
  });

  it('needs the code that went to the own mobile', async ({ inbox }) => {
    const code = await askCode(inbox);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await getRefusalKey(set(wrong))).toBe('identity.wrong_code');
    await set(code);
    expect(await getRefusalKey(set(code))).toBe('identity.code_expired');
  });

  it('lets a person log in again who guessed the old one too often', async ({ market, inbox }) => {
    for (let guess = 0; guess < 5; guess += 1) await getRefusalKey(logIn(market, 'not-it-at-all'));
    expect(await getRefusalKey(logIn(market, testPassword))).toBe('identity.too_many_tries');
    await set(await askCode(inbox));
    expect((await logIn(market, 'fresh-one')).userinfo.id).toBe(shopper.id);
  });
});
