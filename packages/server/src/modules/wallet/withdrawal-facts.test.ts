import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aGoods,
  anOperator,
  anOrder,
  aPayoutAccount,
  applyRefund,
  aShopFixture,
  aShopper,
  type Market,
  type Person,
  payoutAccountForm,
  testPayPassword,
  withdraw,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

const it = marketTest.extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

const show = async ({ client }: Person, id: number) =>
  (await client.call('GET /platform/withdrawals/details', { id })).facts;

/** A cent more than was hashed. */
const changeEntry = async (market: Market, account: string, seq: number) => {
  const { db } = market.context();
  await db.execute(sql`alter table ledger_chain disable trigger user`);
  await db.execute(
    sql`update ledger_chain set cents = cents + 1 where account = ${account} and seq = ${seq}`,
  );
  await db.execute(sql`alter table ledger_chain enable trigger user`);
};

/** A shopper with 1,000.00 and somewhere to have it paid. */
async function anOwner(market: Market) {
  const shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  return { shopper, account: await aPayoutAccount(shopper) };
}

describe('a withdrawal tells who decides it', () => {
  it('how old owner and account are, what was asked that day, and the balance around it', async ({
    market,
    clerk,
  }) => {
    const { shopper, account } = await anOwner(market);
    const { id } = await withdraw(shopper, account.id, '300.00');
    const later = await withdraw(shopper, account.id, '200.00');
    expect(await show(clerk, id)).toMatchObject({
      owner_since: expect.any(Number),
      account_added_at: account.createtime,
      paid_before: 0,
      paid_before_amount: '0.00',
      asked_that_day: '500.00',
      open_refunds: 0,
      balance_before: '1000.00',
      balance_after: '700.00',
      verified_entries: 2,
      broken_entry: null,
    });
    expect(await show(clerk, later.id)).toMatchObject({ balance_before: '700.00', balance_after: '500.00' });
  });

  it('how many earlier ones arrived and what they came to, and that the account was removed', async ({
    market,
    clerk,
  }) => {
    const { shopper, account } = await anOwner(market);
    const { id } = await withdraw(shopper, account.id, '300.00');
    await clerk.client.call('POST /platform/withdrawals/approve', { id });
    await clerk.client.call('POST /platform/withdrawals/paid', { id, reference: `REF-FACTS-${id}` });
    const later = await withdraw(shopper, account.id, '200.00');
    await shopper.client.call('POST /wanlshop/bank/delete', { id: account.id, password: testPayPassword });
    expect(await show(clerk, later.id)).toMatchObject({
      paid_before: 1,
      paid_before_amount: '300.00',
      account_added_at: null,
    });
    expect(await show(clerk, id)).toMatchObject({ paid_before: 0 });
  });

  it('the balance at the end of each day before it, and what was withdrawn earlier', async ({
    market,
    clerk,
  }) => {
    const { shopper, account } = await anOwner(market);
    const { id } = await withdraw(shopper, account.id, '300.00');
    await market.advance(2 * 86_400);
    const later = await withdraw(shopper, account.id, '200.00');
    const details = await clerk.client.call('GET /platform/withdrawals/details', { id: later.id });
    expect(details.earlier).toMatchObject([{ id, amount: '300.00', state: 'created' }]);
    expect(details.balance_days).toHaveLength(90);
    expect(details.balance_days.slice(-4).map(({ balance }) => balance)).toEqual([
      '0.00',
      '700.00',
      '700.00',
      '500.00',
    ]);
    expect(details.balance_days.at(-1)?.day).toBe(market.context().calendar.toDay(market.now()));
    expect(details.entries).toMatchObject([
      { id: 3, type: 'withdraw', amount: '-200.00', balance_after: '500.00' },
      { id: 2, type: 'withdraw', amount: '-300.00', balance_after: '700.00' },
      { id: 1, type: 'recharge', amount: '1000.00', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('which of the entries behind the balance does not follow from the one before', async ({
    market,
    clerk,
  }) => {
    const shopper = await aShopper(market);
    for (const cents of [30_000, 40_000, 50_000]) await addMoney(market, shopper, cents);
    const account = await aPayoutAccount(shopper);
    const { id } = await withdraw(shopper, account.id, '300.00');
    await changeEntry(market, `shopper:${shopper.id}:available`, 2);
    expect(await show(clerk, id)).toMatchObject({ verified_entries: 4, broken_entry: 2 });
  });

  it('of a shop, since when it is open, and how many of its refunds are', async ({ market, clerk }) => {
    const opened = market.seconds();
    const shop = await aShopFixture(market);
    const { client } = shop.seller;
    const shopper = await aShopper(market);
    const goods = [await aGoods(shop, { price: '100.00' })];
    await anOrder(market, shopper, shop, { state: 'completed', goods });
    await market.advance(7 * 86_400);
    const { bank_code, account, name, phone } = payoutAccountForm();
    const added = await client.call('POST /seller/money/account', { bank_code, account, name, phone });
    const idempotencyKey = randomUUID();
    const { id } = await client.call('POST /seller/money/withdraw', { amount: '60.00' }, { idempotencyKey });
    await applyRefund(shopper, await anOrder(market, shopper, shop, { state: 'pending_shipment' }));
    const facts = await show(clerk, id);
    expect(facts).toMatchObject({
      account_added_at: added.createtime,
      paid_before: 0,
      asked_that_day: '60.00',
      open_refunds: 1,
      balance_before: '95.00',
      balance_after: '35.00',
    });
    expect(facts.owner_since - opened).toBeLessThan(60);
  });
});
