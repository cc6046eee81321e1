/** What a shop's and the platform's staff are alerted of, by what really happens. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import {
  aCampaign,
  aCoupon,
  addMoney,
  aGoods,
  aMember,
  anApplication,
  anOrder,
  aPayoutAccount,
  applyRefund,
  aRefund,
  aSeller,
  aShopFixture,
  aTable,
  complain,
  getRefusalKey,
  join,
  type Market,
  openSocket,
  type Person,
  payoutAccountForm,
  payTrade,
  type ShopFixture,
  sendFeedback,
  uploadTable,
  withdraw,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../kernel/db/transact.ts';
import { external, shopAvailable, transfer } from '../ledger/index.ts';
import { addFinding } from '../payments/findings/hold-payment.ts';
import { alertStaff } from './alert-staff.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

type Side = 'seller' | 'platform';

async function list(market: Market, { client }: Pick<Person, 'client'>, side: Side = 'seller') {
  await market.settle();
  return client.call(`GET /${side}/alerts/list`, {});
}

const kinds = async (market: Market, person: Pick<Person, 'client'>) =>
  (await list(market, person)).rows.map(({ kind }) => kind);

const newest = async (market: Market, person: Pick<Person, 'client'>, side?: Side) =>
  (await list(market, person, side)).rows[0];

const giveIncome = (market: Market, { id }: ShopFixture) =>
  transfer(market.context(), {
    key: `test:${randomUUID()}`,
    kind: 'settle',
    reference: 'test',
    entries: [
      { account: external('sandbox'), cents: asCents(-10_000) },
      { account: shopAvailable(id), cents: asCents(10_000) },
    ],
  });

describe('a shop', () => {
  it('is alerted of an order when it is paid, not when it is placed', async ({ market, shopper }) => {
    const goods = [await aGoods(shop, { stock: 100 })];
    await anOrder(market, shopper, shop, { goods });
    expect(await kinds(market, shop.seller)).toEqual([]);
    const { id, order_no } = await anOrder(market, shopper, shop, { goods, state: 'pending_shipment' });
    const alert = { kind: 'order_paid', subject_id: id, params: { order_no }, seen: false };
    expect(await newest(market, shop.seller)).toMatchObject(alert);
  });

  it('is alerted of the orders of a team once the team has formed', async ({ market, buyer }) => {
    const campaign = await aCampaign(shop);
    const first = await join(buyer, campaign);
    await payTrade(buyer, first);
    expect(await kinds(market, shop.seller)).toEqual([]);
    await aMember(market, campaign, { teamId: first.teamId });
    expect(await kinds(market, shop.seller)).toEqual(['order_paid', 'order_paid']);
  });

  it('is alerted of a refund with its amount, and of goods that come back', async ({ market, shopper }) => {
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const { id, refund_no, amount } = await applyRefund(shopper, order);
    const applied = { kind: 'refund_applied', subject_id: id, params: { refund_no, amount } };
    expect(await newest(market, shop.seller)).toMatchObject(applied);
    await aRefund(market, shopper, shop, 'pending_receipt');
    expect(await newest(market, shop.seller)).toMatchObject({ kind: 'refund_returned' });
  });

  it('is alerted of a review, by the name of its goods', async ({ market, shopper }) => {
    const goods = await aGoods(shop, { title: '龙井新茶' });
    await anOrder(market, shopper, shop, { goods: [goods], state: 'completed' });
    const reviewed = { kind: 'review_written', subject_id: goods.id, params: { title: '龙井新茶' } };
    expect(await newest(market, shop.seller)).toMatchObject(reviewed);
  });

  it('is alerted of a low stock once, when an order takes it below the line', async ({ market, shopper }) => {
    const goods = await aGoods(shop, { title: '龙井新茶', stock: 12 });
    const buy = (number: number) => anOrder(market, shopper, shop, { goods: [goods], number });
    await buy(2);
    expect(await kinds(market, shop.seller)).toEqual([]);
    await buy(2);
    const low = { kind: 'stock_low', subject_id: goods.id, params: { title: '龙井新茶', left: '8' } };
    expect(await newest(market, shop.seller)).toMatchObject(low);
    await buy(1);
    expect(await kinds(market, shop.seller)).toEqual(['stock_low']);
  });

  it('is alerted of what the platform stopped, not of what it stopped itself', async ({
    market,
    operator,
  }) => {
    const { client } = operator;
    const [own, stopped] = [await aCampaign(shop), await aCampaign(shop)];
    await shop.seller.client.call('POST /seller/campaigns/stop', { id: own.id, reason: '备货不足' });
    await client.call('POST /platform/campaigns/stop', { id: stopped.id, reason: '价格虚高' });
    const campaign = { kind: 'campaign_stopped', subject_id: stopped.id };
    expect(await newest(market, shop.seller)).toMatchObject(campaign);
    const [ownCoupon, coupon] = [await aCoupon(shop.seller), await aCoupon(shop.seller)];
    await shop.seller.client.call('POST /seller/coupons/stop', { id: ownCoupon, reason: '活动结束' });
    await client.call('POST /platform/coupons/stop', { id: coupon, reason: '描述不实' });
    expect(await kinds(market, shop.seller)).toEqual(['coupon_stopped', 'campaign_stopped']);
  });

  it('is alerted of an import that is done', async ({ market }) => {
    const table = aTable([{ Handle: 'tee', Title: 'Tee shirt', 'Variant Price': '9.90' }]);
    const { id } = await uploadTable(shop.seller, table);
    await market.finishTasks();
    const { templateId, categoryId } = shop;
    const choices = { freight_template_id: templateId, category_id: categoryId, pictures: 'skip' as const };
    await shop.seller.client.call('POST /seller/imports/start', { id, ...choices });
    await market.finishTasks();
    expect(await newest(market, shop.seller)).toMatchObject({ kind: 'import_done', subject_id: id });
  });

  it('is alerted of a payout that was rejected, and the platform of one that is asked for', async ({
    market,
    operator,
  }) => {
    const { client } = shop.seller;
    const { bank_code, account, name, phone } = payoutAccountForm();
    await client.call('POST /seller/money/account', { bank_code, account, name, phone });
    await giveIncome(market, shop);
    const key = { idempotencyKey: randomUUID() };
    const { id } = await client.call('POST /seller/money/withdraw', { amount: '60.00' }, key);
    const asked = { kind: 'payout_asked', subject_id: id, params: { amount: '60.00' } };
    expect(await newest(market, operator, 'platform')).toMatchObject(asked);
    await operator.client.call('POST /platform/withdrawals/reject', { id, reason: '户名不符' });
    expect(await newest(market, shop.seller)).toMatchObject({ kind: 'payout_rejected', subject_id: id });
  });
});

describe('the platform', () => {
  it('is alerted of an application, a complaint, feedback, a dispute and a withdrawal', async ({
    market,
    operator,
    shopper,
  }) => {
    const { rows } = await list(market, operator, 'platform');
    const before = new Set(rows.map(({ id }) => id));
    const application = await anApplication(market);
    const goods = await aGoods(shop);
    await complain(shopper, { type: 'goods', target_id: String(goods.id) });
    const { id: feedbackId } = await sendFeedback(shopper);
    const disputed = await aRefund(market, shopper, shop, 'intervention');
    await addMoney(market, shopper, 1_000);
    const account = await aPayoutAccount(shopper);
    const { id: withdrawalId } = await withdraw(shopper, account.id, '10.00');
    const alerts = (await list(market, operator, 'platform')).rows.filter(({ id }) => !before.has(id));
    expect(alerts.map(({ kind }) => kind).toSorted()).toEqual([
      'complaint_sent',
      'feedback_sent',
      'payout_asked',
      'refund_disputed',
      'shop_applied',
    ]);
    const subjects = new Map(alerts.map(({ kind, subject_id }) => [kind, subject_id]));
    expect(subjects.get('shop_applied')).toBe(application.id);
    expect(subjects.get('feedback_sent')).toBe(feedbackId);
    expect(subjects.get('refund_disputed')).toBe(disputed.id);
    expect(subjects.get('payout_asked')).toBe(withdrawalId);
  });

  it('is alerted of a finding once, however often the channel says it', async ({ market, operator }) => {
    const mismatch = { kind: 'wrong_amount', expected: '12.30', got: '10.00' } as const;
    const about = { channel: 'sandbox', subjectNo: 'P77', paymentId: null } as const;
    const find = () => transact(market.context(), (ctx) => addFinding(ctx, mismatch, about));
    await find();
    await find();
    const found = (await list(market, operator, 'platform')).rows.filter(
      ({ kind, params }) => kind === 'payment_found' && params.number === 'P77',
    );
    expect(found).toHaveLength(1);
  });
});

describe('the list of alerts', () => {
  const alert = (market: Market, number: number) =>
    alertStaff(market.context(), {
      kind: 'order_paid',
      shopId: shop.id,
      subjectId: number,
      params: { order_no: String(number) },
      source: `orders.paid ${number}`,
    });

  it('holds one alert of one happening', async ({ market }) => {
    await alert(market, 1);
    await alert(market, 1);
    expect(await kinds(market, shop.seller)).toEqual(['order_paid']);
  });

  it('goes on where a page ended, and holds nothing of another shop', async ({ market }) => {
    for (const number of [1, 2, 3]) await alert(market, number);
    const { client } = shop.seller;
    const first = await client.call('GET /seller/alerts/list', { limit: 2 });
    expect(first.rows.map(({ subject_id }) => subject_id)).toEqual([3, 2]);
    const rest = await client.call('GET /seller/alerts/list', { limit: 2, cursor: first.next ?? '' });
    expect(rest).toMatchObject({ rows: [{ subject_id: 1 }], next: null });
    const other = await aShopFixture(market);
    expect(await list(market, other.seller)).toEqual({ rows: [], next: null, unseen: 0 });
  });

  it('holds and counts only what a role may know of', async ({ market }) => {
    await alert(market, 1);
    const goods = await aSeller(market, shop.id, 'goods');
    expect(await list(market, goods)).toMatchObject({ rows: [], unseen: 0 });
    const shipping = await aSeller(market, shop.id, 'shipping');
    expect(await list(market, shipping)).toMatchObject({ rows: [{ kind: 'order_paid' }], unseen: 1 });
  });

  it('knows for each person what they have seen, which never becomes less', async ({ market }) => {
    for (const number of [1, 2]) await alert(market, number);
    const [owner, colleague] = [shop.seller, await aSeller(market, shop.id)];
    const [second, first] = (await list(market, owner)).rows;
    await owner.client.call('POST /seller/alerts/see', { id: second?.id ?? 0 });
    await owner.client.call('POST /seller/alerts/see', { id: first?.id ?? 0 });
    expect(await list(market, owner)).toMatchObject({ unseen: 0, rows: [{ seen: true }, { seen: true }] });
    expect(await list(market, colleague)).toMatchObject({ unseen: 2 });
  });

  it('takes nothing for seen that is still to come', async ({ market }) => {
    await alert(market, 1);
    await shop.seller.client.call('POST /seller/alerts/see', { id: 900_000_000 });
    await alert(market, 2);
    expect(await list(market, shop.seller)).toMatchObject({ unseen: 1 });
  });
});

describe('an open console', () => {
  it('hears that an alert has come, and what happened in its shop alone', async ({ market, shopper }) => {
    const other = await aShopFixture(market);
    const [own, others] = [await openSocket(market), await openSocket(market)];
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: own.clientId });
    await other.seller.client.call('POST /seller/chat/shake', { client_id: others.clientId });
    const goods = [await aGoods(shop, { stock: 100 })];
    await anOrder(market, shopper, shop, { goods, state: 'pending_shipment' });
    await market.settle();
    expect(await own.hear('change')).toEqual({ type: 'change', event: 'orders.placed' });
    expect(await own.hear('alert')).toEqual({ type: 'alert', kind: 'order_paid' });
    expect(others.frames.map(({ type }) => type)).toEqual(['init']);
  });

  it('of the platform hears what the platform is alerted of', async ({ market, operator }) => {
    const socket = await openSocket(market);
    await operator.client.call('POST /platform/chat/shake', { client_id: socket.clientId });
    await anApplication(market);
    await market.settle();
    expect(await socket.hear('alert')).toEqual({ type: 'alert', kind: 'shop_applied' });
  });

  it('cannot be bound by a socket that is not open', async () => {
    const shake = shop.seller.client.call('POST /seller/chat/shake', { client_id: 'gone' });
    expect(await getRefusalKey(shake)).toBe('identity.socket_unknown');
  });
});
