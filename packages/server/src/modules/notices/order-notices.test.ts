/** What a buyer is told while an order goes its way: each step once, by the real moves of the order. */
import { randomUUID } from 'node:crypto';
import {
  addMoney,
  aShopper,
  aTrade,
  type Market,
  openSocket,
  type ShopFixture,
  type ShopperPerson,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { noticeListeners } from './notices.events.ts';
import { noticesMessages } from './notices.messages.ts';

const day = 86_400;

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

let shopper: ShopperPerson;
let tradeNo: string;
let id: number;
it.beforeEach(async ({ market, shop }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
  await order(market, shop);
  await market.settle();
  await shopper.client.call('POST /wanlshop/notice/read', { kind: 'system' }); // their welcome
});

async function order(market: Market, shop: ShopFixture): Promise<void> {
  const trade = await aTrade(market, shopper, { shop });
  tradeNo = trade.tradeNo;
  id = trade.orderIds[0] ?? 0;
}
const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const ship = (shop: ShopFixture) =>
  shop.seller.client.call('POST /seller/orders/ship', {
    order_id: id,
    carrier: 'SF',
    tracking_no: 'SF1234567890123',
  });
const receive = () => shopper.client.call('POST /wanlshop/order/receive', { id });
const comment = async () => {
  const { lines } = await shopper.client.call('GET /wanlshop/order/details', { id });
  const items = lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' }));
  return shopper.client.call('POST /wanlshop/order/comment', { id, items });
};
type Kind = 'logistics' | 'notify';
const list = (market: Market, language: 'zh' | 'en' = 'zh', kind?: Kind) =>
  market
    .client(shopper.token, language)
    .call('GET /wanlshop/notice/list', { limit: 50, ...(kind && { kind }) });
/** What was told of orders, the first first. */
const told = async (market: Market, language: 'zh' | 'en' = 'zh') =>
  (await list(market, language)).rows.filter(({ modules }) => modules === 'order').toReversed();
const titles = async (market: Market, language: 'zh' | 'en' = 'zh') =>
  (await told(market, language)).map(({ title }) => title);

describe('the buyer of an order', () => {
  it('is told of each step once, in both languages, from its placing to its end', async ({
    market,
    shop,
  }) => {
    await pay();
    await ship(shop);
    await receive();
    await comment();
    await market.settle();
    const all = ['订单已提交', '付款成功', '订单已发货', '订单已签收', '评价成功', '交易完成'];
    expect((await titles(market)).toSorted()).toEqual(all.toSorted());
    expect((await titles(market)).slice(0, 4)).toEqual(all.slice(0, 4));
    expect((await titles(market, 'en')).slice(0, 4)).toEqual([
      'Order placed',
      'Payment received',
      'Order shipped',
      'Order received',
    ]);
    expect(new Set((await told(market)).map(({ modules_id }) => modules_id))).toEqual(new Set([id]));
  });

  it('is told what the market did by itself when they said nothing', async ({ market, shop }) => {
    await pay();
    await ship(shop);
    await market.advance(26 * day);
    expect(await titles(market)).toEqual(
      expect.arrayContaining(['订单已自动收货', '订单已自动好评', '交易完成']),
    );
    expect(await titles(market)).toHaveLength(6);
    expect(await titles(market)).not.toContain('评价成功');
  });

  it('is told of parcels apart from the rest', async ({ market, shop }) => {
    await pay();
    await ship(shop);
    await market.settle();
    expect((await list(market, 'zh', 'logistics')).rows.map(({ title }) => title)).toEqual(['订单已发货']);
    expect((await list(market, 'zh', 'notify')).rows.map(({ title }) => title)).toEqual([
      '付款成功',
      '订单已提交',
    ]);
    expect((await list(market)).unread).toEqual({ logistics: 1, notify: 2, system: 0 });
  });

  it('is told by whom an unpaid order was closed', async ({ market, shop }) => {
    await shopper.client.call('POST /wanlshop/order/cancel', { id });
    await market.settle();
    expect((await list(market)).rows[0]?.content).toMatch(/^订单 \d+ 已取消。$/);
    await order(market, shop);
    await market.advance(31 * 60);
    expect((await list(market, 'en')).rows[0]?.content).toMatch(
      /^Order \d+ wasn’t paid in time and has been closed\.$/,
    );
  });

  it('is told nothing of a step that was refused', async ({ market, shop }) => {
    await receive().catch(() => null);
    await ship(shop).catch(() => null);
    await market.settle();
    expect(await titles(market)).toEqual(['订单已提交']);
  });
});

describe('news that cannot be written down', () => {
  const run = (market: Market, statement: string) => market.context().db.execute(statement);

  it('is brought again later, and then told once and pushed once', async ({ market }) => {
    const socket = await openSocket(market);
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await run(
      market,
      `create function away() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`,
    );
    await run(market, 'create trigger away before insert on notices for each row execute function away()');
    await pay();
    await market.settle();
    await run(market, 'drop function away cascade');
    expect(await titles(market)).toEqual(['订单已提交']);
    await vi.waitFor(
      async () => {
        await market.settle();
        expect(await titles(market)).toEqual(['订单已提交', '付款成功']);
      },
      { interval: 200 },
    );
    await socket.hear('notice');
    expect(socket.frames.filter(({ type }) => type === 'notice')).toHaveLength(1);
  });
});

describe('an open app', () => {
  it('hears of the own orders alone, on every device that is bound', async ({ market, shop }) => {
    const stranger = await aShopper(market);
    const [phone, tablet, theirs] = [
      await openSocket(market),
      await openSocket(market),
      await openSocket(market),
    ];
    for (const { clientId } of [phone, tablet])
      await shopper.client.call('POST /wanlshop/chat/shake', { client_id: clientId });
    await stranger.client.call('POST /wanlshop/chat/shake', { client_id: theirs.clientId });
    await pay();
    await ship(shop);
    await market.settle();
    for (const device of [phone, tablet]) {
      expect(await device.hear('order')).toMatchObject({ modules: 'order', modules_id: id });
      expect((await device.hear('notice')).title).toBe('付款成功');
    }
    expect(theirs.frames.map(({ type }) => type)).not.toContain('order');
  });

  it('hears nothing once it is closed, and the notice waits in the list', async ({ market }) => {
    const socket = await openSocket(market);
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    socket.close();
    await socket.closed;
    await pay();
    await market.settle();
    expect(socket.frames.map(({ type }) => type)).not.toContain('notice');
    expect((await list(market)).rows[0]).toMatchObject({ title: '付款成功', read: false });
  });
});

describe('unread notices', () => {
  const read = (input: { id?: number; kind?: 'logistics' | 'notify' | 'system' }) =>
    shopper.client.call('POST /wanlshop/notice/read', input);

  it('are counted exactly, however many come at once', async ({ market, shop }) => {
    await Promise.all(Array.from({ length: 6 }, () => aTrade(market, shopper, { shop })));
    await Promise.all([market.settle(), market.settle(), market.settle()]);
    expect((await list(market)).unread.notify).toBe(7);
    expect(await titles(market)).toHaveLength(7);
  });

  it('stay read, and keep the moment they were read first', async ({ market }) => {
    const [notice] = (await list(market)).rows;
    const readAt = async () => {
      const { rows } = await market
        .context()
        .db.execute(`select read_at from notices where id = ${notice?.id}`);
      return rows[0]?.read_at;
    };
    await read({ id: notice?.id ?? 0 });
    const first = await readAt();
    await market.advance(60);
    await read({ id: notice?.id ?? 0 });
    await read({});
    expect(await readAt()).toEqual(first);
    expect((await list(market)).rows[0]?.read).toBe(true);
  });

  it('of one kind leave the others as they are, and none is no harm', async ({ market, shop }) => {
    await pay();
    await ship(shop);
    await market.settle();
    expect((await read({ kind: 'system' })).unread).toEqual({ logistics: 1, notify: 2, system: 0 });
    expect((await read({ kind: 'logistics' })).unread).toEqual({ logistics: 0, notify: 2, system: 0 });
    expect((await list(market, 'zh', 'notify')).rows.every((notice) => !notice.read)).toBe(true);
  });

  it('of another kind than there is are refused', async () => {
    await expect(read({ kind: 'secret' as never })).rejects.toMatchObject({
      key: 'common.invalid_input',
      field: 'kind',
    });
  });
});

describe('an order’s notice', () => {
  it('has a sentence in both languages, of the same order and amount, for every event', () => {
    for (const [key, { zh, en }] of Object.entries(noticesMessages)) {
      const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(named(zh), key).toEqual(named(en));
      const known = [
        'order_no',
        'withdrawal_no',
        'refund_no',
        'amount',
        'reason',
        'cards',
        'device',
        'ip',
        'until',
        'target',
        'answer',
        'notice',
        'days',
        'hours',
        'tracking_no',
        'before',
        'note',
        'level',
      ];
      expect(named(zh).every((name) => known.includes(name ?? ''))).toBe(true);
      expect(zh).not.toBe(en);
    }
    expect(new Set(noticeListeners.map(({ name }) => name)).size).toBe(noticeListeners.length);
  });
});
