import type { CallIn } from '@chengji/contract';
import { aShopper, getRefusalKey, type Market, openSmsInbox } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  /** What a person fills in, with the code just sent to them. */
  .extend(
    'prepareForm',
    ({ market, inbox }) =>
      async (mobile: string, username = `new_${mobile.slice(-4)}`) => {
        await visitor(market).call('POST /wanlshop/sms/send', { mobile, event: 'register' });
        const code = inbox.generateCode(mobile, 'register');
        return {
          username,
          nickname: '小橙子',
          mobile,
          code,
          password: 'secret-1',
          confirm: 'secret-1',
          agree: true as const,
        };
      },
  );

const visitor = (market: Market) => market.client();

const register = (market: Market, form: CallIn<'POST /wanlshop/user/register'>) =>
  visitor(market).call('POST /wanlshop/user/register', form);

describe('registering', () => {
  it('makes a shopper who is logged in from then on', async ({ market, prepareForm }) => {
    const { userinfo, statistics } = await register(market, await prepareForm('13100000001'));
    expect(userinfo).toMatchObject({
      username: 'new_0001',
      nickname: '小橙子',
      mobile: '13100000001',
      money: '0.00',
      level: 1,
      has_pay_password: false,
      prevtime: null,
    });
    expect(statistics.order).toMatchObject({ pay: 0, whole: 0 });
    await market.client(userinfo.token).call('GET /wanlshop/token/check');
  });

  it('lets the new shopper log in by their password', async ({ market, prepareForm }) => {
    await register(market, await prepareForm('13100000002'));
    const { userinfo } = await visitor(market).call('POST /wanlshop/user/login', {
      account: 'new_0002',
      password: 'secret-1',
      agree: true,
    });
    expect(userinfo.mobile).toBe('13100000002');
    expect(userinfo.prevtime).not.toBeNull();
  });

  it('refuses two passwords that differ, and leaves the code good', async ({ market, prepareForm }) => {
    const form = await prepareForm('13100000003');
    expect(await getRefusalKey(register(market, { ...form, confirm: 'secret-2' }))).toBe(
      'identity.passwords_differ',
    );
    await register(market, form);
  });

  it('refuses a username that is taken in any case, and leaves the code good', async ({
    market,
    prepareForm,
  }) => {
    const { username } = await aShopper(market, { username: 'Orange' });
    const form = await prepareForm('13100000004', username.toUpperCase());
    expect(await getRefusalKey(register(market, form))).toBe('identity.username_taken');
    await register(market, { ...form, username: 'Orange2' });
  });

  it('refuses a number that was taken after its code was sent', async ({ market, prepareForm }) => {
    const form = await prepareForm('13100000005');
    await aShopper(market, { mobile: '13100000005' });
    expect(await getRefusalKey(register(market, form))).toBe('identity.mobile_taken');
  });

  it('refuses a wrong code', async ({ market, prepareForm }) => {
    const form = await prepareForm('13100000006');
    const code = form.code === '000000' ? '000001' : '000000';
    expect(await getRefusalKey(register(market, { ...form, code }))).toBe('identity.wrong_code');
  });

  it('refuses a code that was never sent', async ({ market, prepareForm }) => {
    const form = await prepareForm('13100000007');
    expect(await getRefusalKey(register(market, { ...form, mobile: '13100000099' }))).toBe(
      'identity.code_expired',
    );
  });

  it('refuses who does not agree, a short password, and a short username, naming the field', async ({
    market,
    prepareForm,
  }) => {
    const form = await prepareForm('13100000008');
    const findRefusedField = async (change: object) => {
      const { body } = await market.request('POST /wanlshop/user/register', { ...form, ...change });
      return (body.data as { field: string }).field;
    };
    expect(await findRefusedField({ agree: false })).toBe('agree');
    expect(await findRefusedField({ password: '12345' })).toBe('password');
    expect(await findRefusedField({ username: 'ab' })).toBe('username');
  });
});
