import {
  aCard,
  addMoney,
  anOrder,
  aPayoutAccount,
  aRefund,
  aShopFixture,
  aShopper,
  askService,
  aVisitor,
  getAnswer,
  getRefusalKey,
  type Market,
  type Person,
  withdraw,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

const inEnglish = (market: Market, { token }: Person) => ({ client: market.client(token, 'en') });

describe('own things of who has none', () => {
  it.for([
    ['where is my parcel', 'You have no orders yet.'],
    ['where is my refund', 'You have no refunds.'],
    ['my coupons', 'You have no coupons to use.'],
    ['contact the seller', 'You have no orders yet. Contact a shop from its page or a product.'],
  ] as const)('“%s” is answered in English', async ([asked, says], { market, shopper }) => {
    expect(await getAnswer(inEnglish(market, shopper), asked)).toEqual([{ kind: 'text', text: says }]);
  });

  it('the balance is nothing, and no withdrawal is shown', async ({ shopper }) => {
    expect(await getAnswer(shopper, '我的余额')).toEqual([
      { kind: 'wallet', wallet: { balance: '0.00', frozen: '0.00', withdrawals: [] } },
    ]);
  });
});

describe('own things of a visitor', () => {
  it.for(['我的快递到哪了', '退款进度', '我的优惠券', 'my balance', '怎么联系商家'])(
    '“%s” are shown once they log in',
    async (asked, { market }) => {
      const visitor = aVisitor(market, `own-${asked.length}`);
      const { rows } = await askService(visitor, { text: asked });
      expect(rows.at(-1)).toMatchObject({ blocks: [{ kind: 'login' }], can_rate: false });
    },
  );
});

describe('the parcels', () => {
  it('on their way come before those to be shipped, and others are not counted', async ({ market, shop }) => {
    const person = await aShopper(market);
    await anOrder(market, person, shop, { state: 'pending_payment' });
    const waiting = await anOrder(market, person, shop, { state: 'pending_shipment' });
    const parcel = { carrier: 'SF', tracking_no: 'SF1234567890001' };
    const sent = await anOrder(market, person, shop, { state: 'shipped', parcel });
    const [lead, cards] = await getAnswer(person, '我的快递到哪了');
    expect(lead).toEqual({ kind: 'text', text: '您有 2 个订单在途或待发货：' });
    expect(cards).toMatchObject({
      kind: 'orders',
      rows: [
        { order_id: sent.id, order_no: sent.order_no, state: 'shipped', payable: sent.payable },
        { order_id: waiting.id, state: 'pending_shipment', latest: '', latest_at: null },
      ],
    });
    expect((await getAnswer(inEnglish(market, person), 'track my order'))[0]).toEqual({
      kind: 'text',
      text: 'Orders on the way or to ship: 2',
    });
  });

  it('that are none leave the latest orders to be seen', async ({ market, shop }) => {
    const person = await aShopper(market);
    const { id } = await anOrder(market, person, shop, { state: 'closed' });
    expect(await getAnswer(person, '查物流')).toMatchObject([
      { text: '没有在路上的包裹，这是您最近的订单：' },
      { rows: [{ order_id: id, state: 'closed' }] },
    ]);
  });

  it('of another are never shown', async ({ market, shop, buyer }) => {
    await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    expect(await getAnswer(await aShopper(market), '我的订单')).toEqual([
      { kind: 'text', text: '您还没有订单。' },
    ]);
  });
});

describe('the refunds', () => {
  it('that are open are shown with their deadline, those that ended only where none is', async ({
    market,
    shop,
  }) => {
    const person = await aShopper(market);
    const ended = await aRefund(market, person, shop, 'closed');
    expect(await getAnswer(person, '退款进度')).toMatchObject([
      { text: '没有进行中的退款，这是最近的：' },
      { rows: [{ refund_id: ended.id, state: 'closed' }] },
    ]);
    const open = await aRefund(market, person, shop, 'pending_seller');
    const [lead, cards] = await getAnswer(person, '退款进度');
    expect(lead).toEqual({ kind: 'text', text: '您有 1 笔退款在进行，想问的是哪一笔？' });
    expect(cards).toMatchObject({
      rows: [
        { refund_id: open.id, order_id: open.order_id, amount: open.amount, due_at: expect.any(Number) },
      ],
    });
    expect(cards).not.toMatchObject({ rows: [{}, {}] });
  });

  it.for([
    ['pending_seller', '这笔退款等待商家处理；商家到期未处理，系统自动同意。'],
    ['rejected', '商家拒绝了这笔退款，您可以修改后重新申请，或申请平台介入。'],
    ['closed', '这笔退款已关闭。'],
  ] as const)('one by one say where they stand: %s', async ([state, says], { market, shop }) => {
    const person = await aShopper(market);
    const { id } = await aRefund(market, person, shop, state);
    const { rows } = await askService(person, { refund_id: id });
    expect(rows[0]).toMatchObject({
      by: 'shopper',
      blocks: [{ kind: 'refunds', rows: [{ refund_id: id }] }],
    });
    expect(rows[1]).toMatchObject({
      by: 'assistant',
      blocks: [{ kind: 'text', text: says }],
      can_rate: true,
    });
    expect(await getRefusalKey(askService(await aShopper(market), { refund_id: id }))).toBe(
      'common.not_found',
    );
    expect(await getRefusalKey(askService(aVisitor(market, `refund-${state}`), { refund_id: id }))).toBe(
      'common.login_required',
    );
  });
});

describe('an order that is asked about', () => {
  it.for([
    ['pending_payment', '这笔订单等待付款。', 'This order is awaiting payment.'],
    ['pending_shipment', '这笔订单已付款，等待商家发货。', 'This order is paid and waiting to ship.'],
    ['closed', '这笔订单已关闭。', 'This order is closed.'],
  ] as const)('says where it stands: %s', async ([state, zh, en], { market, shop }) => {
    const person = await aShopper(market);
    const { id } = await anOrder(market, person, shop, { state });
    const say = async (one: Pick<Person, 'client'>) =>
      (await askService(one, { order_id: id })).rows.at(-1)?.blocks;
    expect(await say(person)).toEqual([{ kind: 'text', text: zh }]);
    expect(await say(inEnglish(market, person))).toEqual([{ kind: 'text', text: en }]);
  });

  it('that is not there is refused, and nothing is said', async ({ market }) => {
    const person = await aShopper(market);
    expect(await getRefusalKey(askService(person, { order_id: 999_999 }))).toBe('common.not_found');
    expect((await person.client.call('GET /wanlshop/service/history', {})).rows).toEqual([]);
  });
});

describe('the coupons', () => {
  it('are one’s own, of a shop and of the market', async ({ market, shop, operator }) => {
    const person = await aShopper(market);
    const ofShop = await aCard(person, shop.seller);
    const ofMarket = await aCard(person, operator, {}, 'platform');
    const [lead, cards] = await getAnswer(person, '我有哪些券');
    expect(lead).toEqual({ kind: 'text', text: '您的优惠券，最先到期的在前：' });
    const rows = cards?.kind === 'coupons' ? cards.rows : [];
    expect(new Map(rows.map(({ card_id, shop }) => [card_id, shop]))).toEqual(
      new Map([
        [ofShop.id, shop.name],
        [ofMarket.id, null],
      ]),
    );
    expect(await getAnswer(await aShopper(market), '我有哪些券')).toEqual([
      { kind: 'text', text: '您没有可用的优惠券。' },
    ]);
  });
});

describe('the balance', () => {
  it('is the wallet as it is now, with what is being paid out', async ({ market }) => {
    const person = await aShopper(market);
    await addMoney(market, person, 30_000);
    const account = await aPayoutAccount(person);
    await withdraw(person, account.id, '100.00');
    expect(await getAnswer(inEnglish(market, person), 'my balance')).toMatchObject([
      {
        kind: 'wallet',
        wallet: {
          balance: '200.00',
          frozen: '100.00',
          withdrawals: [{ amount: '100.00', state: 'created' }],
        },
      },
    ]);
  });
});

describe('the shops one bought from', () => {
  it('are each named once, with the newest order, the last one first', async ({ market, shop }) => {
    const person = await aShopper(market);
    const other = await aShopFixture(market);
    await anOrder(market, person, shop);
    const second = await anOrder(market, person, other);
    const third = await anOrder(market, person, shop);
    const [lead, cards] = await getAnswer(person, '联系卖家');
    expect(lead).toEqual({ kind: 'text', text: '您最近买过的店铺，点开即可联系：' });
    expect(cards).toEqual({
      kind: 'shops',
      rows: [
        { shop_id: shop.id, name: shop.name, order_id: third.id, order_no: third.order_no },
        { shop_id: other.id, name: other.name, order_id: second.id, order_no: second.order_no },
      ],
    });
  });
});
