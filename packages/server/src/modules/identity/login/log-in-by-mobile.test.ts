import {
  anOperator,
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  type SmsInbox,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

async function codeFor(market: Market, inbox: SmsInbox, mobile: string): Promise<string> {
  await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
  return inbox.generateCode(mobile, 'login');
}

const enter = (market: Market, mobile: string, code: string, language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('POST /wanlshop/user/mobilelogin', { mobile, code, agree: true });

describe('logging in by mobile', () => {
  it('makes a shopper of a number nobody has, named in their language', async ({ market, inbox }) => {
    const { userinfo } = await enter(
      market,
      '13500000001',
      await codeFor(market, inbox, '13500000001'),
      'en',
    );
    expect(userinfo).toMatchObject({ mobile: '13500000001', nickname: 'User 0001' });
    expect(userinfo.username).toMatch(/^u0001_\w{12}$/);
    await market.client(userinfo.token).call('GET /wanlshop/token/check');
  });

  it('lets in the person who has the number', async ({ market, inbox }) => {
    const { id, mobile } = await aShopper(market);
    expect((await enter(market, mobile, await codeFor(market, inbox, mobile))).userinfo.id).toBe(id);
  });

  it('leaves a shopper who joined by mobile without a password to log in with', async ({ market, inbox }) => {
    const mobile = '13500000002';
    await enter(market, mobile, await codeFor(market, inbox, mobile));
    const guess = market
      .client()
      .call('POST /wanlshop/user/login', { account: mobile, password: 'x', agree: true });
    expect(await getRefusalKey(guess)).toBe('identity.wrong_account_or_password');
  });

  it('refuses a wrong code', async ({ market, inbox }) => {
    const code = await codeFor(market, inbox, '13500000003');
    expect(await getRefusalKey(enter(market, '13500000003', code === '000000' ? '000001' : '000000'))).toBe(
      'identity.wrong_code',
    );
  });

  it('refuses a frozen account, and leaves its code good', async ({ market, inbox }) => {
    const { id, mobile } = await aShopper(market);
    const operator = await anOperator(market);
    await operator.client.call('POST /platform/users/kick', { id, freeze: true });
    const code = await codeFor(market, inbox, mobile);
    expect(await getRefusalKey(enter(market, mobile, code))).toBe('identity.account_frozen');
    await operator.client.call('POST /platform/users/kick', { id, freeze: false });
    await enter(market, mobile, code);
  });
});
