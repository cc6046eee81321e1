import { randomUUID } from 'node:crypto';
import {
  addMoney,
  anOperator,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopAvailable, shopperAvailable } from '../../ledger/index.ts';

const it = marketTest
  .extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'))
  .extend('chief', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const adjust = (
  { client }: Person,
  amount: string,
  { kind = 'shopper' as 'shopper' | 'shop', id = shopper.id, key = randomUUID() as string } = {},
) =>
  client.call(
    'POST /platform/wallet/adjust',
    { kind, id, amount, reason: '活动补偿' },
    { idempotencyKey: key },
  );
const approve = ({ client }: Person, id: number) => client.call('POST /platform/wallet/approve', { id });
const getMoney = (market: Market) => getBalance(market.context().db, shopperAvailable(shopper.id));

describe('an adjustment', () => {
  it('moves money at once up to the limit, and is a bill with its reason', async ({ market, clerk }) => {
    expect(await adjust(clerk, '500.00')).toMatchObject({
      state: 'done',
      approved_by: '',
      can_approve: false,
    });
    expect(await getMoney(market)).toBe(50_000);
    await adjust(clerk, '-20.00');
    expect(await getMoney(market)).toBe(48_000);
    const { rows } = await shopper.client.call('GET /wanlshop/wallet/bills', { type: 'sys' });
    expect(rows.map(({ amount }) => amount)).toEqual(['-20.00', '500.00']);
    const bill = await shopper.client.call('GET /wanlshop/wallet/bill', { id: rows[0]?.id ?? 0 });
    expect(bill).toMatchObject({ subject: { kind: 'adjustment' }, reason: '活动补偿' });
  });

  it('of a shop is the same', async ({ market, clerk }) => {
    const shop = await aShopFixture(market);
    await adjust(clerk, '5.00', { kind: 'shop', id: shop.id });
    expect(await getBalance(market.context().db, shopAvailable(shop.id))).toBe(500);
  });

  it('above the limit waits for a second person', async ({ market, clerk, chief }) => {
    const { id, state } = await adjust(clerk, '500.01');
    expect(state).toBe('waiting');
    expect(await getMoney(market)).toBe(0);
    expect(await getRefusalKey(approve(clerk, id))).toBe('wallet.approved_by_you');
    const { rows, waiting } = await chief.client.call('GET /platform/wallet/adjustments', {});
    expect(rows[0]).toMatchObject({ id, can_approve: true });
    expect(waiting).toBe(1);
    expect(await approve(chief, id)).toMatchObject({ state: 'done' });
    expect(await getMoney(market)).toBe(50_001);
    expect(await getRefusalKey(approve(chief, id))).toBe('wallet.adjustment_moved');
  });

  it('that is dropped moves nothing', async ({ market, clerk, chief }) => {
    const { id } = await adjust(clerk, '600.00');
    await clerk.client.call('POST /platform/wallet/drop', { id });
    expect(await getRefusalKey(approve(chief, id))).toBe('wallet.adjustment_moved');
    expect(await getMoney(market)).toBe(0);
  });

  it('approved and dropped at once is one of the two, and approved twice is once', async ({
    market,
    clerk,
    chief,
  }) => {
    const admin = await anOperator(market);
    for (let round = 0; round < 4; round += 1) {
      const before = await getMoney(market);
      const { id } = await adjust(clerk, '600.00');
      const outcomes = await Promise.allSettled([
        approve(chief, id),
        approve(admin, id),
        clerk.client.call('POST /platform/wallet/drop', { id }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const isDropped = outcomes[2]?.status === 'fulfilled';
      expect((await getMoney(market)) - before).toBe(isDropped ? 0 : 60_000);
    }
  });

  it('by one key is one', async ({ market, clerk }) => {
    const key = randomUUID();
    expect(await adjust(clerk, '5.00', { key })).toEqual(await adjust(clerk, '5.00', { key }));
    expect(await getMoney(market)).toBe(500);
  });

  it('is refused for nothing, for nobody, and for more than there is', async ({ market, clerk, chief }) => {
    await addMoney(market, shopper, 60_000);
    expect(await getRefusalKey(adjust(clerk, '0.00'))).toBe('wallet.amount_wrong');
    expect(await getRefusalKey(adjust(clerk, '5.00', { id: 99_999_999 }))).toBe('common.not_found');
    expect(await getRefusalKey(adjust(clerk, '-600.01'))).toBe('payments.insufficient_balance');
    const first = await adjust(clerk, '-600.00');
    const second = await adjust(clerk, '-600.00');
    await approve(chief, first.id);
    expect(await getRefusalKey(approve(chief, second.id))).toBe('payments.insufficient_balance');
    expect(await getMoney(market)).toBe(0);
  });

  it('is recorded in the audit log', async ({ operator, clerk }) => {
    const { id } = await adjust(clerk, '1.00');
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    expect(rows[0]).toMatchObject({ subject: 'wallet_adjustment', subject_id: String(id) });
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
