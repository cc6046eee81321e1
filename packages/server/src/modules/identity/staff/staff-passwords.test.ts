import {
  anOperator,
  aShop,
  getRefusalKey,
  logInStaff,
  type Market,
  openSmsInbox,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { addStaff } from '../../shops/index.ts';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

const fresh = 'fresh-one-8';
let made = 0;
async function aStaffWithMobile(market: Market) {
  made += 1;
  const account = `1361234${String(made).padStart(4, '0')}`;
  const { id: shopId } = await aShop(market);
  await addStaff(market.context(), { shopId, account, name: '店长', role: 'owner', password: testPassword });
  return account;
}
const isAlive = async (market: Market, token: string) =>
  (await market.request('GET /seller/auth/info', {}, { token })).status === 200;

describe('the own password', () => {
  it('is changed for another; the other devices are out, this one stays', async ({ market }) => {
    const account = await aStaffWithMobile(market);
    const [here, there] = [
      await logInStaff(market, 'seller', { account }),
      await logInStaff(market, 'seller', { account }),
    ];
    await market.client(here.token).call('POST /seller/auth/password', { password: fresh });
    expect([await isAlive(market, here.token), await isAlive(market, there.token)]).toEqual([true, false]);
    expect(await getRefusalKey(logInStaff(market, 'seller', { account }))).toBe(
      'identity.wrong_account_or_password',
    );
    await logInStaff(market, 'seller', { account, password: fresh });
  });

  it('is changed by the platform’s staff as well, and not to a short one', async ({ market }) => {
    const { client, account } = await anOperator(market, 'support');
    const short = client.call('POST /platform/auth/password', { password: '1234567' });
    await expect(short).rejects.toMatchObject({ field: 'password' });
    await client.call('POST /platform/auth/password', { password: fresh });
    await logInStaff(market, 'platform', { account, password: fresh });
  });
});

describe('a forgotten password', () => {
  const send = (market: Market, mobile: string) =>
    market.client().call('POST /wanlshop/sms/send', { mobile, event: 'staff' });
  const reset = (market: Market, mobile: string, code: string) =>
    market.client().call('POST /seller/auth/reset', { mobile, code, password: fresh });

  it('is set anew by a code to the mobile that is the account; every session ends', async ({
    market,
    inbox,
  }) => {
    const account = await aStaffWithMobile(market);
    const before = await logInStaff(market, 'seller', { account });
    await send(market, account);
    const code = inbox.generateCode(account, 'staff');
    expect(await getRefusalKey(reset(market, account, code === '000000' ? '000001' : '000000'))).toBe(
      'identity.wrong_code',
    );
    await reset(market, account, code);
    expect(await isAlive(market, before.token)).toBe(false);
    const { token } = await logInStaff(market, 'seller', { account, password: fresh });
    const { rows } = await market.client(token).call('GET /seller/audit/list', { subject: 'staff' });
    expect(rows[0]).toMatchObject({ call: 'POST /seller/auth/reset', after: { password_changed: true } });
    expect(await getRefusalKey(reset(market, account, code))).toBe('identity.code_expired');
  });

  it('of no member of staff is told so to who has the code alone, and the code stays good', async ({
    market,
    inbox,
  }) => {
    const mobile = '13655559999';
    await send(market, mobile);
    const code = inbox.generateCode(mobile, 'staff');
    for (let times = 0; times < 2; times += 1)
      expect(await getRefusalKey(reset(market, mobile, code))).toBe('identity.no_staff_account');
  });
});
