import {
  aShopper,
  type Market,
  openSmsInbox,
  refusalOf,
  type ShopperPerson,
  type SmsInbox,
  startMarket,
  testPayPassword,
} from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertPayPassword } from './pay-password.ts';
import { hasPayPassword } from './shoppers.queries.ts';

let market: Market;
let inbox: SmsInbox;
beforeAll(async () => {
  market = await startMarket();
  inbox = openSmsInbox(market);
});
afterAll(() => market.stop());

/** `right`, or the key of the refusal. */
async function guess({ id }: { id: number }, password: string | undefined): Promise<string> {
  try {
    await assertPayPassword(market.context(), id, password);
    return 'right';
  } catch (error) {
    return (error as Error).message;
  }
}

async function set({ client, mobile }: ShopperPerson, password: string): Promise<void> {
  await client.call('POST /wanlshop/sms/send', { mobile, event: 'paypwd' });
  await client.call('POST /wanlshop/user/paypassword', { code: inbox.codeOf(mobile, 'paypwd'), password });
}

it('is set by the code sent to the own number', async () => {
  const shopper = await aShopper(market, { payPassword: '' });
  expect(await hasPayPassword(market.context().db, shopper.id)).toBe(false);
  expect(await guess(shopper, '135790')).toBe('payments.pay_password_unset');
  await set(shopper, '135790');
  expect(await hasPayPassword(market.context().db, shopper.id)).toBe(true);
  expect(await guess(shopper, '135790')).toBe('right');
  expect((await shopper.client.call('GET /wanlshop/user/info')).userinfo.has_pay_password).toBe(true);
});

it('is not set by a wrong code', async () => {
  const { client, mobile } = await aShopper(market);
  await client.call('POST /wanlshop/sms/send', { mobile, event: 'paypwd' });
  const code = inbox.codeOf(mobile, 'paypwd') === '000000' ? '000001' : '000000';
  const call = client.call('POST /wanlshop/user/paypassword', { code, password: '135790' });
  expect(await refusalOf(call)).toBe('identity.wrong_code');
});

it('is refused when it is wrong or missing', async () => {
  const shopper = await aShopper(market);
  expect(await guess(shopper, '000000')).toBe('payments.wrong_pay_password');
  expect(await guess(shopper, undefined)).toBe('payments.wrong_pay_password');
  expect(await guess(shopper, testPayPassword)).toBe('right');
});

it('is locked for an hour by five wrong tries in a row', async () => {
  const shopper = await aShopper(market);
  for (let tries = 0; tries < 4; tries += 1) await guess(shopper, '000000');
  expect(await guess(shopper, testPayPassword)).toBe('right');
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await guess(shopper, '000000')).toBe('payments.wrong_pay_password');
  }
  expect(await guess(shopper, testPayPassword)).toBe('payments.pay_password_locked');
  await market.advance(3_600);
  expect(await guess(shopper, testPayPassword)).toBe('right');
});

it('counts tries made at once one by one', async () => {
  const shopper = await aShopper(market);
  const results = await Promise.all(Array.from({ length: 20 }, () => guess(shopper, '000000')));
  expect(results.filter((result) => result === 'payments.wrong_pay_password')).toHaveLength(5);
});

it('has all its tries again when it is set anew', async () => {
  const shopper = await aShopper(market);
  for (let tries = 0; tries < 5; tries += 1) await guess(shopper, '000000');
  await set(shopper, '112233');
  expect(await guess(shopper, '112233')).toBe('right');
});
