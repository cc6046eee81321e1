/** Strangers' guesses, from one address and from many, and the device that logged in before. */
import { aShopper, openSmsInbox, openSocket, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { environment: { TRUST_PROXY: '1' } })
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  .extend(
    'attempt',
    ({ market }) =>
      async (account: string, password: string, place: InputPath): Promise<string> => {
        const input = { account, password, agree: true };
        const { body } = await market.request('POST /wanlshop/user/login', input, from(place));
        return body.code === 1 ? 'in' : (body.data as { key: string }).key;
      },
  );

const phone = 'a-phone-that-logged-in-before-0123456789';
const other = 'a-phone-of-somebody-else-9876543210-abcd';
type InputPath = { ip: string; device?: string };
const from = ({ ip, device }: InputPath) => ({
  headers: { 'x-forwarded-for': ip, ...(device ? { device } : {}) },
});

describe('a login', () => {
  it('of an address that made a hundred wrong logins does not lock an account for anyone else', async ({
    market,
    attempt,
  }) => {
    const { username } = await aShopper(market);
    for (let attempts = 0; attempts < 101; attempts += 1)
      await attempt(username, 'wrong', { ip: '203.0.113.9' });
    expect(await attempt(username, testPassword, { ip: '203.0.113.10' })).toBe('in');
  });

  it('of a hundred addresses lock an account, but not for the device that logged in to it before', async ({
    market,
    attempt,
  }) => {
    const { username } = await aShopper(market);
    expect(await attempt(username, testPassword, { ip: '198.51.100.1', device: phone })).toBe('in');
    for (let address = 0; address < 100; address += 1) {
      await attempt(username, 'wrong', { ip: `203.0.114.${address}` });
    }
    expect(await attempt(username, testPassword, { ip: '198.51.100.1' })).toBe('identity.too_many_tries');
    expect(await attempt(username, testPassword, { ip: '198.51.100.1', device: other })).toBe(
      'identity.too_many_tries',
    );
    expect(await attempt(username, testPassword, { ip: '203.0.113.77', device: phone })).toBe('in');
  });

  it('on a known device are few as well', async ({ market, attempt }) => {
    const { username } = await aShopper(market);
    const place = { ip: '198.51.100.2', device: phone };
    await attempt(username, testPassword, place);
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect(await attempt(username, 'wrong', place)).toBe('identity.wrong_account_or_password');
    }
    expect(await attempt(username, testPassword, place)).toBe('identity.too_many_tries');
  });

  it('is forgotten with a reset of the password, and with the session that is ended on it', async ({
    market,
    inbox,
    attempt,
  }) => {
    const { username, mobile, client, id } = await aShopper(market);
    const known = async () =>
      (await market.server.kernel.database.pool.query('select 1 from devices where subject_id = $1', [id]))
        .rows.length;
    await attempt(username, testPassword, { ip: '198.51.100.3', device: phone });
    expect(await known()).toBe(1);
    await client.call('POST /wanlshop/user/session/end_others');
    expect(await known()).toBe(0);
    await attempt(username, testPassword, { ip: '198.51.100.3', device: phone });
    await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'resetpwd' });
    const code = inbox.generateCode(mobile, 'resetpwd');
    const form = { mobile, code, password: 'brand-new', confirm: 'brand-new' };
    await market.client().call('POST /wanlshop/user/resetpwd', form);
    expect(await known()).toBe(0);
  });

  it('that is new to an account is reported to its holder at once, and stands among the sign-ins', async ({
    market,
    attempt,
  }) => {
    const { username, client } = await aShopper(market);
    const signIns = async () => (await client.call('GET /wanlshop/user/sign_ins')).rows;
    await attempt(username, testPassword, { ip: '198.51.100.4', device: phone });
    await attempt(username, testPassword, { ip: '198.51.100.5', device: phone });
    await attempt(username, 'wrong', { ip: '203.0.113.20' });
    expect(await signIns()).toMatchObject([
      { outcome: 'wrong_password', ip: '203.0.113.20', is_new_device: true },
      { outcome: 'signed_in', ip: '198.51.100.5', is_new_device: false },
      { outcome: 'signed_in', ip: '198.51.100.4', is_new_device: false },
    ]);
    await market.settle();
    const socket = await openSocket(market);
    await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await attempt(username, testPassword, { ip: '203.0.113.21', device: other });
    await market.settle();
    expect(await socket.hear('notice')).toMatchObject({ title: '新设备登录提醒' });
    expect((await signIns())[0]).toMatchObject({ is_new_device: true, ip: '203.0.113.21' });
  });

  it('of five strangers leaves the requester’s code good', async ({ market, inbox }) => {
    const mobile = '13511110001';
    const owner = from({ ip: '198.51.100.6', device: phone });
    await market.request('POST /wanlshop/sms/send', { mobile, event: 'login' }, owner);
    const code = inbox.generateCode(mobile, 'login');
    const wrong = code === '000000' ? '000001' : '000000';
    const keys: string[] = [];
    for (let stranger = 0; stranger < 7; stranger += 1) {
      const guess = { mobile, event: 'login', code: wrong };
      const { body } = await market.request(
        'POST /wanlshop/sms/verify',
        guess,
        from({ ip: `203.0.113.${100 + stranger}` }),
      );
      keys.push((body.data as { key: string }).key);
    }
    expect(keys).toEqual([
      ...Array(5).fill('identity.wrong_code'),
      ...Array(2).fill('identity.code_expired'),
    ]);
    const elsewhere = from({ ip: '198.51.100.7', device: phone });
    const { body } = await market.request(
      'POST /wanlshop/user/mobilelogin',
      { mobile, code, agree: true },
      elsewhere,
    );
    expect(body.code).toBe(1);
  });
});
