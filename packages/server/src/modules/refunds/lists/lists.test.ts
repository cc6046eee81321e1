import {
  aRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shopper: Person;
let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  shop = await aShopFixture(market);
});

describe('the list of refunds', () => {
  it('is the buyer’s own, the newest first, page by page', async ({ market }) => {
    const ids: number[] = [];
    for (const state of ['closed', 'pending_seller', 'rejected'] as const)
      ids.unshift((await aRefund(market, shopper, shop, state)).id);
    const list = (input: object) => shopper.client.call('GET /wanlshop/refund/list', input);
    const first = await list({ limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list({ limit: 2, cursor: first.next });
    expect(second).toMatchObject({ rows: [{ id: ids[2] }], next: null });
    expect((await list({ state: 'open' })).rows).toHaveLength(2);
    expect((await list({ state: 'closed' })).rows).toMatchObject([{ id: ids[2], shop: { id: shop.id } }]);
    const stranger = await aShopper(market);
    expect((await stranger.client.call('GET /wanlshop/refund/list', {})).rows).toEqual([]);
  });

  it('says when each ended and the way its money went; an open one has not ended', async ({ market }) => {
    const { id, ended_at } = await aRefund(market, shopper, shop, 'completed');
    await aRefund(market, shopper, shop);
    expect(ended_at).toBeGreaterThan(0);
    const { rows } = await shopper.client.call('GET /wanlshop/refund/list', {});
    expect(rows).toMatchObject([{ ended_at: null }, { id, ended_at, returns_to: 'balance' }]);
  });

  it('of a shop puts first what is due first, and counts each tab', async ({ market }) => {
    const first = await aRefund(market, shopper, shop);
    await market.advance(60);
    const second = await aRefund(market, await aShopper(market), shop);
    await aRefund(market, shopper, shop, 'completed');
    const list = (input: object = {}) => shop.seller.client.call('GET /seller/refunds/list', input);
    const shown = await list();
    expect(shown.rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(shown.counts).toMatchObject({ pending_seller: 2, ended: 1, rejected: 0, all: 3 });
    const found = await list({ tab: 'all', keyword: second.refund_no.slice(3) });
    expect(found).toMatchObject({ rows: [{ id: second.id }], total: 1 });
    const { todo } = await shop.seller.client.call('GET /seller/dashboard/info', {});
    expect(todo.refunds).toEqual({ count: 2, oldest_due_at: first.due_at });
    const other = await aShopFixture(market);
    expect((await other.seller.client.call('GET /seller/refunds/list', { tab: 'all' })).total).toBe(0);
  });

  it('of a shop begins with all that waits for it, as many as its dashboard says', async ({ market }) => {
    const back = await aRefund(market, shopper, shop, 'pending_receipt');
    const asked = await aRefund(market, shopper, shop);
    for (const state of ['pending_return', 'rejected', 'completed'] as const)
      await aRefund(market, shopper, shop, state);
    const { rows, counts } = await shop.seller.client.call('GET /seller/refunds/list', {});
    expect(rows.map(({ id }) => id)).toEqual([asked.id, back.id]);
    expect(counts).toMatchObject({ waiting: 2, pending_seller: 1, pending_receipt: 1, all: 5 });
    const { todo } = await shop.seller.client.call('GET /seller/dashboard/info', {});
    expect(todo.refunds).toEqual({ count: counts.waiting, oldest_due_at: asked.due_at });
  });

  it('of the platform begins with what it has to decide', async ({ market, operator }) => {
    const { id, due_at } = await aRefund(market, shopper, shop, 'intervention');
    await aRefund(market, shopper, shop);
    const { rows, counts } = await operator.client.call('GET /platform/refunds/list', {});
    expect(rows).toMatchObject([{ id, due_at, shop: { id: shop.id } }]);
    expect(counts.intervention).toBe(1);
    const { todo } = await operator.client.call('GET /platform/dashboard/info', {});
    expect(todo.interventions).toEqual({ count: 1, oldest_due_at: due_at });
  });
});

describe('the list of all refunds', () => {
  it('shows every shop’s in any state, the newest first, page by page', async ({ market, operator }) => {
    const other = await aShopFixture(market);
    const ids: number[] = [];
    for (const [of, state] of [
      [shop, 'closed'],
      [other, 'pending_seller'],
      [shop, 'completed'],
    ] as const)
      ids.unshift((await aRefund(market, shopper, of, state)).id);
    const list = (input: object) => operator.client.call('GET /platform/refunds/all', input);
    const of = { shopper_id: shopper.id };
    const first = await list({ ...of, limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list({ ...of, limit: 2, cursor: first.next });
    expect(second).toMatchObject({ rows: [{ id: ids[2], state: 'closed' }], next: null });
  });

  it('is narrowed by state, kind, shop, days and a part of either number', async ({ market, operator }) => {
    const first = await aRefund(market, shopper, shop, 'completed');
    const second = await aRefund(market, shopper, await aShopFixture(market));
    const find = async (input: object) =>
      (
        await operator.client.call('GET /platform/refunds/all', { shopper_id: shopper.id, ...input })
      ).rows.map(({ id }) => id);
    expect(await find({ state: 'completed' })).toEqual([first.id]);
    expect(await find({ shop_id: shop.id })).toEqual([first.id]);
    expect(await find({ kind: second.kind })).toContain(second.id);
    expect(await find({ keyword: second.refund_no.slice(4) })).toEqual([second.id]);
    expect(await find({ to: first.createtime })).toEqual([]);
    expect(await find({ from: first.createtime })).toEqual([second.id, first.id]);
  });

  it('is for the platform’s staff alone', async ({ shop: { seller } }) => {
    const ask = (client: Person['client']) => client.call('GET /platform/refunds/all', {});
    expect(await getRefusalKey(ask(seller.client))).toBe('common.login_required');
  });
});

describe('the table of a shop’s refunds', () => {
  it('has a line for each of the tab', async ({ market }) => {
    const { refund_no } = await aRefund(market, shopper, shop, 'completed');
    await aRefund(market, shopper, shop);
    const { id } = await shop.seller.client.call('POST /seller/refunds/export', { tab: 'ended' });
    await market.finishTasks();
    const { url } = await shop.seller.client.call('GET /seller/tasks/file', { id });
    const answer = await fetch(`${market.url}${url}`, { headers: { token: shop.seller.token } });
    expect(await answer.text()).toContain(refund_no);
  });
});
