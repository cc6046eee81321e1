/** What a shop knows of the people it talks with, and how well it answers them. */
import {
  aGoods,
  anOrder,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

/** Months pass here, and nobody is to log in again. */
const it = marketTest
  .extend('marketOptions', {
    settings: {
      'chat.burst_messages': 100,
      'identity.token_days': 365,
      'identity.session_max_days': 730,
    },
  })
  .extend('inbox', ({ market }) => aShopFixture(market));

const look = ({ client }: Person, { id }: Person) =>
  client.call('GET /seller/chat/customer', { user_id: id });
const note = ({ client }: Person, { id }: Person, text: string) =>
  client.call('POST /seller/chat/note', { user_id: id, text });
const figures = ({ seller }: ShopFixture, days = 7) =>
  seller.client.call('GET /seller/chat/figures', { days });

/** Until ten o'clock of the next day, so that what follows falls on one day. */
async function untilMorning(market: Market) {
  const { calendar } = market.context();
  const day = calendar.toDay(calendar.addDays(market.now(), 1));
  const morning = calendar.fromSecondText(`${day} 10:00:00`);
  await market.advance(Math.ceil((morning.getTime() - market.now().getTime()) / 1_000));
}

describe('a customer', () => {
  it('is shown with what they have read, and may not be written to behind a block', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { id } = await writeToShopper(shop.seller, shopper);
    expect(await look(shop.seller, shopper)).toMatchObject({ read_up_to: 0, can_write: true });
    await shopper.client.call('POST /wanlshop/chat/read', {});
    expect((await look(shop.seller, shopper)).read_up_to).toBe(id);
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    expect(await look(shop.seller, shopper)).toMatchObject({
      can_write: false,
      conversation: { blocked: false },
    });
  });

  it('has their ten newest orders, in the reader’s language', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { title: '红茶', title_en: 'Black tea', stock: 50 });
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1)
      ids.unshift((await anOrder(market, shopper, shop, { state: 'closed', goods: [goods] })).id);
    const english = { ...shop.seller, client: market.client(shop.seller.token, 'en') };
    const { recent_orders } = await look(english, shopper);
    expect(recent_orders.map(({ id }) => id)).toEqual(ids);
    expect(recent_orders[0]).toMatchObject({ state: 'closed', title: 'Black tea', payable: '12.30' });
  });

  it('is shut to staff who may not read conversations, and to shoppers', async ({ market, inbox: shop }) => {
    const [shopper, clerk] = [await aShopper(market), await aSeller(market, shop.id, 'finance')];
    await writeToShop(shopper, shop);
    expect(await getRefusalKey(look(clerk, shopper))).toBe('common.no_permission');
    const { status } = await market.request(
      'GET /seller/chat/customer',
      { user_id: shopper.id },
      { token: shopper.token },
    );
    expect(status).toBe(401);
  });
});

describe('notes', () => {
  it('stand with the newest first, each with who wrote it', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const first = await note(shop.seller, shopper, '喜欢晚上收货');
    await market.advance(60);
    const second = await note(colleague, shopper, '  要发票  ');
    expect(second).toMatchObject({ text: '要发票', createtime: first.createtime + 60 });
    const { notes } = await look(shop.seller, shopper);
    expect(notes).toEqual([second, first]);
    expect(first.author).not.toBe(second.author);
  });

  it('are seen by no other shop that talks with the same person', async ({ market, inbox: shop }) => {
    const [shopper, other] = [await aShopper(market), await aShopFixture(market)];
    for (const one of [shop, other]) await writeToShop(shopper, one);
    await note(shop.seller, shopper, '老顾客');
    expect((await look(other.seller, shopper)).notes).toEqual([]);
  });

  it('may be written on one who only ordered, whom the list then has not', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await anOrder(market, shopper, shop);
    await note(shop.seller, shopper, '第一次下单');
    expect((await look(shop.seller, shopper)).notes).toHaveLength(1);
    expect((await shop.seller.client.call('GET /seller/chat/list', {})).rows).toEqual([]);
  });

  it('are refused without words or with too many, and by staff who may not write', async ({
    market,
    inbox: shop,
  }) => {
    const [shopper, clerk] = [await aShopper(market), await aSeller(market, shop.id, 'goods')];
    await writeToShop(shopper, shop);
    expect(await getRefusalKey(note(shop.seller, shopper, '  '))).toBe('common.invalid_input');
    expect(await getRefusalKey(note(shop.seller, shopper, '长'.repeat(301)))).toBe('common.invalid_input');
    expect(await getRefusalKey(note(clerk, shopper, '老顾客'))).toBe('common.no_permission');
  });

  it('can be deleted by a colleague, and once', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const { id } = await note(shop.seller, shopper, '老顾客');
    const remove = () => colleague.client.call('POST /seller/chat/note_delete', { id });
    await remove();
    expect(await getRefusalKey(remove())).toBe('common.not_found');
  });
});

describe('the share that is answered', () => {
  it('counts a conversation once a day, and again on the next', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await untilMorning(market);
    await writeToShop(shopper, shop);
    await writeToShop(shopper, shop);
    expect(await figures(shop)).toMatchObject({ conversations: 1, answered: 0 });
    await untilMorning(market);
    await writeToShop(shopper, shop);
    expect(await figures(shop)).toMatchObject({ conversations: 2, answered: 0 });
    expect(await figures(shop, 1)).toMatchObject({ conversations: 1 });
  });

  it('has an answer of today also for the days that went without one', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await untilMorning(market);
    await writeToShop(shopper, shop);
    await untilMorning(market);
    await writeToShop(shopper, shop);
    await market.advance(60);
    await writeToShopper(shop.seller, shopper);
    expect(await figures(shop)).toEqual({
      conversations: 2,
      answered: 2,
      first_answer_seconds: Math.round((86_460 + 60) / 2),
    });
  });

  it('is not raised by what the shop writes first, nor its time by a second answer', async ({
    market,
    inbox: shop,
  }) => {
    const [buyer, shopper] = [await aShopper(market), await aShopper(market)];
    await anOrder(market, buyer, shop);
    await untilMorning(market);
    await writeToShopper(shop.seller, buyer, '已收到订单');
    expect(await figures(shop)).toEqual({ conversations: 0, answered: 0, first_answer_seconds: null });
    await writeToShop(shopper, shop);
    await market.advance(30);
    await writeToShopper(shop.seller, shopper);
    await market.advance(300);
    await writeToShopper(shop.seller, shopper);
    expect(await figures(shop)).toEqual({ conversations: 1, answered: 1, first_answer_seconds: 30 });
  });

  it('is timed by the median: one slow answer moves it little', async ({ market, inbox: shop }) => {
    const people = [await aShopper(market), await aShopper(market), await aShopper(market)];
    await untilMorning(market);
    for (const one of people) await writeToShop(one, shop);
    for (const [index, one] of people.entries()) {
      await market.advance(index === 2 ? 7_200 : 10);
      await writeToShopper(shop.seller, one);
    }
    expect(await figures(shop)).toEqual({ conversations: 3, answered: 3, first_answer_seconds: 20 });
  });

  it('is each shop’s own, of at most ninety days, and read by who may read conversations', async ({
    market,
    inbox: shop,
  }) => {
    await writeToShop(await aShopper(market), shop);
    expect(await figures(await aShopFixture(market))).toMatchObject({ conversations: 0 });
    expect(await getRefusalKey(figures(shop, 91))).toBe('common.invalid_input');
    expect(await getRefusalKey(figures(shop, 0))).toBe('common.invalid_input');
    const clerk = await aSeller(market, shop.id, 'finance');
    const asked = clerk.client.call('GET /seller/chat/figures', {});
    expect(await getRefusalKey(asked)).toBe('common.no_permission');
  });
});
