/** A day at the sandbox gateway, its bill over real HTTP, and what is done about what differs. */
import { randomUUID } from 'node:crypto';
import type { BillDifference, RepairWay } from '@chengji/contract';
import { addCents, formatMoney, parseMoney } from '@chengji/contract/money';
import {
  aBillDifference,
  aBuyer,
  anOperator,
  anOrder,
  applyRefund,
  aRefund,
  aTrade,
  getRefusalKey,
  getSandbox,
  type Market,
  type Person,
  payBySandbox,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, external, getBalance, platform, shopperAvailable } from '../../ledger/index.ts';
import { toBillDay } from '../../payments/bills/bill-days.rules.ts';

const it = marketTest
  .extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'))
  .extend('chief', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

const numbers = { matched: '', closed: '', returned: '', unlisted: '', other: '', asked: '' };
let day = '';
let buyer: Person;

async function pay(market: Market, price: string): Promise<string> {
  const trade = await aTrade(market, buyer, { price });
  const { payment_no } = await buyer.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: trade.tradeNo, channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  );
  return payment_no;
}
const set = (market: Market, number: string, change: ReturnType<typeof sql>) =>
  market.context().db.execute(sql`update payments set ${change} where payment_no = ${number}`);

/** One that fits, one closed here to credit, one to return, one that the channel lacks, one of another amount. */
it.beforeAll(async ({ market }) => {
  buyer = await aBuyer(market);
  const sandbox = getSandbox(market);
  day = toBillDay(market.now());
  numbers.matched = await pay(market, '12.30');
  await sandbox.approve(numbers.matched);
  await buyer.client.call('GET /wanlshop/pay/status', { payment_no: numbers.matched });
  await sandbox.behave('never');
  for (const name of ['closed', 'returned', 'asked'] as const) {
    numbers[name] = await pay(market, name === 'returned' ? '600.00' : '49.90');
    await sandbox.approve(numbers[name]);
    await set(market, numbers[name], sql`state = 'closed', key = null`);
  }
  numbers.unlisted = await pay(market, '129.00');
  await set(market, numbers.unlisted, sql`state = 'paid', paid_at = ${market.now()}`);
  numbers.other = await pay(market, '88.90');
  await sandbox.approve(numbers.other);
  await buyer.client.call('GET /wanlshop/pay/status', { payment_no: numbers.other });
  await set(market, numbers.other, sql`amount_cents = 8900`);
  await market.advance(38 * 3_600);
});

const showBill = ({ client }: Person) =>
  client.call('GET /platform/ledger/bill', { channel: 'sandbox', day });
async function find(person: Person, number: string): Promise<BillDifference> {
  const found = (await showBill(person)).rows.find((row) => row.number === number);
  if (!found) throw new Error(`${number} does not differ`);
  return found;
}
const repair = ({ client }: Person, id: number, way: RepairWay, reason = '渠道账单已核对') =>
  client.call('POST /platform/ledger/repair', { id, way, reason });
const preview = ({ client }: Person, id: number, way: RepairWay) =>
  client.call('GET /platform/ledger/preview', { id, way });
const getFund = (market: Market, account: Parameters<typeof getBalance>[1]) =>
  getBalance(market.context().db, account);

describe('the bill of a day', () => {
  it('is fetched by itself on the next morning and compared line by line', async ({ clerk }) => {
    const bill = await showBill(clerk);
    expect(bill).toMatchObject({
      matched: 1,
      counts: { missing_here: 3, missing_there: 1, different: 1, twice: 0 },
      open: 5,
      fetch_at: null,
      failure: '',
      theirs: { count: 5 },
      ours: { count: 3 },
    });
    const shown = bill.rows.map(({ number, kind, ours, theirs, our_state, ways }) => [
      number,
      kind,
      ours,
      theirs,
      our_state,
      ways,
    ]);
    expect(shown.toSorted()).toEqual(
      [
        [numbers.closed, 'missing_here', null, '49.90', 'closed', ['credit', 'return']],
        [numbers.asked, 'missing_here', null, '49.90', 'closed', ['credit', 'return']],
        [numbers.returned, 'missing_here', null, '600.00', 'closed', ['credit', 'return']],
        [numbers.unlisted, 'missing_there', '129.00', null, 'paid', ['book']],
        [numbers.other, 'different', '89.00', '88.90', 'paid', ['book']],
      ].toSorted(),
    );
  });

  it('finds the same when staff fetch it again', async ({ clerk }) => {
    const before = await showBill(clerk);
    await clerk.client.call('POST /platform/ledger/fetch_bill', { channel: 'sandbox', day });
    const { fetched_at, took_ms, ...after } = await showBill(clerk);
    expect(before).toMatchObject(after);
  });

  it('is empty where nobody fetched it, and refused for a day that is not over or a channel that is off', async ({
    market,
    clerk,
  }) => {
    const tryFetch = (channel: 'wechat' | 'sandbox', of: string) =>
      getRefusalKey(clerk.client.call('POST /platform/ledger/fetch_bill', { channel, day: of }));
    expect(await tryFetch('sandbox', toBillDay(market.now()))).toBe('payments.bill_not_there');
    expect(await tryFetch('wechat', day)).toBe('payments.channel_off');
    const empty = await clerk.client.call('GET /platform/ledger/bill', {
      channel: 'sandbox',
      day: '2025-01-01',
    });
    expect(empty).toMatchObject({ rows: [], fetched_at: null, matched: 0 });
  });
});

describe('a repair', () => {
  it('shows the entries it will write, and needs a reason', async ({ clerk }) => {
    const { id } = await find(clerk, numbers.closed);
    expect(await preview(clerk, id, 'credit')).toMatchObject({
      key: `payment:${numbers.closed}:capture`,
      amount: '49.90',
      needs_two: false,
      entries: [
        { fund: 'external', channel: 'sandbox', amount: '-49.90' },
        { fund: 'shopper_available', amount: '49.90' },
      ],
    });
    expect(await getRefusalKey(repair(clerk, id, 'credit', ''))).toBe('common.invalid_input');
    expect(await getRefusalKey(preview(clerk, id, 'book'))).toBe('radar.way_wrong');
    expect(await getRefusalKey(repair(clerk, id, 'book'))).toBe('radar.way_wrong');
    expect(await getRefusalKey(preview(clerk, 99_999_999, 'book'))).toBe('common.not_found');
    expect(await getRefusalKey(repair(clerk, 99_999_999, 'book'))).toBe('common.not_found');
  });

  it('credits a closed payment to its payer, and a second time writes nothing', async ({ market, clerk }) => {
    const { id } = await find(clerk, numbers.closed);
    const before = await getFund(market, shopperAvailable(buyer.id));
    const outcomes = await Promise.allSettled([repair(clerk, id, 'credit'), repair(clerk, id, 'credit')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await getRefusalKey(repair(clerk, id, 'credit'))).toBe('radar.repaired');
    expect((await getFund(market, shopperAvailable(buyer.id))) - before).toBe(4_990);
    expect(await find(clerk, numbers.closed)).toMatchObject({
      state: 'repaired',
      ways: [],
      repair: { way: 'credit', state: 'done', amount: '49.90', reason: '渠道账单已核对' },
    });
    await market.advance(3_600);
    expect((await getFund(market, shopperAvailable(buyer.id))) - before).toBe(4_990);
    const status = await buyer.client.call('GET /wanlshop/pay/status', { payment_no: numbers.closed });
    expect(status.status).toBe('refunded');
  });

  it('above the limit waits for a second person, and returns the money through the channel', async ({
    market,
    clerk,
    chief,
  }) => {
    const { id } = await find(clerk, numbers.returned);
    const before = await getFund(market, external('sandbox'));
    const waiting = await repair(clerk, id, 'return');
    expect(waiting).toMatchObject({ state: 'waiting', can_approve: false });
    expect(await getFund(market, external('sandbox'))).toBe(before);
    expect(await getRefusalKey(repair(chief, id, 'return'))).toBe('repairs.waiting');
    const approve = (person: Person) =>
      person.client.call('POST /platform/ledger/approve_repair', { id: waiting.id });
    expect(await getRefusalKey(approve(clerk))).toBe('repairs.asked_by_you');
    const { rows } = await chief.client.call('GET /platform/ledger/repairs', {});
    expect(rows[0]).toMatchObject({ id: waiting.id, can_approve: true });
    expect(await approve(chief)).toMatchObject({
      state: 'done',
      approved_by: expect.stringMatching(/./),
    });
    expect(await getRefusalKey(approve(chief))).toBe('repairs.moved');
    expect(await getFund(market, external('sandbox'))).toBe(before - 60_000);
    await market.advance(60);
    expect(await getFund(market, external('sandbox'))).toBe(before);
  });

  it('that is dropped leaves the difference to somebody else', async ({ market, clerk }) => {
    const { id } = await aBillDifference(market, 60_000);
    const waiting = await repair(clerk, id, 'book');
    const drop = () => clerk.client.call('POST /platform/ledger/drop_repair', { id: waiting.id });
    await drop();
    expect(await getRefusalKey(drop())).toBe('repairs.moved');
    expect(await repair(clerk, id, 'book')).toMatchObject({ state: 'waiting' });
  });

  it('that waits is over once the difference settled by itself', async ({ market, clerk, chief }) => {
    const number = await pay(market, '600.00');
    await getSandbox(market).approve(number);
    const { id } = await aBillDifference(market, 60_000);
    await market
      .context()
      .db.execute(sql`update channel_bill_differences set number = ${number} where id = ${id}`);
    const waiting = await repair(clerk, id, 'book');
    const look = async () => {
      const { rows } = await clerk.client.call('GET /platform/ledger/repairs', {});
      const { waiting_repairs } = await clerk.client.call('GET /platform/ledger/radar', {});
      return { row: rows.find((row) => row.id === waiting.id), waiting: waiting_repairs };
    };
    const before = await look();
    await clerk.client.call('POST /platform/ledger/query', {
      subject: 'payment',
      number,
      reason: '回调未到',
    });
    await market.settle();
    const after = await look();
    expect(after.waiting).toBe(before.waiting - 1);
    expect(after.row).toMatchObject({ state: 'settled', can_approve: false });
    const approve = chief.client.call('POST /platform/ledger/approve_repair', { id: waiting.id });
    expect(await getRefusalKey(approve)).toBe('repairs.moved');
  });

  it('books a difference between promotions and the channel once', async ({ market, clerk }) => {
    const before = await getFund(market, platform('promotions'));
    for (const number of [numbers.unlisted, numbers.other]) {
      const { id } = await find(clerk, number);
      await repair(clerk, id, 'book');
      expect(await getRefusalKey(repair(clerk, id, 'book'))).toBe('radar.repaired');
    }
    expect((await getFund(market, platform('promotions'))) - before).toBe(-12_900 - 10);
    await clerk.client.call('POST /platform/ledger/fetch_bill', { channel: 'sandbox', day });
    expect((await showBill(clerk)).open).toBe(1);
  });

  it('by asking the channel again writes by payments’ own verbs, once', async ({ market, clerk }) => {
    const before = await getFund(market, external('sandbox'));
    const query = (number: string, subject: 'payment' | 'refund' | 'payout' = 'payment') =>
      clerk.client.call('POST /platform/ledger/query', { subject, number, reason: '回调未到' });
    expect(await query(numbers.asked)).toEqual({ said: 'paid' });
    expect(await query(numbers.asked)).toEqual({ said: 'paid' });
    expect(await getFund(market, external('sandbox'))).toBe(before - 4_990);
    expect(await find(clerk, numbers.asked)).toMatchObject({ state: 'settled' });
    expect(await showBill(clerk)).toMatchObject({ open: 0, matched: 4 });
    for (const subject of ['payment', 'refund', 'payout'] as const)
      expect(await getRefusalKey(query('nothing', subject))).toBe('common.not_found');
  });

  it('is recorded in the audit log', async ({ market, operator, clerk }) => {
    const { id } = await repair(clerk, (await aBillDifference(market)).id, 'book');
    const { rows } = await operator.client.call('GET /platform/audit/list', {});
    expect(rows[0]).toMatchObject({ subject: 'ledger_repair', subject_id: String(id) });
  });
});

describe('the radar', () => {
  it('shows sums that fit the orders and refunds behind them, and how they moved today', async ({
    market,
    clerk,
    shop,
  }) => {
    const look = () => clerk.client.call('GET /platform/ledger/radar', {});
    const before = await look();
    expect(before).toMatchObject({
      sum: '0.00',
      escrow: { difference: '0.00' },
      refunding: { difference: '0.00' },
    });
    await anOrder(market, await aBuyer(market), shop, { state: 'pending_shipment' });
    const after = await look();
    const findEscrow = ({ funds }: typeof after) => funds.find(({ fund }) => fund === 'escrow');
    expect(after.escrow.orders.count).toBe(before.escrow.orders.count + 1);
    expect(after.escrow.difference).toBe('0.00');
    expect(findEscrow(after)?.balance).toBe(findEscrow(after)?.expected);
    expect(findEscrow(after)?.today).not.toBe(findEscrow(before)?.today);
    expect(after.entries).toBeGreaterThan(before.entries);
  });

  it('shows escrow that does not fit', async ({ market, clerk, shop }) => {
    const buyer = await aBuyer(market);
    const { id } = await anOrder(market, buyer, shop, { state: 'shipped' });
    await market.context().db.execute(sql`update orders set state = 'completed' where id = ${id}`);
    const { escrow } = await clerk.client.call('GET /platform/ledger/radar', {});
    expect(escrow.difference).not.toBe('0.00');
    await market.context().db.execute(sql`update orders set state = 'shipped' where id = ${id}`);
  });

  it('shows payments, refunds and payouts that are older than they may be, and callbacks that fit nothing', async ({
    market,
    clerk,
  }) => {
    const { db } = market.context();
    const number = await pay(market, '15.96');
    await set(
      market,
      number,
      sql`expires_at = ${new Date(market.now().getTime() - 3_600_000)}, next_query_at = '2099-01-01'`,
    );
    await db.execute(sql`
      insert into payment_payouts (out_no, kind, channel, openid, cents, title, state, next_attempt_at, created_at)
      values ('W1', 'withdrawal', 'sandbox', 'o', 32000, '', 'pending', '2099-01-01', ${new Date(market.now().getTime() - 90_000_000)})`);
    await db.execute(sql`
      insert into payment_refunds (refund_no, sent_no, payment_id, cents, "from", reason, state, next_try_at, created_at, sent_at)
      select 'R9', 'R9', id, 100, '[]', '', 'failed', '2099-01-01', ${market.now()}, ${market.now()} from payments where payment_no = ${number}`);
    await db.execute(sql`
      insert into payment_findings (kind, channel, subject_no, expected, got, found_at)
      values ('unknown_payment', 'sandbox', 'P-nobody', '', '58.00', ${market.now()})`);
    const { stuck } = await clerk.client.call('GET /platform/ledger/radar', {});
    expect(stuck.counts).toEqual({ payment: 1, refund: 1, payout: 1, callback: 1 });
    expect(stuck.rows).toMatchObject([
      { kind: 'callback', number: 'P-nobody', finding: 'unknown_payment', can_query: false },
      { kind: 'payment', number, amount: '15.96', can_query: true },
      { kind: 'refund', number: 'R9', state: 'failed' },
      { kind: 'payout', number: 'W1', amount: '320.00' },
    ]);
  });

  it('shows how many differences nobody has seen to', async ({ clerk, operator }) => {
    const { bills, waiting_repairs } = await clerk.client.call('GET /platform/ledger/radar', {});
    expect(bills).toMatchObject([{ channel: 'sandbox', differences: { count: 1, amount: '600.00' } }]);
    expect(waiting_repairs).toBe(1);
    const { todo } = await operator.client.call('GET /platform/dashboard/info', {});
    expect(todo.bill_differences).toEqual({ count: 1, amount: '600.00' });
  });

  it('shows what channels have yet to give back of refunds, those that failed too', async ({
    market,
    clerk,
    shop,
  }) => {
    await getSandbox(market).behave('once');
    await aRefund(market, await aBuyer(market), shop, 'failed');
    await aRefund(market, await aBuyer(market), shop, 'processing');
    const { refunding, funds, escrow, sum } = await clerk.client.call('GET /platform/ledger/radar', {});
    const fund = funds.find(({ fund }) => fund === 'refunding');
    expect(fund).toMatchObject({ balance: fund?.expected, count: 2 });
    expect(refunding).toMatchObject({ refunds: { count: 2, amount: fund?.balance }, difference: '0.00' });
    expect(Number(fund?.balance)).toBeGreaterThan(0);
    expect([escrow.difference, sum]).toEqual(['0.00', '0.00']);
  });

  it('shows what left an order though the channel refused its refund at once', async ({
    market,
    clerk,
    shop,
  }) => {
    const look = () => clerk.client.call('GET /platform/ledger/radar', {});
    const before = await look();
    const shopper = await aBuyer(market);
    const order = await anOrder(market, shopper, shop);
    const paymentNo = await payBySandbox(market, shopper, order.trade_no);
    const paid = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    const { id, amount } = await applyRefund(shopper, paid);
    await set(market, paymentNo, sql`refund_cents = amount_cents`);
    const refused = await shop.seller.client.call('POST /seller/refunds/approve', { id });
    expect(refused).toMatchObject({ state: 'failed' });
    const { refunding, funds } = await look();
    expect(refunding).toMatchObject({
      refunds: { count: before.refunding.refunds.count + 1 },
      difference: '0.00',
    });
    expect(funds.find(({ fund }) => fund === 'refunding')?.balance).toBe(
      formatMoney(addCents(parseMoney(before.refunding.refunds.amount), parseMoney(amount))),
    );
  });

  it('is for who may see it', async ({ market, shopper }) => {
    const support = await anOperator(market, 'support');
    const calls = [market.client(), shopper.client, support.client].map((client) =>
      getRefusalKey(client.call('GET /platform/ledger/radar', {})),
    );
    expect(await Promise.all(calls)).toEqual([
      'common.login_required',
      'common.login_required',
      'common.no_permission',
    ]);
  });
});

it('the books stay balanced', async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
