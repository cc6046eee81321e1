/** Many at once over one wallet and over one withdrawal, on two processes. */
import {
  addMoney,
  anOperator,
  aPayoutAccount,
  aShopper,
  getRefusalKey,
  startNode,
  withdraw,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable, shopperFrozen } from '../../ledger/index.ts';

/** Nobody may ask for so many in a minute. */
const unlimited = { RATE_LIMIT: '0' };

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now, environment: unlimited })
  .extend('second', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const { databaseUrl, config } = market;
    const second = await startNode({ ...unlimited, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir });
    onCleanup(async () => {
      await second.stop();
    });
    return second;
  });

const asked = 200;
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

describe('withdrawals at the same moment', () => {
  it('never take more than there is, and each takes once', async ({ market, second }) => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, 20_500);
    const account = await aPayoutAccount(shopper);
    const clients = [market, second].map((node) => node.client(shopper.token));
    const outcomes = await Promise.allSettled(
      Array.from({ length: asked }, (_, n) =>
        withdraw({ ...shopper, client: clients[n % 2] ?? shopper.client }, account.id, '10.00'),
      ),
    );
    const done = outcomes.filter(isDone).length;
    expect(done).toBe(20);
    const { db } = market.context();
    expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(500);
    expect(await getBalance(db, shopperFrozen(shopper.id))).toBe(20_000);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });

  it('never take more than the day has room for', async ({ market, second }) => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, 10_000_000);
    const account = await aPayoutAccount(shopper);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        withdraw(
          { ...shopper, client: (n % 2 ? market : second).client(shopper.token) },
          account.id,
          '7000.00',
        ),
      ),
    );
    expect(outcomes.filter(isDone)).toHaveLength(2);
    expect(await getBalance(market.context().db, shopperFrozen(shopper.id))).toBe(1_400_000);
  });
});

describe('at the same moment', () => {
  const aWithdrawal = async (market: Parameters<typeof aShopper>[0], amount = '500.00') => {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, 1_000_000);
    const { id } = await withdraw(shopper, (await aPayoutAccount(shopper)).id, amount);
    return { shopper, id };
  };

  it('two who approve are two, and one who taps twice is one', async ({ market, second }) => {
    const [one, other] = [await anOperator(market), await anOperator(market)];
    const { id } = await aWithdrawal(market, '6000.00');
    const call = 'POST /platform/withdrawals/approve';
    await Promise.allSettled([
      one.client.call(call, { id }),
      second.client(one.token).call(call, { id }),
      second.client(one.token).call(call, { id }),
    ]);
    const details = () => one.client.call('GET /platform/withdrawals/details', { id });
    expect(await details()).toMatchObject({ step: 'waiting', approvals: [{ staff_id: one.id }] });
    await Promise.allSettled([
      other.client.call(call, { id }),
      second.client(other.token).call(call, { id }),
    ]);
    expect(await details()).toMatchObject({ step: 'approved' });
    expect((await details()).timeline.filter(({ event }) => event === 'approved')).toHaveLength(1);
  });

  it('paid and rejected are one of the two', async ({ market, second }) => {
    const { client, token } = await anOperator(market);
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await aWithdrawal(market);
      await client.call('POST /platform/withdrawals/approve', { id });
      const outcomes = await Promise.allSettled([
        client.call('POST /platform/withdrawals/paid', { id, reference: `RACE-${id}` }),
        second.client(token).call('POST /platform/withdrawals/reject', { id, reason: '测试' }),
      ]);
      expect(outcomes.filter(isDone)).toHaveLength(1);
      const { db } = market.context();
      const isPaid = outcomes[0]?.status === 'fulfilled';
      expect(await getBalance(db, shopperFrozen(shopper.id))).toBe(0);
      expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(isPaid ? 950_000 : 1_000_000);
    }
  });

  it('two batches share nothing', async ({ market, second }) => {
    const { client, token } = await anOperator(market);
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await aWithdrawal(market)).id);
    for (const id of ids) await client.call('POST /platform/withdrawals/approve', { id });
    const outcomes = await Promise.allSettled(
      [market, second].map((node) => node.client(token).call('POST /platform/withdrawals/export', { ids })),
    );
    const counts = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.count : 0));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(4);
    expect(await getRefusalKey(client.call('POST /platform/withdrawals/export', { ids }))).toBe(
      'wallet.nothing_to_send',
    );
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
});
