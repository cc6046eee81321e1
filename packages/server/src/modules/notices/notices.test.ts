import {
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  openSocket,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { countUnread, tell } from './index.ts';

const it = marketTest
  /** A shopper who has read all there was to read. */
  .extend('aReader', ({ market }) => async () => {
    const shopper = await aShopper(market);
    await market.settle();
    await shopper.client.call('POST /wanlshop/notice/read', {});
    return shopper;
  });

let orders = 0;
function anOrder(shopper: Person) {
  orders += 1;
  return { orderId: orders, orderNo: `2026112100${orders}`, shopperId: shopper.id, shopId: 1 };
}

const list = (
  market: Market,
  { token }: Person,
  input: { kind?: 'logistics' | 'notify' | 'system'; limit?: number; cursor?: string } = {},
  language: 'zh' | 'en' = 'zh',
) => market.client(token, language).call('GET /wanlshop/notice/list', input);

describe('an event of an order', () => {
  it('is told once to its buyer, in the language they read in', async ({ market, aReader }) => {
    const shopper = await aReader();
    const order = anOrder(shopper);
    await emit(market.context(), 'orders.shipped', order);
    await market.settle();
    const [notice] = (await list(market, shopper)).rows;
    expect(notice).toMatchObject({
      kind: 'logistics',
      title: '订单已发货',
      content: `订单 ${order.orderNo} 已发货，点击查看物流。`,
      modules: 'order',
      modules_id: order.orderId,
      read: false,
    });
    expect((await list(market, shopper, {}, 'en')).rows[0]?.title).toBe('Order shipped');
  });

  it('is told once however often it is brought', async ({ market, aReader }) => {
    const shopper = await aReader();
    const order = anOrder(shopper);
    await Promise.all([1, 2, 3].map(() => emit(market.context(), 'orders.paid', order)));
    await market.settle();
    expect((await list(market, shopper, { kind: 'notify' })).rows).toHaveLength(1);
  });

  it('is told at each step, and says what happened by itself', async ({ market, aReader }) => {
    const shopper = await aReader();
    const order = anOrder(shopper);
    const ctx = market.context();
    await emit(ctx, 'orders.placed', order);
    await emit(ctx, 'orders.paid', order);
    await emit(ctx, 'orders.shipped', order);
    await emit(ctx, 'orders.received', { ...order, automatic: true });
    await emit(ctx, 'orders.reviewed', { ...order, automatic: true });
    await emit(ctx, 'orders.completed', { ...order, automatic: true });
    await market.settle();
    expect((await list(market, shopper)).rows.slice(0, 6).map(({ title }) => title)).toEqual([
      '交易完成',
      '订单已自动好评',
      '订单已自动收货',
      '订单已发货',
      '付款成功',
      '订单已提交',
    ]);
  });

  it('tells why an order closed, and only that it did when there is no word for it', async ({
    market,
    aReader,
  }) => {
    const shopper = await aReader();
    for (const reason of ['unpaid', 'cancelled', 'refunded', 'group_failed', 'unheard_of']) {
      const closed = { ...anOrder(shopper), reason, wasPaid: false };
      await emit(market.context(), 'orders.closed', closed);
      await market.settle();
      const [notice] = (await list(market, shopper)).rows;
      expect(notice?.title).toBe('订单已关闭');
      expect(notice?.content).not.toContain('notices.');
      expect(notice?.content).toContain(closed.orderNo);
    }
  });

  it('reaches an open app at once, in the language it was bound in', async ({ market, aReader }) => {
    const shopper = await aReader();
    const socket = await openSocket(market);
    await market
      .client(shopper.token, 'en')
      .call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    const order = anOrder(shopper);
    await emit(market.context(), 'orders.shipped', order);
    await market.settle();
    expect(await socket.hear('order')).toMatchObject({
      title: 'Order shipped',
      modules: 'order',
      modules_id: order.orderId,
    });
    await emit(market.context(), 'orders.completed', { ...order, automatic: false });
    await market.settle();
    expect((await socket.hear('notice')).title).toBe('Order completed');
  });

  it('reaches each device in its own language', async ({ market, aReader }) => {
    const shopper = await aReader();
    const [phone, tablet] = [await openSocket(market), await openSocket(market)];
    await market.client(shopper.token, 'zh').call('POST /wanlshop/chat/shake', { client_id: phone.clientId });
    await market
      .client(shopper.token, 'en')
      .call('POST /wanlshop/chat/shake', { client_id: tablet.clientId });
    await emit(market.context(), 'orders.shipped', anOrder(shopper));
    await market.settle();
    expect((await phone.hear('order')).title).toBe('订单已发货');
    expect((await tablet.hear('order')).title).toBe('Order shipped');
  });

  it('is told once when it is brought to many nodes at once', async ({ market, aReader }) => {
    const shopper = await aReader();
    const socket = await openSocket(market);
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    const news = {
      shopperId: shopper.id,
      kind: 'notify',
      sentence: 'notices.order_paid',
      params: { order_no: '1' },
      modules: 'order',
      modulesId: 1,
      source: 'told at once',
    } as const;
    await Promise.all(Array.from({ length: 8 }, () => tell(market.context(), news)));
    await socket.hear('notice');
    expect(socket.frames.filter(({ type }) => type === 'notice')).toHaveLength(1);
    expect(await countUnread(market.context().db, shopper.id)).toMatchObject({ notify: 1 });
  });

  it('is not told when it did not happen after all', async ({ market, aReader }) => {
    const shopper = await aReader();
    const undone = transact(market.context(), async (ctx) => {
      await tell(ctx, {
        shopperId: shopper.id,
        kind: 'system',
        sentence: 'notices.welcome',
        modules: '',
        modulesId: null,
        source: 'undone',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countUnread(market.context().db, shopper.id)).toMatchObject({ system: 0 });
  });
});

describe('the list of notices', () => {
  it('welcomes a new shopper', async ({ market }) => {
    const inbox = openSmsInbox(market);
    const mobile = '13700099999';
    await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
    const code = inbox.generateCode(mobile, 'login');
    const { userinfo } = await market
      .client()
      .call('POST /wanlshop/user/mobilelogin', { mobile, code, agree: true });
    await market.settle();
    const client = market.client(userinfo.token);
    expect((await client.call('GET /wanlshop/notice/list', { kind: 'system' })).rows).toMatchObject([
      { title: '欢迎来到商城', modules_id: null },
    ]);
    const { statistics } = await client.call('GET /wanlshop/user/statistics');
    expect(statistics.notice).toMatchObject({ order: 0, notice: 1 });
  });
});

describe('what is unread', () => {
  it('is counted by kind, and among the counters of the person', async ({ market, aReader }) => {
    const shopper = await aReader();
    await emit(market.context(), 'orders.paid', anOrder(shopper));
    await emit(market.context(), 'orders.shipped', anOrder(shopper));
    await market.settle();
    expect((await list(market, shopper)).unread).toEqual({ logistics: 1, notify: 1, system: 0 });
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics');
    expect(statistics.notice).toMatchObject({ order: 1, notice: 1 });
  });

  it('is read one by one, by kind, or all together', async ({ market, aReader }) => {
    const shopper = await aReader();
    for (let count = 0; count < 3; count += 1) {
      await emit(market.context(), 'orders.paid', anOrder(shopper));
      await emit(market.context(), 'orders.shipped', anOrder(shopper));
    }
    await market.settle();
    const read = (input: { id?: number; kind?: 'notify' }) =>
      shopper.client.call('POST /wanlshop/notice/read', input);
    const id = (await list(market, shopper, { kind: 'logistics' })).rows[0]?.id ?? 0;
    expect((await read({ id })).unread).toEqual({ logistics: 2, notify: 3, system: 0 });
    expect((await read({ id })).unread).toEqual({ logistics: 2, notify: 3, system: 0 });
    expect((await read({ kind: 'notify' })).unread).toEqual({ logistics: 2, notify: 0, system: 0 });
    expect((await read({})).unread).toEqual({ logistics: 0, notify: 0, system: 0 });
  });
});

describe('the list of notices', () => {
  it('goes on page by page without a gap or a repeat', async ({ market, aReader }) => {
    const shopper = await aReader();
    for (let count = 0; count < 5; count += 1) {
      await emit(market.context(), 'orders.paid', anOrder(shopper));
      await market.settle();
    }
    const ids: number[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(market, shopper, { kind: 'notify', limit: 2, ...(cursor && { cursor }) });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(5);
    expect(await getRefusalKey(list(market, shopper, { cursor: 'made up' }))).toBe('common.bad_cursor');
  });

  it('is for the one it tells: no visitor lists it, no other shopper sees or reads it', async ({
    market,
    aReader,
  }) => {
    const [shopper, other] = [await aReader(), await aReader()];
    await emit(market.context(), 'orders.paid', anOrder(shopper));
    await market.settle();
    const id = (await list(market, shopper)).rows[0]?.id ?? 0;
    expect((await list(market, other, { kind: 'notify' })).rows).toEqual([]);
    expect(await getRefusalKey(other.client.call('POST /wanlshop/notice/read', { id }))).toBe(
      'common.not_found',
    );
    const visitor = market.client();
    expect(await getRefusalKey(visitor.call('GET /wanlshop/notice/list', {}))).toBe('common.login_required');
    expect(await getRefusalKey(visitor.call('POST /wanlshop/notice/read', {}))).toBe('common.login_required');
    expect((await list(market, shopper)).unread.notify).toBe(1);
  });
});
