import { randomUUID } from 'node:crypto';
import type { CallIn, CallOut } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import { verifyChain } from '@chengji/contract/wallet/chain-parts';
import { findBrokenEntry } from '@chengji/contract/wallet/ledger-chain';
import {
  aCampaign,
  addMoney,
  aGoods,
  aMember,
  anAddress,
  anOrder,
  applyRefund,
  aShopFixture,
  aShopper,
  aTrade,
  firstSku,
  getRefusalKey,
  type Market,
  type Member,
  payTrade,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { external, platform, shopperAvailable, transfer } from '../../ledger/index.ts';

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

type BillsQuery = CallIn<'GET /wanlshop/wallet/bills'>;
const bills = (query: BillsQuery = {}) => shopper.client.call('GET /wanlshop/wallet/bills', query);
const bill = (id: number) => shopper.client.call('GET /wanlshop/wallet/bill', { id });

/** A payment that came in through a channel, past the balance. */
const payThroughChannel = (market: Market, reference: string) =>
  transfer(market.context(), {
    key: `channel:${reference}`,
    kind: 'pay',
    reference,
    entries: [
      { account: external('wechat'), cents: asCents(-1_230) },
      { account: platform('escrow'), cents: asCents(1_230) },
    ],
    concerns: shopperAvailable(shopper.id),
  });

describe('bills', () => {
  it('are empty before the first', async () => {
    expect(await bills()).toEqual({ rows: [], next: null, month: null });
  });

  it('show each movement with the balance after it, the newest first', async ({ market, shop }) => {
    await addMoney(market, shopper, 5_000);
    const { tradeNo, orderIds } = await aTrade(market, shopper, { shop, price: '12.30' });
    await payTrade(shopper, { tradeNo });
    const { rows } = await bills();
    expect(rows).toMatchObject([
      {
        type: 'pay',
        amount: '-12.30',
        balance_after: '37.70',
        funds: 'balance',
        subject: { kind: 'order', id: String(orderIds[0]) },
      },
      { type: 'recharge', amount: '50.00', balance_after: '50.00', funds: 'sandbox' },
    ]);
  });

  it('list a payment through a channel with its way, and leave the balance as it was', async ({
    market,
    shop,
  }) => {
    await addMoney(market, shopper, 5_000);
    const { tradeNo } = await aTrade(market, shopper, { shop });
    await payThroughChannel(market, tradeNo);
    expect((await bills()).rows[0]).toMatchObject({
      type: 'pay',
      amount: '-12.30',
      balance_after: '50.00',
      funds: 'wechat',
    });
  });

  it('are told apart by their type', async ({ market, shop }) => {
    await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    expect((await bills({ type: 'pay' })).rows.map(({ type }) => type)).toEqual(['pay']);
    expect((await bills({ type: 'withdraw' })).rows).toEqual([]);
  });

  it('of a month are summed, a payment through a channel with them', async ({ market, shop }) => {
    const month = market.context().calendar.toDay(market.context().clock.now()).slice(0, 7);
    await addMoney(market, shopper, 5_000);
    const { tradeNo } = await aTrade(market, shopper, { shop });
    await payThroughChannel(market, tradeNo);
    expect((await bills({ month })).month).toEqual({ in: '50.00', out: '12.30' });
    expect((await bills({ month: '2020-01' })).month).toEqual({ in: '0.00', out: '0.00' });
    expect((await bills({ month, type: 'pay' })).month).toEqual({ in: '0.00', out: '12.30' });
  });

  it('go on where the page before ended, each once', async ({ market }) => {
    for (let cents = 1; cents <= 7; cents += 1) await addMoney(market, shopper, cents);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await bills({ limit: 3, cursor });
      seen.push(...page.rows.map(({ amount }) => amount));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['0.07', '0.06', '0.05', '0.04', '0.03', '0.02', '0.01']);
  });

  it('refuse the cursor of another list, and a month that is none', async () => {
    expect(await getRefusalKey(bills({ cursor: 'nonsense' }))).toBe('common.bad_cursor');
    expect(await getRefusalKey(bills({ month: '2026-13' }))).toBe('common.invalid_input');
  });
});

describe('a bill', () => {
  it('names the order it belongs to, and the double entry it comes from', async ({ market, shop }) => {
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const [row] = (await bills()).rows;
    const shown = await bill(row?.id ?? 0);
    expect(shown.orders).toMatchObject([{ id: order.id, order_no: order.order_no }]);
    expect(shown).toMatchObject({ team_id: null, refund: null, withdrawal: null, reason: '' });
    expect(shown.proof.entries).toEqual([
      { name: '可用余额', amount: `-${order.payable}`, own: true },
      { name: '平台担保资金', amount: order.payable, own: false },
    ]);
  });

  it('of a trade of several orders names them all, and is titled by the first', async ({ market, shop }) => {
    await addMoney(market, shopper, 10_000);
    const goods = [await aGoods(shop), await aGoods(await aShopFixture(market))];
    const checkout = {
      type: 'goods' as const,
      items: goods.map((one) => ({ ...firstSku(one), number: 1 })),
      address_id: await anAddress(shopper),
    };
    const placed = await shopper.client.call(
      'POST /wanlshop/order/create',
      { ...checkout, payable: '24.60' },
      { idempotencyKey: randomUUID() },
    );
    await payTrade(shopper, { tradeNo: placed.trade_no });
    const [row] = (await bills()).rows;
    expect(row).toMatchObject({
      type: 'pay',
      amount: '-24.60',
      subject: { kind: 'trade', id: placed.trade_no },
    });
    const { orders } = await bill(row?.id ?? 0);
    expect(orders.map(({ id }) => id).toSorted()).toEqual(placed.orders.map(({ id }) => id).toSorted());
    expect(row?.title).toBe(`${orders[0]?.title} 等`);
  });

  it('of a refund names the product that the money is for, not the first of its order', async ({
    market,
    shop,
  }) => {
    const goods = [await aGoods(shop), await aGoods(shop, { title: '退回的茶壶' })];
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods });
    const line = order.lines.find(({ title }) => title === '退回的茶壶');
    const refund = await applyRefund(shopper, order, { line_id: line?.id ?? 0 });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    await market.settle();
    expect((await bills({ type: 'refund' })).rows).toMatchObject([
      { title: '退款：退回的茶壶', subject: { kind: 'refund', id: String(refund.id) }, under_way: false },
    ]);
  });

  it('of the demo’s opening balance says so', async ({ market }) => {
    await transfer(market.context(), {
      key: `demo:opening:${shopper.id}`,
      kind: 'sys',
      reference: `shopper:${shopper.id}`,
      entries: [
        { account: external('opening'), cents: asCents(-100) },
        { account: shopperAvailable(shopper.id), cents: asCents(100) },
      ],
    });
    expect((await bills()).rows).toMatchObject([
      { type: 'sys', title: '期初余额', subject: { kind: 'opening' } },
    ]);
  });

  it('of somebody else is not there', async ({ market }) => {
    await addMoney(market, shopper, 100);
    const [row] = (await bills()).rows;
    const stranger = await aShopper(market);
    const asked = stranger.client.call('GET /wanlshop/wallet/bill', { id: row?.id ?? 0 });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
  });
});

describe('the bills of a team', () => {
  const listBills = async ({ client }: Member) => {
    const { rows } = await client.call('GET /wanlshop/wallet/bills', {});
    return Promise.all(rows.map(({ id }) => client.call('GET /wanlshop/wallet/bill', { id })));
  };

  const findTitle = async ({ client, orderId }: Member) =>
    (await client.call('GET /wanlshop/order/details', { id: orderId })).lines[0]?.title;

  it('show what was paid, and the ladder’s difference that came back', async ({ market, shop }) => {
    const steps = [
      [2, '9.00'],
      [3, '8.00'],
    ] as const;
    const campaign = await aCampaign(shop, { tiers: steps });
    const leader = await aMember(market, campaign);
    const { teamId } = leader;
    for (let more = 0; more < 2; more += 1) await aMember(market, campaign, { teamId });
    const subject = { kind: 'order', id: String(leader.orderId) };
    const title = await findTitle(leader);
    expect(await listBills(leader)).toMatchObject([
      {
        type: 'groups',
        title: `拼团差价返还：${title}`,
        amount: '1.00',
        funds: 'balance',
        subject,
        team_id: teamId,
      },
      { type: 'groups', title, amount: '-9.00', balance_after: '991.00', subject, team_id: teamId },
      { type: 'recharge', team_id: null },
    ]);
  });

  it('show the refund of a team that failed, and of a seat that was lost', async ({ market, shop }) => {
    const campaign = await aCampaign(shop, { hours: 1 });
    const leader = await aMember(market, campaign);
    const { teamId } = leader;
    await market.advance(50 * 60);
    const late = await aMember(market, campaign, { teamId, late: 'refund', pays: false });
    await market.advance(10 * 60);
    await payTrade(late, late);
    for (const member of [leader, late]) {
      const subject = { kind: 'order', id: String(member.orderId) };
      const title = `退款：${await findTitle(member)}`;
      expect(await listBills(member)).toMatchObject([
        { type: 'refund', title, amount: '9.90', subject, team_id: teamId, refund: null },
        { type: 'groups', amount: '-9.90', subject, team_id: teamId },
        { type: 'recharge' },
      ]);
    }
  });
});

describe('the proof of a bill', () => {
  type Chain = CallOut<'GET /wanlshop/wallet/chain'>;
  const chain = (seq: number, limit = 100): Promise<Chain> =>
    shopper.client.call('GET /wanlshop/wallet/chain', { seq, limit });

  it('can be recomputed from the beginning, and from any entry on', async ({ market, shop }) => {
    for (let cents = 1; cents <= 5; cents += 1) await addMoney(market, shopper, cents);
    await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const whole = await chain(1);
    expect(whole.before).toBeNull();
    expect(whole.entries).toHaveLength(7);
    expect(findBrokenEntry(whole)).toBeNull();
    const part = await chain(4, 2);
    expect(part.before?.seq).toBe(3);
    expect(part.entries.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(findBrokenEntry(part)).toBeNull();
  });

  it('names the first entry that was changed', async ({ market }) => {
    for (let cents = 1; cents <= 5; cents += 1) await addMoney(market, shopper, cents);
    const { entries, ...whole } = await chain(1);
    const changed = entries.map((entry) => (entry.seq === 3 ? { ...entry, cents: entry.cents + 1 } : entry));
    expect(findBrokenEntry({ ...whole, entries: changed })?.seq).toBe(3);
  });
});

describe('the statement of a month', () => {
  it('goes from the opening to the closing balance, as a table and as a proof', async ({ market }) => {
    const { calendar, clock } = market.context();
    const month = calendar.toDay(clock.now()).slice(0, 7);
    await addMoney(market, shopper, 700);
    await addMoney(market, shopper, 34);
    const statement = await shopper.client.call('GET /wanlshop/wallet/statement', { month });
    expect(statement).toMatchObject({
      in: '7.34',
      out: '0.00',
      opening: '0.00',
      closing: '7.34',
      entries: 2,
    });
    const { csv, next } = await shopper.client.call('GET /wanlshop/wallet/statement_table', { month });
    expect(csv.split('\n')).toHaveLength(4);
    expect(csv.split('\n')[2]).toMatch(/^2,.*,充值,0\.34,7\.34,sandbox,/);
    expect(next).toBeNull();
    const read = (part: { seq: number; limit: number }) =>
      shopper.client.call('GET /wanlshop/wallet/chain', part);
    expect(await verifyChain(statement, read)).toMatchObject({ broken: null, last: { seq: 2 } });
    const later = await shopper.client.call('GET /wanlshop/wallet/statement', { month: '2099-01' });
    expect(later).toMatchObject({ in: '0.00', opening: '7.34', closing: '7.34' });
  });
});

describe('the table of a statement', () => {
  it('has amounts as they are, and no title that a spreadsheet would compute', async ({ market, shop }) => {
    const goods = await aGoods(shop, { title: '=1+1 测试商品' });
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods: [goods] });
    const { calendar, clock } = market.context();
    const month = calendar.toDay(clock.now()).slice(0, 7);
    const { csv } = await shopper.client.call('GET /wanlshop/wallet/statement_table', { month });
    expect(csv).toContain(`,'=1+1 测试商品,-${order.payable},`);
  });
});

describe('the wallet of somebody', () => {
  it('is shown to the operator with its bills, and of nobody is not there', async ({ market, operator }) => {
    await addMoney(market, shopper, 700);
    const ask = (id: number) => operator.client.call('GET /platform/wallet/person', { kind: 'shopper', id });
    expect(await ask(shopper.id)).toMatchObject({ available: '7.00', frozen: '0.00', total: 1 });
    expect(await getRefusalKey(ask(999_999))).toBe('common.not_found');
  });
});
