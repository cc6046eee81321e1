import { aShopper, type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let token: string;
it.beforeAll(async ({ market }) => {
  ({ token } = await aShopper(market));
});

/** The field a call is refused for, or the key of another refusal, or `done`. */
async function findFault(market: Market, name: string, parameters: Record<string, unknown>): Promise<string> {
  const { body } = await market.request(name, parameters, { token });
  if (body.code === 1) return 'done';
  const { key, field } = body.data as { key: string; field?: string };
  return key === 'common.invalid_input' ? (field ?? '') : key;
}

describe('a profile takes', () => {
  const save = (market: Market, change: Record<string, unknown>) =>
    findFault(market, 'POST /wanlshop/user/save', change);

  it('a username and nickname of 3 to 32 characters, without what cannot be seen', async ({ market }) => {
    for (const field of ['username', 'nickname']) {
      expect(await save(market, { [field]: '橙子君' })).toBe('done');
      expect(await save(market, { [field]: 'x'.repeat(32) })).toBe('done');
      for (const wrong of ['ab', '  a  ', 'x'.repeat(33), 'a\u0007bc', 123, null]) {
        expect(await save(market, { [field]: wrong })).toBe(field);
      }
    }
  });

  it('a birthday that is a day of the calendar', async ({ market }) => {
    expect(await save(market, { birthday: '2000-02-29' })).toBe('done');
    for (const wrong of ['2001-02-29', '2000-1-1', 'yesterday', 20000101]) {
      expect(await save(market, { birthday: wrong })).toBe('birthday');
    }
  });

  it('a picture that was uploaded here, and none from elsewhere', async ({ market }) => {
    expect(await save(market, { avatar: '/files/ab/abc.webp' })).toBe('done');
    for (const wrong of ['https://example.com/a.png', 'javascript:alert(1)', '/files/a b', '']) {
      expect(await save(market, { avatar: wrong })).toBe('avatar');
    }
  });

  it('a gender it knows and a bio of up to 200 characters', async ({ market }) => {
    expect(await save(market, { gender: 'unknown', bio: 'x'.repeat(200) })).toBe('done');
    expect(await save(market, { gender: 'robot' })).toBe('gender');
    expect(await save(market, { bio: 'x'.repeat(201) })).toBe('bio');
  });
});

describe('a login takes', () => {
  it('an account, a password and the agreement', async ({ market }) => {
    const whole = { account: 'somebody', password: 'something', agree: true };
    const name = 'POST /wanlshop/user/login';
    expect(await findFault(market, name, whole)).toBe('identity.wrong_account_or_password');
    for (const field of ['account', 'password', 'agree']) {
      expect(await findFault(market, name, { ...whole, [field]: undefined })).toBe(field);
      expect(await findFault(market, name, { ...whole, [field]: { $ne: null } })).toBe(field);
    }
    expect(await findFault(market, name, { ...whole, account: 'x'.repeat(65) })).toBe('account');
  });

  it('a mobile of mainland China and a code of six digits', async ({ market }) => {
    const name = 'POST /wanlshop/user/mobilelogin';
    const whole = { mobile: '13812345678', code: '123456', agree: 1 };
    expect(await findFault(market, name, whole)).toBe('identity.code_expired');
    for (const mobile of ['12812345678', '1381234567', '138123456789', '+8613812345678', ' 13812345678']) {
      expect(await findFault(market, name, { ...whole, mobile })).toBe('mobile');
    }
    for (const code of ['12345', '1234567', 'abcdef', '１２３４５６']) {
      expect(await findFault(market, name, { ...whole, code })).toBe('code');
    }
  });
});

describe('a code is sent', () => {
  it('for a purpose the market knows', async ({ market }) => {
    const send = { mobile: '13812345679', event: 'lottery' };
    expect(await findFault(market, 'POST /wanlshop/sms/send', send)).toBe('event');
  });
});

describe('a payment password', () => {
  it('is six digits', async ({ market }) => {
    for (const password of ['12345', '1234567', 'abcdef', 123456]) {
      const input = { code: '123456', password };
      expect(await findFault(market, 'POST /wanlshop/user/paypassword', input)).toBe('password');
    }
  });
});

describe('registration', () => {
  it('is asked for by one address at most sixty times a minute where addresses are limited', async () => {
    const limited = await startMarket({ environment: { RATE_LIMIT: '1000' } });
    const attempt = () =>
      limited.request('POST /wanlshop/sms/verify', {
        mobile: '13812345678',
        event: 'login',
        code: '123456',
      });
    for (let calls = 0; calls < 60; calls += 1) expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(429);
    await limited.stop();
  });
});
