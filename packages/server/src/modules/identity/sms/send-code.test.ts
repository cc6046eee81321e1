import {
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  type SmsProvider,
  startMarket,
  startSmsProvider,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { afterAll, beforeAll, describe, expect } from 'vitest';

const it = marketTest
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  .extend(
    'send',
    ({ market }) =>
      (
        mobile: string,
        event: 'login' | 'register' | 'resetpwd' | 'mobile' | 'paypwd',
        client = market.client(),
      ) =>
        client.call('POST /wanlshop/sms/send', { mobile, event }),
  );

describe('sending a code', () => {
  it('prints the code as one line and answers how long to wait', async ({ inbox, send }) => {
    expect(await send('13400000001', 'login')).toEqual({ seconds: 60 });
    expect(inbox.lines.at(-1)).toMatch(/^sms 13400000001 login \d{6}$/);
  });

  it('waits a minute before the next code for the same purpose', async ({ market, send }) => {
    await send('13400000002', 'login');
    expect(await getRefusalKey(send('13400000002', 'login'))).toBe('identity.code_too_soon');
    await send('13400000002', 'register');
    await market.advance(60);
    await send('13400000002', 'login');
  });

  it('sends one code when many are asked for at once', async ({ send }) => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => send('13400000003', 'login')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('reveals to a stranger nothing of who holds a number', async ({ market, send }) => {
    const { mobile } = await aShopper(market);
    expect(await send(mobile, 'register')).toEqual(await send('13400000010', 'register'));
    expect(await send(mobile, 'resetpwd')).toEqual(await send('13400000005', 'resetpwd'));
    const { client } = await aShopper(market);
    expect(await send(mobile, 'mobile', client)).toEqual(await send('13400000011', 'mobile', client));
  });

  it('names in the message what the code must not be used for', async ({ market, inbox, send }) => {
    const { mobile } = await aShopper(market);
    const verify = (number: string, event: 'register' | 'resetpwd') =>
      market.client().call('POST /wanlshop/sms/verify', {
        mobile: number,
        event,
        code: inbox.generateCode(number, event),
      });
    await send(mobile, 'register');
    expect(await getRefusalKey(verify(mobile, 'register'))).toBe('identity.mobile_taken');
    await send('13400000012', 'resetpwd');
    expect(await getRefusalKey(verify('13400000012', 'resetpwd'))).toBe('identity.mobile_unknown');
  });

  it('sends the code for a payment password to the own number only', async ({ market, send }) => {
    const { client, mobile } = await aShopper(market);
    const other = await aShopper(market);
    await send(mobile, 'paypwd', client);
    expect(await getRefusalKey(send(other.mobile, 'paypwd', client))).toBe('identity.mobile_not_own');
    expect(await getRefusalKey(send(mobile, 'paypwd'))).toBe('common.login_required');
  });

  it('sends the code for a change of number to its logged-in shopper', async ({ market, send }) => {
    const { client } = await aShopper(market);
    await send('13400000006', 'mobile', client);
    expect(await getRefusalKey(send('13400000007', 'mobile'))).toBe('common.login_required');
  });
});

describe('with a provider', () => {
  let provider: SmsProvider;
  let sending: Market;
  beforeAll(async () => {
    provider = await startSmsProvider('secret');
    sending = await startMarket({
      environment: {
        SMS_PROVIDER: 'aliyun',
        SMS_ACCESS_KEY_ID: 'id',
        SMS_ACCESS_KEY_SECRET: 'secret',
        SMS_SIGN_NAME: '橙集',
        SMS_TEMPLATE_CODE: 'SMS_1',
        SMS_TEMPLATE_SHOP_APPROVED: 'SMS_2',
        SMS_TEMPLATE_SHOP_REJECTED: 'SMS_3',
        SMS_TEMPLATE_MOBILE_CHANGED: 'SMS_4',
        SMS_ENDPOINT: provider.url,
      },
    });
  });
  afterAll(async () => {
    await sending.stop();
    provider.stop();
  });

  it('logs a person in with the code that reached their mobile', async ({ send }) => {
    await send('13400000009', 'login', sending.client());
    const message = provider.taken.at(-1);
    expect(message).toMatchObject({ PhoneNumbers: '13400000009', TemplateCode: 'SMS_1' });
    const { code } = JSON.parse(message?.TemplateParam ?? '{}') as { code: string };
    const { userinfo } = await sending
      .client()
      .call('POST /wanlshop/user/mobilelogin', { mobile: '13400000009', code, agree: true });
    expect(userinfo.mobile).toBe('13400000009');
  });

  it('refuses when the provider does, and lets the person ask again at once', async ({ send }) => {
    provider.answerWith(JSON.stringify({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'too many' }));
    const first = send('13400000008', 'login', sending.client());
    expect(await getRefusalKey(first)).toBe('identity.sms_failed');
    provider.answerWith(null);
    await send('13400000008', 'login', sending.client());
  });
});
