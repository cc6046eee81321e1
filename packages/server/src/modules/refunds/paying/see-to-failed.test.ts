import {
  anOperator,
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

const reason = '渠道已恢复';
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
    const retry = () => operator.client.call('POST /platform/refunds/retry', { id, reason });
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
    expect(await operator.client.call(call, { id, reason })).toMatchObject({ state: 'completed' });
    expect(await getRefusalKey(operator.client.call(call, { id, reason }))).toBe('refunds.state_changed');
    expect((await held(market)).refunding).toBe(0);
  });

  it('that failed shows what each way would write, and is repaired for a reason', async ({
    market,
    operator,
  }) => {
    const { id, refund_no } = await aRefund(market, shopper, shop, 'failed');
    const { plans } = await operator.client.call('GET /platform/refunds/details', { id });
    const fromRefunding = { fund: 'refunding', amount: '-12.30' };
    expect(plans).toMatchObject([
      {
        way: 'credit',
        key: `refund:${refund_no}:balance`,
        needs_two: false,
        entries: [fromRefunding, { fund: 'shopper_available', amount: '12.30' }],
      },
      {
        way: 'resend',
        key: `refund:${refund_no}`,
        entries: [fromRefunding, { fund: 'external', channel: 'sandbox', amount: '12.30' }],
      },
    ]);
    const call = 'POST /platform/refunds/to_balance';
    expect(await getRefusalKey(operator.client.call(call, { id, reason: '' }))).toBe('common.invalid_input');
    const outcomes = await Promise.allSettled([
      operator.client.call(call, { id, reason }),
      operator.client.call(call, { id, reason }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await held(market)).refunding).toBe(0);
    const { rows } = await operator.client.call('GET /platform/audit/list', { subject: 'refund' });
    expect(rows[0]?.after).toMatchObject({ reason });
  });

  describe('above the limit', () => {
    const setLimit = ({ server, context }: Market, value: string) =>
      server.kernel.services.settings.save(context(), 'ledger.repair_two_above', value);
    const wait = async (market: Market, operator: Person) => {
      const { id } = await aRefund(market, shopper, shop, 'failed');
      const asked = await operator.client.call('POST /platform/refunds/retry', { id, reason });
      expect(asked).toMatchObject({ state: 'failed', plans: [], can: { retry: false, to_balance: false } });
      return { id, repairId: asked.repair?.id ?? 0 };
    };
    const approve = ({ client }: Person, id: number) =>
      client.call('POST /platform/ledger/approve_repair', { id });
    it.beforeEach(({ market }) => setLimit(market, '10.00'));
    it.afterEach(({ market }) => setLimit(market, '500.00'));

    it('is sent again once a second person approves, and only once', async ({ market, operator }) => {
      const { id, repairId } = await wait(market, operator);
      expect(
        await getRefusalKey(operator.client.call('POST /platform/refunds/to_balance', { id, reason })),
      ).toBe('repairs.waiting');
      const [chief, third] = [await anOperator(market, 'finance'), await anOperator(market, 'finance')];
      const outcomes = await Promise.allSettled([approve(chief, repairId), approve(third, repairId)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await market.advance(1);
      expect((await show(id)).state).toBe('completed');
      expect((await held(market)).refunding).toBe(0);
    });

    it('may be taken to the balance by its buyer meanwhile: nothing is left to approve', async ({
      market,
      operator,
    }) => {
      const { id, repairId } = await wait(market, operator);
      await shopper.client.call('POST /wanlshop/refund/to_balance', { id });
      const chief = await anOperator(market, 'finance');
      expect(await getRefusalKey(approve(chief, repairId))).toBe('repairs.moved');
      const { rows } = await chief.client.call('GET /platform/ledger/repairs', {});
      expect(rows.find((row) => row.id === repairId)).toMatchObject({ state: 'settled' });
    });
  });

  it('is nobody else’s to take', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'failed');
    const stranger = await aShopper(market);
    const taken = stranger.client.call('POST /wanlshop/refund/to_balance', { id });
    expect(await getRefusalKey(taken)).toBe('common.not_found');
    await shopper.client.call('POST /wanlshop/refund/to_balance', { id });
  });
});
