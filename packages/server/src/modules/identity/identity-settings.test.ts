/** A market whose operator has set what guards accounts otherwise than by default. */
import { aShopper, getRefusalKey, openSmsInbox, testPassword, testPayPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { getHoldEnd } from './account/payment-hold.ts';
import { assertPayPassword } from './index.ts';

const minute = 60;
const hour = 3_600;
const day = 24 * hour;

const it = marketTest
  .extend('marketOptions', {
    environment: { TRUST_PROXY: '1', RATE_LIMIT: '10000' },
    settings: {
      'identity.session_max_days': 20,
      'identity.device_days': 10,
      'identity.mobile_change_hold_hours': 3,
      'identity.pay_password_tries': 2,
      'identity.pay_password_lock_minutes': 4,
      'identity.login_tries': 3,
      'identity.login_tries_wide': 6,
      'identity.login_lock_minutes': 2,
      'identity.sms_code_minutes': 3,
      'identity.sms_interval_seconds': 20,
      'identity.sms_codes_per_day': 4,
      'identity.sms_code_tries': 2,
      'identity.sms_free_per_hour': 3,
      'identity.sms_address_per_day': 7,
      'identity.closing_days': 5,
    },
  })
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  /** `in`, or the key of the refusal. */
  .extend(
    'logIn',
    ({ market }) =>
      async (account: string, password: string, ip: string, device = ''): Promise<string> => {
        const input = { account, password, agree: true };
        const headers = { 'x-forwarded-for': ip, ...(device && { device }) };
        const { body } = await market.request('POST /wanlshop/user/login', input, { headers });
        return body.code === 1 ? 'in' : (body.data as { key: string }).key;
      },
  )
  /** The same of a code that is asked for: `sent`, or the key. */
  .extend('askCode', ({ market }) => async (mobile: string, ip: string): Promise<string> => {
    const input = { mobile, event: 'login' };
    const headers = { 'x-forwarded-for': ip };
    const { body } = await market.request('POST /wanlshop/sms/send', input, { headers });
    return body.code === 1 ? 'sent' : (body.data as { key: string }).key;
  });

const wrong = 'identity.wrong_account_or_password';
const phone = 'a-phone-that-logged-in-before-0123456789';

let people = 0;
const newMobile = () => {
  people += 1;
  return `132${String(people).padStart(8, '0')}`;
};

describe('a login', () => {
  it('is locked by the wrong passwords set, for the minutes set', async ({ market, logIn }) => {
    const { username } = await aShopper(market);
    for (let attempts = 0; attempts < 3; attempts += 1)
      expect(await logIn(username, 'not-it', '203.0.113.1')).toBe(wrong);
    expect(await logIn(username, testPassword, '203.0.113.1')).toBe('identity.too_many_tries');
    await market.advance(2 * minute + 1);
    expect(await logIn(username, testPassword, '203.0.113.1')).toBe('in');
  });

  it('is locked for everybody by as many wrong passwords from anywhere as are set', async ({
    market,
    logIn,
  }) => {
    const { username } = await aShopper(market);
    for (let address = 0; address < 6; address += 1)
      expect(await logIn(username, 'not-it', `203.0.114.${address}`)).toBe(wrong);
    expect(await logIn(username, testPassword, '203.0.115.1')).toBe('identity.too_many_tries');
  });

  it('is remembered of a device for the days set', async ({ market, logIn }) => {
    const { username } = await aShopper(market);
    const lock = async () => {
      for (let address = 0; address < 6; address += 1)
        await logIn(username, 'not-it', `203.0.116.${address}`);
    };
    await logIn(username, testPassword, '198.51.100.1', phone);
    await market.advance(9 * day);
    await lock();
    expect(await logIn(username, testPassword, '198.51.100.1', phone)).toBe('in');
    await market.advance(11 * day);
    await lock();
    expect(await logIn(username, testPassword, '198.51.100.1', phone)).toBe('identity.too_many_tries');
  });

  it('lasts no longer than the days set, however much it is used', async ({ market }) => {
    const { client } = await aShopper(market);
    await market.advance(10 * day);
    await client.call('GET /wanlshop/token/check');
    await market.advance(10 * day + 1);
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
  });
});

describe('the payment password', () => {
  it('is locked by the wrong guesses set, for the minutes set', async ({ market }) => {
    const { id } = await aShopper(market);
    const guess = (password: string) =>
      assertPayPassword(market.context(), id, password).catch(({ message }: Error) => message);
    for (let attempts = 0; attempts < 2; attempts += 1)
      expect(await guess('000000')).toBe('payments.wrong_pay_password');
    expect(await guess(testPayPassword)).toBe('payments.pay_password_locked');
    await market.advance(4 * minute + 1);
    await assertPayPassword(market.context(), id, testPayPassword);
  });

  it('is held after a change of mobile for the hours set', ({ market }) => {
    const end = getHoldEnd(market.context());
    expect((end?.getTime() ?? 0) - market.now().getTime()).toBe(3 * hour * 1_000);
  });
});

describe('a code', () => {
  it('may be asked for again after the seconds set, as often a day as is set', async ({
    market,
    askCode,
  }) => {
    const mobile = newMobile();
    // half of a day's codes from one address
    for (const ip of ['203.0.120.1', '203.0.120.1', '203.0.120.2', '203.0.120.2']) {
      expect(await askCode(mobile, ip)).toBe('sent');
      expect(await askCode(mobile, ip)).toBe('identity.code_too_soon');
      await market.advance(20);
    }
    expect(await askCode(mobile, '203.0.120.3')).toBe('identity.too_many_codes');
  });

  it('is good for the minutes set', async ({ market, inbox, askCode }) => {
    const mobile = newMobile();
    await askCode(mobile, '203.0.121.1');
    const code = inbox.generateCode(mobile, 'login');
    const verify = () => market.client().call('POST /wanlshop/sms/verify', { mobile, event: 'login', code });
    await market.advance(3 * minute - 1);
    await verify();
    await market.advance(2);
    expect(await getRefusalKey(verify())).toBe('identity.code_expired');
  });

  it('is spent by the wrong guesses set', async ({ market, inbox, askCode }) => {
    const mobile = newMobile();
    await askCode(mobile, '203.0.122.1');
    const right = inbox.generateCode(mobile, 'login');
    const other = right === '000000' ? '000001' : '000000';
    const verify = (code: string) =>
      getRefusalKey(market.client().call('POST /wanlshop/sms/verify', { mobile, event: 'login', code }));
    expect([await verify(other), await verify(other)]).toEqual([
      'identity.wrong_code',
      'identity.wrong_code',
    ]);
    expect(await verify(right)).toBe('identity.code_expired');
  });

  it('asks an address for a challenge after as many in an hour as are set', async ({ askCode }) => {
    for (let sent = 0; sent < 3; sent += 1) expect(await askCode(newMobile(), '203.0.123.1')).toBe('sent');
    expect(await askCode(newMobile(), '203.0.123.1')).toBe('identity.challenge_required');
  });

  it('is sent to no more numbers of an address a day than are set', async ({ market, askCode }) => {
    for (let sent = 0; sent < 7; sent += 1) {
      expect(await askCode(newMobile(), '203.0.124.1')).toBe('sent');
      await market.advance(hour);
    }
    expect(await askCode(newMobile(), '203.0.124.1')).toBe('identity.codes_paused');
  });
});

it('an account is closed after the days set', async ({ market, inbox }) => {
  const { client, mobile } = await aShopper(market);
  await client.call('POST /wanlshop/sms/send', { mobile, event: 'close' });
  const { closes_at } = await client.call('POST /wanlshop/user/close', {
    code: inbox.generateCode(mobile, 'close'),
  });
  expect(closes_at).toBe(market.seconds() + 5 * day);
});
