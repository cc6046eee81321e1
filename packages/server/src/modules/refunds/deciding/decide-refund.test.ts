import { readFileSync } from 'node:fs';
import {
  anOrder,
  applyRefund,
  aRefund,
  aReturnAddress,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { refundTest } from '@chengji/testkit/refund-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

const day = 86_400;
let shopper: Person;
let shop: ShopFixture;
const it = refundTest((parties) => {
  ({ shopper, shop } = parties);
});

const show = (id: number) => shopper.client.call('GET /wanlshop/refund/details', { id });
const decide = ({ client }: Person, id: number, terms: object = {}) =>
  client.call('POST /platform/refunds/decide', {
    id,
    verdict: 'refund',
    amount: '5.00',
    reason: '照片可见破损',
    ...terms,
  });

describe('bringing a refund to the platform', () => {
  it('is the buyer’s, of a rejected refund, once', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop);
    const bring = () => shopper.client.call('POST /wanlshop/refund/intervene', { id, content: '请看' });
    expect(await getRefusalKey(bring())).toBe('refunds.state_changed');
    await shop.seller.client.call('POST /seller/refunds/reject', { id, reason: '不同意' });
    const brought = await bring();
    expect(brought).toMatchObject({
      state: 'intervention',
      was_brought_to_platform: true,
      can: { intervene: false, evidence: true },
    });
    expect(brought.timeline.at(-1)).toMatchObject({
      event: 'platform_decides',
      at: brought.due_at,
      otherwise: 'decided_for_buyer',
    });
    const { rows } = await operator.client.call('GET /platform/refunds/list', {});
    expect(rows.map((row) => row.id)).toContain(id);
  });

  it('lets both sides add words and pictures, so many', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    const said = { id, content: '见图', images: ['/files/00/evidence.webp'] };
    await shop.seller.client.call('POST /seller/refunds/evidence', said);
    for (let row = 0; row < 20; row += 1) await shopper.client.call('POST /wanlshop/refund/evidence', said);
    const more = shopper.client.call('POST /wanlshop/refund/evidence', said);
    expect(await getRefusalKey(more)).toBe('refunds.too_much_evidence');
    const { rows } = await shopper.client.call('GET /wanlshop/refund/log', { id });
    expect(rows.filter(({ event }) => event === 'evidence')).toHaveLength(21);
    expect((await show(id)).log).toHaveLength(2);
  });

  it('takes no evidence from one who has no part in it, nor before', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'rejected');
    const said = { id, content: '见图' };
    const early = shopper.client.call('POST /wanlshop/refund/evidence', said);
    expect(await getRefusalKey(early)).toBe('refunds.state_changed');
    const stranger = await aShopper(market);
    const foreign = stranger.client.call('POST /wanlshop/refund/evidence', said);
    expect(await getRefusalKey(foreign)).toBe('common.not_found');
  });
});

describe('the platform', () => {
  it('decides a part, for the shop’s cost, with a reason both read', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    const terms = { id, amount: '5.00' };
    const { entries, max } = await operator.client.call('GET /platform/refunds/preview', terms);
    expect(max).toBe('12.30');
    expect(entries).toEqual(
      [
        { name: '平台担保资金', amount: '-5.00' },
        { name: '买家：可用余额', amount: '5.00' },
      ].map((entry) => ({ ...entry, name: expect.any(String) })),
    );
    const decided = await decide(operator, id);
    expect(decided).toMatchObject({
      state: 'completed',
      amount: '5.00',
      can: { decide: false },
      decision: { verdict: 'refund', amount: '5.00', borne_by: 'shop', reason: '照片可见破损' },
      shop_record: { refunds: 1, rejected: 1, interventions: 1, lost: 1 },
    });
    const audit = await operator.client.call('GET /platform/audit/list', { subject: 'refund' });
    expect(audit.rows[0]).toMatchObject({ subject: 'refund', subject_id: String(id) });
    const other = await aRefund(market, await aShopper(market), shop, 'intervention');
    const { like_cases } = await operator.client.call('GET /platform/refunds/details', { id: other.id });
    expect(like_cases.partly).toBeGreaterThan(0);
    expect(like_cases.rows[0]).toMatchObject({ id, verdict: 'partly', amount: '5.00' });
  });

  it('gives goodwill from its own, and the shop’s income stays', async ({ market, operator }) => {
    const { id, order_id } = await aRefund(market, shopper, shop, 'intervention');
    await decide(operator, id, { borne_by: 'platform' });
    const order = await shopper.client.call('GET /wanlshop/order/details', { id: order_id });
    expect(order).toMatchObject({ state: 'pending_shipment', returned: '0.00' });
    expect(order.lines[0]).toMatchObject({ returned_number: 0, refundable: '7.30' });
  });

  it('decides nothing where that is right, which ends the after-sale of the line', async ({
    market,
    operator,
  }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    const terms = { id, amount: '0.00' };
    expect(await operator.client.call('GET /platform/refunds/preview', terms)).toMatchObject({ entries: [] });
    expect(await decide(operator, id, terms)).toMatchObject({ state: 'completed', amount: '0.00' });
    expect(await show(id)).toMatchObject({ decision: { amount: '0.00' }, can: { apply_again: false } });
  });

  it('says no, and the refund is closed', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    expect(await decide(operator, id, { verdict: 'no' })).toMatchObject({ state: 'closed' });
    expect(await show(id)).toMatchObject({
      decision: { verdict: 'no', amount: '0.00' },
      can: { apply_again: true },
    });
  });

  it('is refused what cannot be decided, with its field', async ({ market, operator }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    const refused = (terms: object) => decide(operator, id, terms).catch((error) => error);
    expect(await refused({ amount: undefined })).toMatchObject({
      key: 'refunds.amount_missing',
      field: 'amount',
    });
    expect(await refused({ amount: '12.31' })).toMatchObject({
      key: 'refunds.amount_above',
      field: 'amount',
    });
    expect(await refused({ return_needed: true, borne_by: 'platform' })).toMatchObject({
      key: 'refunds.goodwill_without_return',
      field: 'return_needed',
    });
    expect(await refused({ return_needed: true })).toMatchObject({
      key: 'refunds.nothing_to_return',
      field: 'return_needed',
    });
    const preview = operator.client.call('GET /platform/refunds/preview', { id, amount: '12.31' });
    expect(await getRefusalKey(preview)).toBe('refunds.amount_above');
    await decide(operator, id);
    expect((await refused({})).key).toBe('refunds.state_changed');
  });

  it('demands a return that the shop cannot reject: refused, it is the platform’s again', async ({
    market,
    operator,
  }) => {
    const order = await anOrder(market, shopper, shop, { state: 'shipped' });
    const { id } = await applyRefund(shopper, order, { kind: 'return_and_refund' });
    await shop.seller.client.call('POST /seller/refunds/reject', { id, reason: '不同意' });
    await shopper.client.call('POST /wanlshop/refund/intervene', { id });
    expect(await getRefusalKey(decide(operator, id, { return_needed: true }))).toBe(
      'refunds.no_return_address',
    );
    await aReturnAddress(shop);
    expect(await decide(operator, id, { return_needed: true, amount: '8.00' })).toMatchObject({
      state: 'pending_return',
      amount: '8.00',
    });
    await shopper.client.call('POST /wanlshop/refund/ship', {
      id,
      carrier: 'SF',
      tracking_no: 'SF1234567890123',
    });
    const refused = await shop.seller.client.call('POST /seller/refunds/refuse', { id, reason: '空包裹' });
    expect(refused.state).toBe('intervention');
    expect(await getRefusalKey(decide(operator, id, { return_needed: true }))).toBe(
      'refunds.nothing_to_return',
    );
    await market.advance(day);
    expect(await show(id)).toMatchObject({ state: 'completed', amount: '8.00' });
  });

  it('has again what a shop of an earlier version rejected after its decision', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    const { db } = market.context();
    await db.execute(sql`update refunds set state = 'rejected', due_at = null where id = ${id}`);
    const url = new URL('../../../migrations/0064_refunds_decided_and_refused.sql', import.meta.url);
    await db.execute(sql.raw(readFileSync(url, 'utf8')));
    expect(await show(id)).toMatchObject({ state: 'intervention', due_at: expect.any(Number) });
  });

  it('decides for the buyer by itself when it has not in time, to the second', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    await market.advance(day - 1);
    expect((await show(id)).state).toBe('intervention');
    await market.advance(1);
    expect(await show(id)).toMatchObject({
      state: 'completed',
      amount: '12.30',
      decision: { verdict: 'refund', borne_by: 'shop', reason: expect.stringContaining('未在时限内') },
    });
  });

  it('waits as long as it likes where it is set so', async ({ market }) => {
    const { settings } = market.context().services;
    await settings.save(market.context(), 'refunds.undecided', 'wait');
    const { id } = await aRefund(market, shopper, shop, 'intervention');
    await settings.save(market.context(), 'refunds.undecided', 'buyer');
    await market.advance(3 * day);
    const waiting = await show(id);
    expect(waiting).toMatchObject({ state: 'intervention', due_at: null });
    expect(waiting.timeline.at(-1)).toMatchObject({ event: 'platform_decides', otherwise: 'waits' });
  });
});
