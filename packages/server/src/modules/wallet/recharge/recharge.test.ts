import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { aShopper, getRefusalKey, getSandbox, type Market, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';
import { capturePayment } from '../../payments/settlement/capture-payment.ts';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const recharge = (
  amount = '100.00',
  idempotencyKey: string = randomUUID(),
  channel: 'sandbox' | 'balance' = 'sandbox',
) => shopper.client.call('POST /wanlshop/wallet/recharge', { amount, channel }, { idempotencyKey });
const getStatus = async (payment_no: string) =>
  (await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).status;
const getMoney = (market: Market) => getBalance(market.context().db, shopperAvailable(shopper.id));
const listBlockers = async () =>
  (await shopper.client.call('GET /wanlshop/user/closing', {})).obstacles.map(({ kind }) => kind);

describe('a recharge', () => {
  it('is credited once when its channel has the money, and is one bill', async ({ market }) => {
    const { payment_no, status, params } = await recharge();
    expect(status).toBe('pending');
    expect(params?.url).toContain(encodeURIComponent(`payment_no=${payment_no}&type=recharge`));
    expect(await getMoney(market)).toBe(0);
    await getSandbox(market).approve(payment_no);
    expect(await getStatus(payment_no)).toBe('paid');
    expect(await getMoney(market)).toBe(10_000);
    const { rows } = await shopper.client.call('GET /wanlshop/wallet/bills', {});
    expect(rows).toMatchObject([{ type: 'recharge', amount: '100.00', funds: 'sandbox' }]);
    expect(await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).toMatchObject({
      kind: 'recharge',
      trade_no: '',
    });
  });

  it.for([
    ['0.00', 'wallet.amount_wrong'],
    ['0.99', 'wallet.recharge_below'],
    ['5000.01', 'wallet.recharge_above'],
  ])('of %s is refused at its amount', async ([amount, key]) => {
    const error = await recharge(amount).catch((error: unknown) => error);
    expect(error).toMatchObject({ key, field: 'amount' });
  });

  it('comes by a channel that is on, and not from the balance', async () => {
    expect(await getRefusalKey(recharge('10.00', randomUUID(), 'balance'))).toBe('payments.channel_off');
    const { recharge: shown } = await shopper.client.call('GET /wanlshop/wallet/info', {});
    expect(shown.channels).toEqual([{ channel: 'sandbox', name: '沙箱支付' }]);
  });

  it('twice by one key is once', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([recharge('50.00', key), recharge('50.00', key)]);
    expect(second.payment_no).toBe(first.payment_no);
    expect((await recharge('50.00', key)).payment_no).toBe(first.payment_no);
    expect(await getRefusalKey(recharge('60.00', key))).toBe('common.idempotency_key_reused');
  });

  it('keeps the account open while it may still be paid, and closes after half an hour', async ({
    market,
  }) => {
    const { payment_no } = await recharge();
    expect(await listBlockers()).toEqual(['recharges']);
    await market.advance(31 * 60);
    expect(await listBlockers()).toEqual([]);
    expect(await getStatus(payment_no)).toBe('closed');
  });

  it('whose money arrives after it was closed is credited all the same, once', async ({ market }) => {
    await getSandbox(market).behave('never');
    const { payment_no } = await recharge('20.00');
    await market.advance(31 * 60);
    expect(await getStatus(payment_no)).toBe('closed');
    const arrived = {
      state: 'paid',
      cents: asCents(2_000),
      paidAt: market.now(),
      channelNo: 'late',
    } as const;
    for (let told = 0; told < 2; told += 1)
      expect(await capturePayment(market.context(), payment_no, arrived)).toBe('done');
    expect(await getStatus(payment_no)).toBe('paid');
    expect(await getMoney(market)).toBe(2_000);
    expect((await shopper.client.call('GET /wanlshop/wallet/bills', {})).rows).toMatchObject([
      { type: 'recharge', amount: '20.00', subject: { kind: 'recharge' } },
    ]);
    const { rows } = await market.server.kernel.database.pool.query(
      'select state from recharges where shopper_id = $1',
      [shopper.id],
    );
    expect(rows).toEqual([{ state: 'paid' }]);
    await getSandbox(market).behave('once');
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
