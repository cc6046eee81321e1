import {
  aCoupon,
  aGoods,
  anOrder,
  applyRefund,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  openSocket,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('inbox', ({ market }) => aShopFixture(market));

type Input = { tab?: 'waiting' | 'unread' | 'mine' | 'flagged' | 'all'; keyword?: string };
const list = ({ client }: Person, input: Input = {}) => client.call('GET /seller/chat/list', input);
const listIds = async (seller: Person, input: Input = {}) =>
  (await list(seller, input)).rows.map(({ user_id }) => user_id);
const take = ({ client }: Person, { id }: Person) => client.call('POST /seller/chat/take', { user_id: id });
const handOver = ({ client }: Person, shopper: Person, to: Person) =>
  client.call('POST /seller/chat/handover', { user_id: shopper.id, staff_id: to.id });

describe('the inbox', () => {
  it('has who waits the longest first, else the last one written in, and counts each tab', async ({
    market,
    inbox: shop,
  }) => {
    const [first, second, third] = [await aShopper(market), await aShopper(market), await aShopper(market)];
    await writeToShop(first, shop);
    await market.advance(60);
    await writeToShop(second, shop);
    await writeToShop(third, shop);
    await market.advance(60);
    await writeToShop(first, shop);
    await writeToShopper(shop.seller, third);
    await shop.seller.client.call('POST /seller/chat/read', { user_id: third.id });
    await shop.seller.client.call('POST /seller/chat/flag', { user_id: second.id, flagged: true });
    await take(shop.seller, first);
    expect(await listIds(shop.seller, { tab: 'waiting' })).toEqual([first.id, second.id]);
    expect(await listIds(shop.seller)).toEqual([third.id, first.id, second.id]);
    expect(await listIds(shop.seller, { tab: 'unread' })).toEqual([first.id, second.id]);
    expect(await listIds(shop.seller, { tab: 'mine' })).toEqual([first.id]);
    expect(await listIds(shop.seller, { tab: 'flagged' })).toEqual([second.id]);
    expect(await list(shop.seller)).toMatchObject({
      total: 3,
      counts: { waiting: 2, unread: 2, mine: 1, flagged: 1 },
      rows: [
        { count: 0, waiting_since: null },
        { count: 2, agent: { id: shop.seller.id } },
        { flagged: true },
      ],
    });
  });

  it('finds by a name, a message and the beginning of an order number, in one’s own shop', async ({
    market,
    inbox: shop,
  }) => {
    const named = await aShopper(market, { nickname: '爱喝茶的人' });
    const [writer, buyer] = [await aShopper(market), await aShopper(market)];
    const order = await anOrder(market, buyer, shop);
    await writeToShop(named, shop);
    await writeToShop(writer, shop, '什么时候补货 Please');
    await writeToShop(buyer, shop);
    await writeToShop(named, await aShopFixture(market), '补货吗');
    expect(await listIds(shop.seller, { keyword: '喝茶' })).toEqual([named.id]);
    expect(await listIds(shop.seller, { keyword: '补货' })).toEqual([writer.id]);
    expect(await listIds(shop.seller, { keyword: 'PLEA' })).toEqual([writer.id]);
    const orderNo = (await buyer.client.call('GET /wanlshop/order/details', { id: order.id })).order_no;
    expect(await listIds(shop.seller, { keyword: orderNo })).toEqual([buyer.id]);
    expect(await listIds(shop.seller, { keyword: '？！' })).toEqual([]);
  });

  it('keeps who waits until a person of the shop answers', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const since = (await list(shop.seller)).rows[0]?.waiting_since;
    await market.advance(30);
    await writeToShop(shopper, shop, '在吗');
    expect((await list(shop.seller)).rows[0]?.waiting_since).toBe(since);
    await writeToShopper(shop.seller, shopper);
    expect((await list(shop.seller)).rows[0]?.waiting_since).toBeNull();
  });

  it('hears of messages on its open sockets: those who may read them, in their language', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    const [reader, english, finance] = [
      await openSocket(market),
      await openSocket(market),
      await openSocket(market),
    ];
    const clerk = await aSeller(market, shop.id, 'finance');
    const shake = (token: string, language: 'zh' | 'en', client_id: string) =>
      market.client(token, language).call('POST /seller/chat/shake', { client_id });
    await shake(shop.seller.token, 'zh', reader.clientId);
    await shake(shop.seller.token, 'en', english.clientId);
    await shake(clerk.token, 'zh', finance.clientId);
    const goods = await aGoods(shop, { title: '红茶', title_en: 'Black tea' });
    await shopper.client.call('POST /wanlshop/chat/typing', { user_id: shop.id });
    await writeToShop(shopper, shop, { type: 'goods', content: { goods_id: goods.id } });
    expect((await reader.hear('chat')).message).toMatchObject({ content: { title: '红茶' } });
    expect((await english.hear('chat')).message).toMatchObject({ content: { title: 'Black tea' } });
    await shopper.client.call('POST /wanlshop/chat/typing', { user_id: shop.id });
    expect(await reader.hear('chat_typing')).toMatchObject({ user_id: shopper.id });
    await shop.seller.client.call('POST /seller/chat/flag', { user_id: shopper.id, flagged: true });
    expect(await reader.hear('chat_conversation')).toMatchObject({ user_id: shopper.id });
    expect(finance.frames.some(({ type }) => type.startsWith('chat'))).toBe(false);
    for (const socket of [reader, english, finance]) socket.close();
  });
});

describe('a console that is open', () => {
  it('hears no message any more once its role may not read them, and hears them again when it may', async ({
    market,
    inbox: shop,
  }) => {
    const [shopper, clerk] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    const socket = await openSocket(market);
    const countInits = () => socket.frames.filter(({ type }) => type === 'init').length;
    const bind = () => clerk.client.call('POST /seller/chat/shake', { client_id: socket.clientId });
    await bind();
    const { rows } = await shop.seller.client.call('GET /seller/roles/list', {});
    const role = rows.find(({ key }) => key === 'service');
    const save = async (version: number, rights: string[]) => {
      const { key = '', name = '', name_en = '' } = role ?? {};
      const inits = countInits();
      await shop.seller.client.call('POST /seller/roles/save', { key, version, name, name_en, rights });
      await market.settle();
      await expect.poll(countInits).toBe(inits + 1);
      await bind();
    };
    await save(role?.version ?? 0, ['orders.read']);
    await writeToShop(shopper, shop, '一');
    await save((role?.version ?? 0) + 1, ['chat.read']);
    const { id } = await writeToShop(shopper, shop, '二');
    expect((await socket.hear('chat')).message.id).toBe(id);
    socket.close();
  });
});

describe('a conversation', () => {
  it('is taken by one of the shop, and by no other until it is handed over', async ({
    market,
    inbox: shop,
  }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    expect((await take(shop.seller, shopper)).agent).toMatchObject({ id: shop.seller.id });
    expect((await take(shop.seller, shopper)).agent).toMatchObject({ id: shop.seller.id });
    expect(await getRefusalKey(take(colleague, shopper))).toBe('chat.taken');
    expect(await getRefusalKey(handOver(colleague, shopper, colleague))).toBe('chat.taken');
    expect((await handOver(shop.seller, shopper, colleague)).agent).toMatchObject({ id: colleague.id });
    expect(await getRefusalKey(take(shop.seller, shopper))).toBe('chat.taken');
    const { rows } = await shop.seller.client.call('GET /seller/chat/agents', {});
    const held = new Map(rows.map(({ id, conversations }) => [id, conversations]));
    expect([held.size, held.get(shop.seller.id), held.get(colleague.id)]).toEqual([3, 0, 1]);
  });

  it('is handed to who may answer, of one’s own shop', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const finance = await aSeller(market, shop.id, 'finance');
    const elsewhere = (await aShopFixture(market)).seller;
    for (const to of [finance, elsewhere])
      expect(await getRefusalKey(handOver(shop.seller, shopper, to))).toBe('chat.agent_unknown');
  });

  it('of someone who no longer answers can be taken', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    await take(colleague, shopper);
    const { pool } = market.server.kernel.database;
    await pool.query('update shop_staff set is_active = false where id = $1', [colleague.id]);
    expect((await take(shop.seller, shopper)).agent).toMatchObject({ id: shop.seller.id });
  });
});

describe('the shopper beside it', () => {
  it('is shown with what they bought, gave back and looked at in this shop alone', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market, { nickname: '老顾客' });
    const other = await aShopFixture(market);
    const [seen, theirs] = [await aGoods(shop), await aGoods(other)];
    for (const { id } of [seen, theirs]) await shopper.client.call('GET /wanlshop/goods/details', { id });
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    await anOrder(market, shopper, shop);
    await anOrder(market, shopper, other, { state: 'pending_shipment' });
    await applyRefund(shopper, order);
    await writeToShop(shopper, shop);
    const customer = await shop.seller.client.call('GET /seller/chat/customer', { user_id: shopper.id });
    expect(customer).toMatchObject({
      user_id: shopper.id,
      name: '老顾客',
      orders: 1,
      spent: '12.30',
      refunds: 1,
      conversation: { user_id: shopper.id, count: 1 },
      can_write: true,
      notes: [],
      recent_orders: [
        { state: 'pending_payment' },
        { id: order.id, state: 'pending_shipment', payable: '12.30' },
      ],
      seen_goods: [{ id: seen.id, price: '12.30' }],
    });
    expect(customer.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('is there once they ordered, and to no shop they never spoke with', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    const ask = () => shop.seller.client.call('GET /seller/chat/customer', { user_id: shopper.id });
    expect(await getRefusalKey(ask())).toBe('common.not_found');
    await anOrder(market, shopper, shop);
    expect(await ask()).toMatchObject({ conversation: null, can_write: true, orders: 0, spent: '0.00' });
  });
});

describe('a note', () => {
  it('is the shop’s own, with its author, and can be deleted', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { id, author } = await shop.seller.client.call('POST /seller/chat/note', {
      user_id: shopper.id,
      text: '喜欢晚上收货',
    });
    expect(author).toMatch(/^店员/);
    const stranger = (await aShopFixture(market)).seller;
    const remove = ({ client }: Person) => client.call('POST /seller/chat/note_delete', { id });
    expect(await getRefusalKey(remove(stranger))).toBe('common.not_found');
    const look = async () =>
      (await shop.seller.client.call('GET /seller/chat/customer', { user_id: shopper.id })).notes;
    expect(await look()).toMatchObject([{ id, text: '喜欢晚上收货' }]);
    await remove(shop.seller);
    expect(await look()).toEqual([]);
  });

  it('is refused above fifty on a shopper', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { pool } = market.server.kernel.database;
    await pool.query(
      `insert into chat_notes (shop_id, shopper_id, staff_id, text, written_at)
       select $1, $2, $3, 'x', now() from generate_series(1, 50)`,
      [shop.id, shopper.id, shop.seller.id],
    );
    const note = shop.seller.client.call('POST /seller/chat/note', { user_id: shopper.id, text: '再记' });
    expect(await getRefusalKey(note)).toBe('chat.too_many_notes');
  });
});

describe('a coupon given in a conversation', () => {
  const give = ({ client }: Person, user_id: number, coupon_id: number, idempotencyKey: string) =>
    client.call('POST /seller/chat/gift', { user_id, coupon_id }, { idempotencyKey });

  it('is the shopper’s once for each key, and said in a message', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const couponId = await aCoupon(shop.seller, { title: '见面礼', per_person: 2 });
    const sent = await give(shop.seller, shopper.id, couponId, 'gift-key-1');
    expect(await give(shop.seller, shopper.id, couponId, 'gift-key-1')).toEqual(sent);
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows.slice(1)).toMatchObject([
      { message: { id: sent.id, type: 'coupon', content: { coupon_id: couponId, title: '见面礼' } } },
    ]);
    expect((await shopper.client.call('GET /wanlshop/chat/list', {})).rows[0]?.content).toBe(
      '[优惠券] 见面礼',
    );
    const cards = await shopper.client.call('GET /wanlshop/coupon/mine', {});
    expect(cards.rows).toHaveLength(1);
  });

  it('is refused with its message where the coupon’s terms, or a block, are in the way', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const couponId = await aCoupon(shop.seller);
    await give(shop.seller, shopper.id, couponId, 'gift-key-2');
    const again = give(shop.seller, shopper.id, couponId, 'gift-key-3');
    expect(await getRefusalKey(again)).toBe('coupons.limit_reached');
    const theirs = await aCoupon((await aShopFixture(market)).seller);
    const stranger = give(shop.seller, shopper.id, theirs, 'gift-key-4');
    expect(await getRefusalKey(stranger)).toBe('common.not_found');
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    const other = await aCoupon(shop.seller);
    const blocked = give(shop.seller, shopper.id, other, 'gift-key-5');
    expect(await getRefusalKey(blocked)).toBe('chat.blocked_by_other');
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows).toHaveLength(2);
  });
});

describe('the figures', () => {
  it('are how many conversations there were in the days, how many were answered and how fast', async ({
    market,
    inbox: shop,
  }) => {
    const ask = (days = 7) => shop.seller.client.call('GET /seller/chat/figures', { days });
    expect(await ask()).toEqual({ conversations: 0, answered: 0, first_answer_seconds: null });
    const people = [
      await aShopper(market),
      await aShopper(market),
      await aShopper(market),
      await aShopper(market),
    ];
    for (const one of people) await writeToShop(one, shop);
    for (const one of people.slice(0, 3)) {
      await market.advance(60);
      await writeToShopper(shop.seller, one);
    }
    expect(await ask()).toEqual({ conversations: 4, answered: 3, first_answer_seconds: 120 });
    await market.advance(3 * 86_400);
    expect(await ask(2)).toEqual({ conversations: 0, answered: 0, first_answer_seconds: null });
    expect(await ask(7)).toMatchObject({ conversations: 4 });
  });
});
