import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import {
  addMoney,
  aPayoutAccount,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  payoutAccountForm,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import {
  checkLedger,
  external,
  getBalance,
  shopAvailable,
  shopFrozen,
  shopperAvailable,
  shopperFrozen,
  transfer,
} from '../../ledger/index.ts';

let shopper: Person;
let accountId: number;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 3_000_000);
  accountId = (await aPayoutAccount(shopper)).id;
});

type Input = CallIn<'POST /wanlshop/wallet/withdraw'>;
const ask = (traits: Partial<Input> = {}, idempotencyKey: string = randomUUID(), who = shopper) =>
  who.client.call(
    'POST /wanlshop/wallet/withdraw',
    { account_id: accountId, amount: '500.00', password: testPayPassword, ...traits },
    { idempotencyKey },
  );
const listOwn = async () => (await shopper.client.call('GET /wanlshop/wallet/withdrawals', {})).rows;
const getMoney = async (market: Market) => ({
  available: await getBalance(market.context().db, shopperAvailable(shopper.id)),
  frozen: await getBalance(market.context().db, shopperFrozen(shopper.id)),
});

describe('asking for a withdrawal', () => {
  it('freezes its amount and pins its fee and account', async ({ market }) => {
    const { id, fee } = await ask();
    expect(fee).toBe('3.00');
    expect(await getMoney(market)).toEqual({ available: 2_950_000, frozen: 50_000 });
    const shown = await shopper.client.call('GET /wanlshop/wallet/withdrawal', { id });
    expect(shown).toMatchObject({
      state: 'created',
      amount: '500.00',
      fee: '3.00',
      arrives: '497.00',
      account: { bank_code: 'ICBC', name: '*晓雨' },
      ended_at: null,
      timeline: [{ event: 'created' }],
    });
    expect(shown.due_at).toBe(shown.createtime + 24 * 3_600);
    expect(await listOwn()).toMatchObject([{ id, due_at: shown.due_at }]);
  });

  it('keeps its account when that is removed', async () => {
    const { id } = await ask();
    await shopper.client.call('POST /wanlshop/bank/delete', { id: accountId, password: testPayPassword });
    const { account } = await shopper.client.call('GET /wanlshop/wallet/withdrawal', { id });
    expect(account).toMatchObject({
      name: '*晓雨',
      account: expect.stringMatching(/^6222 \*{4} \*{4} \d{4}$/),
    });
  });

  it('is a bill that names the withdrawal', async () => {
    await ask();
    const { rows } = await shopper.client.call('GET /wanlshop/wallet/bills', { type: 'withdraw' });
    expect(rows).toMatchObject([
      { title: '提现到中国工商银行', amount: '-500.00', subject: { kind: 'withdrawal' }, under_way: true },
    ]);
    const bill = await shopper.client.call('GET /wanlshop/wallet/bill', { id: rows[0]?.id ?? 0 });
    expect(bill.withdrawal).toMatchObject({ amount: '500.00', withdrawal_no: rows[0]?.subject.id });
  });

  it('is refused with the first that applies, and changes nothing', async ({ market }) => {
    const poor = await aShopper(market);
    const wrong = { account_id: 0, amount: 'x', password: '000000' };
    expect(await getRefusalKey(ask(wrong))).toBe('wallet.account_missing');
    expect(await getRefusalKey(ask({ account_id: 999_999_999 }))).toBe('wallet.account_missing');
    expect(await getRefusalKey(ask({}, randomUUID(), poor))).toBe('wallet.account_missing');
    expect(await getRefusalKey(ask({ ...wrong, account_id: accountId }))).toBe('wallet.amount_wrong');
    expect(await getRefusalKey(ask({ amount: '9.99', password: '000000' }))).toBe('wallet.below_minimum');
    expect(await getRefusalKey(ask({ amount: '30000.01', password: '000000' }))).toBe(
      'payments.insufficient_balance',
    );
    expect(await getRefusalKey(ask({ amount: '20000.01', password: '000000' }))).toBe('wallet.over_limit');
    expect(await getRefusalKey(ask({ password: '000000' }))).toBe('payments.wrong_pay_password');
    expect(await getMoney(market)).toEqual({ available: 3_000_000, frozen: 0 });
  });

  it('is refused once the payment password is locked', async () => {
    for (let attempts = 0; attempts < 5; attempts += 1) await getRefusalKey(ask({ password: '000000' }));
    expect(await getRefusalKey(ask())).toBe('payments.pay_password_locked');
  });

  it('counts towards the day’s limit until it is rejected, and not on the next day', async ({ market }) => {
    const info = async () => (await shopper.client.call('GET /wanlshop/wallet/info', {})).withdraw.left_today;
    await ask({ amount: '12000.00' });
    expect(await getRefusalKey(ask({ amount: '8000.01' }))).toBe('wallet.over_limit');
    expect(await info()).toBe('8000.00');
    await ask({ amount: '8000.00' });
    expect(await info()).toBe('0.00');
    await market.advance(24 * 3_600);
    expect(await info()).toBe('20000.00');
    await ask({ amount: '10.00' });
  });

  it('twice by one key is once', async ({ market }) => {
    const key = randomUUID();
    const first = await ask({}, key);
    expect(await ask({}, key)).toEqual(first);
    expect(await getRefusalKey(ask({ amount: '400.00' }, key))).toBe('common.idempotency_key_reused');
    const many = await Promise.all(
      Array.from({ length: 6 }, () => ask({ amount: '20.00' }, 'one-key-at-once')),
    );
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    expect(await getMoney(market)).toEqual({ available: 2_948_000, frozen: 52_000 });
  });

  it('is nobody else’s to see', async ({ market }) => {
    const { id } = await ask();
    const { client } = await aShopper(market);
    expect(await getRefusalKey(client.call('GET /wanlshop/wallet/withdrawal', { id }))).toBe(
      'common.not_found',
    );
  });

  it('is listed page by page, the newest first', async () => {
    for (const amount of ['11.00', '12.00', '13.00']) await ask({ amount });
    const first = await shopper.client.call('GET /wanlshop/wallet/withdrawals', { limit: 2 });
    expect(first.rows.map(({ amount }) => amount)).toEqual(['13.00', '12.00']);
    const { rows, next } = await shopper.client.call('GET /wanlshop/wallet/withdrawals', {
      limit: 2,
      cursor: first.next ?? '',
    });
    expect(rows.map(({ amount }) => amount)).toEqual(['11.00']);
    expect(next).toBeNull();
  });
});

describe('a shop', () => {
  it('withdraws what is available without a fee, once by a key', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { client } = shop.seller;
    const withdraw = (amount: string, idempotencyKey: string = randomUUID()) =>
      client.call('POST /seller/money/withdraw', { amount }, { idempotencyKey });
    expect(await getRefusalKey(withdraw('20.00'))).toBe('wallet.account_missing');
    const { bank_code, account, name, phone } = payoutAccountForm();
    await client.call('POST /seller/money/account', { bank_code, account, name, phone });
    expect(await getRefusalKey(withdraw('20.00'))).toBe('payments.insufficient_balance');
    await transfer(market.context(), {
      key: `test:${randomUUID()}`,
      kind: 'settle',
      reference: 'test',
      entries: [
        { account: external('sandbox'), cents: asCents(-10_000) },
        { account: shopAvailable(shop.id), cents: asCents(10_000) },
      ],
    });
    const key = randomUUID();
    expect(await withdraw('60.00', key)).toEqual(await withdraw('60.00', key));
    const { db } = market.context();
    expect(await getBalance(db, shopAvailable(shop.id))).toBe(4_000);
    expect(await getBalance(db, shopFrozen(shop.id))).toBe(6_000);
    const { rows } = await client.call('GET /seller/money/withdrawals', {});
    expect(rows).toMatchObject([{ amount: '60.00', fee: '0.00', arrives: '60.00', state: 'created' }]);
    const audit = await client.call('GET /seller/audit/list', {});
    expect(audit.rows[0]).toMatchObject({ subject: 'withdrawal' });
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
