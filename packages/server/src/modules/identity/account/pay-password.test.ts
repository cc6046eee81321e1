import {
  aShopper,
  getRefusalKey,
  openSmsInbox,
  type ShopperPerson,
  type SmsInbox,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { verify } from '@node-rs/argon2';
import { describe, expect } from 'vitest';
import { getShopper, hasPayPassword, updateShopper } from '../shoppers/shoppers.queries.ts';
import { hashPassword } from './passwords.ts';
import { assertPayPassword } from './pay-password.ts';

const it = marketTest
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  /** `right`, or the key of the refusal. */
  .extend(
    'guess',
    ({ market }) =>
      async ({ id }: { id: number }, password: string | undefined): Promise<string> => {
        try {
          await assertPayPassword(market.context(), id, password);
          return 'right';
        } catch (error) {
          return (error as Error).message;
        }
      },
  );

async function set(inbox: SmsInbox, { client, mobile }: ShopperPerson, password: string): Promise<void> {
  await client.call('POST /wanlshop/sms/send', { mobile, event: 'paypwd' });
  await client.call('POST /wanlshop/user/paypassword', {
    code: inbox.generateCode(mobile, 'paypwd'),
    password,
  });
}

describe('the payment password', () => {
  it('is set by the code sent to the own number', async ({ market, inbox, guess }) => {
    const shopper = await aShopper(market, { payPassword: '' });
    expect(await hasPayPassword(market.context().db, shopper.id)).toBe(false);
    expect(await guess(shopper, '135790')).toBe('payments.pay_password_unset');
    await set(inbox, shopper, '135790');
    expect(await hasPayPassword(market.context().db, shopper.id)).toBe(true);
    expect(await guess(shopper, '135790')).toBe('right');
    expect((await shopper.client.call('GET /wanlshop/user/info')).userinfo.has_pay_password).toBe(true);
  });

  it('is not set by a wrong code', async ({ market, inbox }) => {
    const { client, mobile } = await aShopper(market);
    await client.call('POST /wanlshop/sms/send', { mobile, event: 'paypwd' });
    const code = inbox.generateCode(mobile, 'paypwd') === '000000' ? '000001' : '000000';
    const call = client.call('POST /wanlshop/user/paypassword', { code, password: '135790' });
    expect(await getRefusalKey(call)).toBe('identity.wrong_code');
  });

  it('is refused when it is wrong or missing', async ({ market, guess }) => {
    const shopper = await aShopper(market);
    expect(await guess(shopper, '000000')).toBe('payments.wrong_pay_password');
    expect(await guess(shopper, undefined)).toBe('payments.wrong_pay_password');
    expect(await guess(shopper, testPayPassword)).toBe('right');
  });

  it('is locked for an hour by five wrong attempts in a row', async ({ market, guess }) => {
    const shopper = await aShopper(market);
    for (let attempts = 0; attempts < 4; attempts += 1) await guess(shopper, '000000');
    expect(await guess(shopper, testPayPassword)).toBe('right');
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect(await guess(shopper, '000000')).toBe('payments.wrong_pay_password');
    }
    expect(await guess(shopper, testPayPassword)).toBe('payments.pay_password_locked');
    await market.advance(3_600);
    expect(await guess(shopper, testPayPassword)).toBe('right');
  });

  it('counts concurrent attempts one by one', async ({ market, guess }) => {
    const shopper = await aShopper(market);
    const results = await Promise.all(Array.from({ length: 20 }, () => guess(shopper, '000000')));
    expect(results.filter((result) => result === 'payments.wrong_pay_password')).toHaveLength(5);
  });

  it('says how many attempts are left', async ({ market }) => {
    const shopper = await aShopper(market);
    const wrong = assertPayPassword(market.context(), shopper.id, '000000').catch((error: unknown) => error);
    expect(await wrong).toMatchObject({ params: { left: 4 } });
  });

  it('is stored so that a stolen database alone does not reveal it', async ({ market }) => {
    const { id } = await aShopper(market);
    const { payPasswordHash } = await getShopper(market.context().db, id);
    const hash = payPasswordHash?.replace(/^pepper1:/, '') ?? '';
    expect(payPasswordHash).toMatch(/^pepper1:\$argon2id\$/);
    expect(await verify(hash, testPayPassword)).toBe(false);
  });

  it('of before the pepper is still right, and is hashed with it when it is next used', async ({
    market,
    guess,
  }) => {
    const shopper = await aShopper(market);
    const old = await hashPassword(market.context(), testPayPassword);
    await updateShopper(market.context().db, shopper.id, { payPasswordHash: old });
    expect(await guess(shopper, '000000')).toBe('payments.wrong_pay_password');
    expect((await getShopper(market.context().db, shopper.id)).payPasswordHash).toBe(old);
    expect(await guess(shopper, testPayPassword)).toBe('right');
    expect((await getShopper(market.context().db, shopper.id)).payPasswordHash).toMatch(/^pepper1:/);
    expect(await guess(shopper, testPayPassword)).toBe('right');
  });

  it('has all its attempts again when it is set anew', async ({ market, inbox, guess }) => {
    const shopper = await aShopper(market);
    for (let attempts = 0; attempts < 5; attempts += 1) await guess(shopper, '000000');
    await set(inbox, shopper, '112233');
    expect(await guess(shopper, '112233')).toBe('right');
  });
});
