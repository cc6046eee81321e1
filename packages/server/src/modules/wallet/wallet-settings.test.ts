/** A market whose operator has set everything about wallets otherwise than by default. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aPayoutAccount,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopperPerson,
  withdraw,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: {
    'wallet.recharge_minimum': '20.00',
    'wallet.recharge_maximum': '30.00',
    'wallet.recharge_minutes': 5,
    'wallet.withdraw_minimum': '50.00',
    'wallet.withdraw_maximum': '60.00',
    'wallet.withdraw_day_maximum': '100.00',
    'wallet.withdraw_fee_rate': 200,
    'wallet.withdraw_fee_minimum': '1.10',
    'wallet.shop_withdraw_fee_rate': 300,
    'wallet.two_approvals_above': '55.00',
    'wallet.adjust_two_above': '5.00',
    'wallet.withdraw_hours': 2,
    'wallet.most_accounts': 2,
  },
});

const recharge = ({ client }: ShopperPerson, amount: string) =>
  client.call(
    'POST /wanlshop/wallet/recharge',
    { amount, channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  );

/** Someone with 1,000.00 and an account to have it paid out to. */
async function aSaver(market: Market) {
  const saver = await aShopper(market);
  await addMoney(market, saver, 100_000);
  return { saver, account: (await aPayoutAccount(saver)).id };
}

it('a recharge is of no less and no more than is set', async ({ shopper }) => {
  expect(await getRefusalKey(recharge(shopper, '19.99'))).toBe('wallet.recharge_below');
  expect(await getRefusalKey(recharge(shopper, '30.01'))).toBe('wallet.recharge_above');
  expect((await recharge(shopper, '20.00')).status).toBe('pending');
  expect((await recharge(shopper, '30.00')).status).toBe('pending');
});

it('a recharge that nobody pays closes after the minutes set', async ({ market, shopper }) => {
  const { payment_no } = await recharge(shopper, '25.00');
  const getStatus = async () =>
    (await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).status;
  await market.advance(4 * 60);
  expect(await getStatus()).toBe('pending');
  await market.advance(61);
  expect(await getStatus()).toBe('closed');
});

it('a withdrawal is of no less and no more than is set, and all of a day of no more', async ({ market }) => {
  const { saver, account } = await aSaver(market);
  expect(await getRefusalKey(withdraw(saver, account, '49.99'))).toBe('wallet.below_minimum');
  expect(await getRefusalKey(withdraw(saver, account, '60.01'))).toBe('wallet.over_limit');
  await withdraw(saver, account, '50.00');
  expect(await getRefusalKey(withdraw(saver, account, '50.01'))).toBe('wallet.over_limit');
  await withdraw(saver, account, '50.00');
  const { withdraw: terms } = await saver.client.call('GET /wanlshop/wallet/info', {});
  expect(terms).toMatchObject({ minimum: '50.00', maximum: '60.00', left_today: '0.00' });
});

it('the fee of a withdrawal is the rate set, but no less than the least', async ({ market }) => {
  const { saver, account } = await aSaver(market);
  expect((await withdraw(saver, account, '50.00')).fee).toBe('1.10');
  const other = await aSaver(market);
  expect((await withdraw(other.saver, other.account, '60.00')).fee).toBe('1.20');
});

it('a shop has a rate of its own', async ({ shop }) => {
  const { withdraw: terms } = await shop.seller.client.call('GET /seller/money/info', {});
  expect(terms.fee_rate).toBe(300);
});

it('a withdrawal above the amount set takes two people, and is due within the hours set', async ({
  market,
  operator,
}) => {
  const first = await aSaver(market);
  const second = await aSaver(market);
  await withdraw(first.saver, first.account, '55.00');
  await withdraw(second.saver, second.account, '55.01');
  const { rows } = await operator.client.call('GET /platform/withdrawals/list', { state: 'all', limit: 2 });
  expect(rows.map(({ amount, approvals_needed }) => [amount, approvals_needed])).toEqual(
    expect.arrayContaining([
      ['55.00', 1],
      ['55.01', 2],
    ]),
  );
  for (const { createtime, due_at } of rows) expect((due_at ?? 0) - createtime).toBe(2 * 3_600);
});

it('somebody has no more payout accounts than are set', async ({ market }) => {
  const { saver } = await aSaver(market);
  await aPayoutAccount(saver);
  expect(await getRefusalKey(aPayoutAccount(saver))).toBe('bank.too_many');
});

it('an adjustment above the amount set waits for a second person', async ({ operator, shopper }) => {
  const adjust = (amount: string) =>
    operator.client.call(
      'POST /platform/wallet/adjust',
      { kind: 'shopper', id: shopper.id, amount, reason: '活动补发' },
      { idempotencyKey: randomUUID() },
    );
  expect((await adjust('5.00')).state).toBe('done');
  expect((await adjust('5.01')).state).toBe('waiting');
});
