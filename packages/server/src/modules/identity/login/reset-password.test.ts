import {
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  openSocket,
  type SmsInbox,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  .extend(
    'reset',
    ({ market }) =>
      (form: Awaited<ReturnType<typeof prepareForm>>) =>
        market.client().call('POST /wanlshop/user/resetpwd', form),
  );

async function prepareForm(market: Market, inbox: SmsInbox, mobile: string) {
  await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'resetpwd' });
  return {
    mobile,
    code: inbox.generateCode(mobile, 'resetpwd'),
    password: 'brand-new',
    confirm: 'brand-new',
  };
}
const attempt = (market: Market, account: string, password: string) =>
  market.client().call('POST /wanlshop/user/login', { account, password, agree: true });

describe('resetting a password', () => {
  it('puts the new password in the place of the old one', async ({ market, inbox, reset }) => {
    const { mobile } = await aShopper(market);
    await reset(await prepareForm(market, inbox, mobile));
    expect(await getRefusalKey(attempt(market, mobile, testPassword))).toBe(
      'identity.wrong_account_or_password',
    );
    await attempt(market, mobile, 'brand-new');
  });

  it('ends every session and notifies the open app at once', async ({ market, inbox, reset }) => {
    const { mobile, client } = await aShopper(market);
    const socket = await openSocket(market);
    await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await reset(await prepareForm(market, inbox, mobile));
    expect((await socket.hear('kick')).message).toBe('密码已修改，请重新登录');
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
  });

  it('lifts the lock that wrong passwords brought', async ({ market, inbox, reset }) => {
    const { mobile } = await aShopper(market);
    for (let attempts = 0; attempts < 6; attempts += 1) await getRefusalKey(attempt(market, mobile, 'wrong'));
    await reset(await prepareForm(market, inbox, mobile));
    await attempt(market, mobile, 'brand-new');
  });

  it('refuses two passwords that differ, and leaves the code good', async ({ market, inbox, reset }) => {
    const { mobile } = await aShopper(market);
    const form = await prepareForm(market, inbox, mobile);
    expect(await getRefusalKey(reset({ ...form, confirm: 'brand-old' }))).toBe('identity.passwords_differ');
    await reset(form);
  });

  it('refuses a wrong code, and one that was used', async ({ market, inbox, reset }) => {
    const { mobile } = await aShopper(market);
    const form = await prepareForm(market, inbox, mobile);
    const code = form.code === '000000' ? '000001' : '000000';
    expect(await getRefusalKey(reset({ ...form, code }))).toBe('identity.wrong_code');
    await reset(form);
    expect(await getRefusalKey(reset(form))).toBe('identity.code_expired');
  });

  it('refuses a number that was given up after its code was sent', async ({ market, inbox, reset }) => {
    const { id, mobile } = await aShopper(market);
    const form = await prepareForm(market, inbox, mobile);
    await market.server.kernel.database.pool.query('update shoppers set mobile = $2 where id = $1', [
      id,
      '13599999999',
    ]);
    expect(await getRefusalKey(reset(form))).toBe('identity.mobile_unknown');
  });
});
