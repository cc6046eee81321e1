import {
  aRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  getSandbox,
  getWalletCents,
  type Market,
  type Person,
  type ShopFixture,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance, platform } from '../../ledger/index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

let shopper: Person;
let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  shop = await aShopFixture(market);
  await getSandbox(market).setRefunds('succeed');
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const show = (id: number) => shopper.client.call('GET /wanlshop/refund/details', { id });
const held = async (market: Market) => ({
  channel: await getBalance(market.context().db, external('sandbox')),
  refunding: await getBalance(market.context().db, platform('refunding')),
});

describe('a refund that goes back by its channel', () => {
  it('is processing until the channel says so, and completed once', async ({ market }) => {
    const before = await held(market);
    const refund = await aRefund(market, shopper, shop, 'processing');
    const { id } = refund;
    expect(refund).toMatchObject({ returns_to: 'sandbox', due_at: null, ended_at: null });
    expect(refund.timeline.at(-1)).toMatchObject({ event: 'money_arrives', done: false });
    expect(await held(market)).toEqual({
      channel: before.channel - 1_230,
      refunding: before.refunding + 1_230,
    });
    await market.advance(1);
    expect(await show(id)).toMatchObject({ state: 'completed', amount: '12.30' });
    expect(await held(market)).toEqual(before);
    const { rows } = await shopper.client.call('GET /wanlshop/wallet/bills', { type: 'refund' });
    expect(rows).toMatchObject([{ funds: 'sandbox', subject: { kind: 'refund', id: String(id) } }]);
  });

  it('that failed is given back once when the platform tries again', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop, 'failed');
    const { failed_refunds } = (await operator.client.call('GET /platform/dashboard/info', {})).todo;
    expect(failed_refunds).toBe(1);
    const retry = () => operator.client.call('POST /platform/refunds/retry', { id });
    expect(await retry()).toMatchObject({ state: 'processing', failure: '' });
    expect(await getRefusalKey(retry())).toBe('refunds.state_changed');
    await market.advance(1);
    expect((await show(id)).state).toBe('completed');
    expect((await held(market)).refunding).toBe(0);
  });

  it('that failed goes to the balance at once when its buyer asks', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'failed');
    const before = await getWalletCents(shopper);
    const taken = await shopper.client.call('POST /wanlshop/refund/to_balance', { id });
    expect(taken).toMatchObject({ state: 'completed', returns_to: 'balance', can: { to_balance: false } });
    expect((await getWalletCents(shopper)) - before).toBe(1_230);
    const again = shopper.client.call('POST /wanlshop/refund/to_balance', { id });
    expect(await getRefusalKey(again)).toBe('refunds.state_changed');
  });

  it('that failed goes to the balance when the platform says so', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop, 'failed');
    const call = 'POST /platform/refunds/to_balance';
    expect(await operator.client.call(call, { id })).toMatchObject({ state: 'completed' });
    expect(await getRefusalKey(operator.client.call(call, { id }))).toBe('refunds.state_changed');
    expect((await held(market)).refunding).toBe(0);
  });

  it('is nobody else’s to take', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'failed');
    const stranger = await aShopper(market);
    const taken = stranger.client.call('POST /wanlshop/refund/to_balance', { id });
    expect(await getRefusalKey(taken)).toBe('common.not_found');
    await shopper.client.call('POST /wanlshop/refund/to_balance', { id });
  });
});
