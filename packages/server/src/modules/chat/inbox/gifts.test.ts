/** Coupons that a shop gives away in a conversation. */
import {
  aCoupon,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopFixture,
  writeToShop,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('inbox', ({ market }) => aShopFixture(market));

let keys = 0;
const give = ({ client }: Person, { id }: Person, coupon_id: number, idempotencyKey = `a-gift-${++keys}`) =>
  client.call('POST /seller/chat/gift', { user_id: id, coupon_id }, { idempotencyKey });
const countCards = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/coupon/mine', {})).rows.length;
const countMessages = async ({ client }: Person, { id }: ShopFixture) =>
  (await client.call('GET /wanlshop/chat/history', { user_id: id })).rows.length;

describe('a gift', () => {
  it('answers the shopper, who hears of it as of any message', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await give(shop.seller, shopper, await aCoupon(shop.seller));
    const { rows } = await shop.seller.client.call('GET /seller/chat/list', {});
    expect(rows[0]?.waiting_since).toBeNull();
    expect((await shopper.client.call('GET /wanlshop/chat/list', {})).unread).toBe(1);
    expect(await shop.seller.client.call('GET /seller/chat/figures', {})).toMatchObject({ answered: 1 });
  });

  it('is read in the shopper’s language, with the name of who gave it', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const coupon = await aCoupon(shop.seller, { title: '见面礼', title_en: 'Welcome gift' });
    await give(colleague, shopper, coupon);
    const english = market.client(shopper.token, 'en');
    const { rows } = await english.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows[1]).toMatchObject({
      message: { type: 'coupon', content: { coupon_id: coupon, title: 'Welcome gift' } },
      form: { shop_id: shop.id },
    });
    expect(rows[1]?.agent).toMatch(/^店员/);
  });

  it('is given twice by two keys, as often as its terms allow', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const coupon = await aCoupon(shop.seller, { per_person: 2 });
    await give(shop.seller, shopper, coupon);
    await give(shop.seller, shopper, coupon);
    expect(await getRefusalKey(give(shop.seller, shopper, coupon))).toBe('coupons.limit_reached');
    expect([await countCards(shopper), await countMessages(shopper, shop)]).toEqual([2, 3]);
  });

  it('asks for a key', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const input = { user_id: shopper.id, coupon_id: await aCoupon(shop.seller) };
    const { body } = await market.request('POST /seller/chat/gift', input, { token: shop.seller.token });
    expect(body.code).not.toBe(1);
    expect(await countCards(shopper)).toBe(0);
  });

  it('is not given to a stranger', async ({ market, inbox: shop }) => {
    const stranger = await aShopper(market);
    const coupon = await aCoupon(shop.seller);
    expect(await getRefusalKey(give(shop.seller, stranger, coupon))).toBe('common.not_found');
    expect(await countCards(stranger)).toBe(0);
  });

  it('is refused without a message or a card where none is left', async ({ market, inbox: shop }) => {
    const [one, other] = [await aShopper(market), await aShopper(market)];
    for (const shopper of [one, other]) await writeToShop(shopper, shop);
    const coupon = await aCoupon(shop.seller, { total: 1 });
    await give(shop.seller, one, coupon);
    expect(await getRefusalKey(give(shop.seller, other, coupon))).toBe('coupons.none_left');
    expect([await countCards(other), await countMessages(other, shop)]).toEqual([0, 1]);
  });

  it('is refused where the coupon was stopped, or asks for a higher level', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const stopped = await aCoupon(shop.seller);
    await shop.seller.client.call('POST /seller/coupons/stop', { id: stopped });
    expect(await getRefusalKey(give(shop.seller, shopper, stopped))).toBe('coupons.not_open');
    const high = await aCoupon(shop.seller, { type: 'vip', level: 3 });
    expect(await getRefusalKey(give(shop.seller, shopper, high))).toBe('coupons.level_too_low');
    expect([await countCards(shopper), await countMessages(shopper, shop)]).toEqual([0, 1]);
  });

  it('is refused to a shopper the shop has blocked, and of a shop that is suspended', async ({
    market,
    operator,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const coupon = await aCoupon(shop.seller);
    const block = (blocked: boolean) =>
      shop.seller.client.call('POST /seller/chat/block', { user_id: shopper.id, blocked });
    await block(true);
    expect(await getRefusalKey(give(shop.seller, shopper, coupon))).toBe('chat.blocked_by_yourself');
    await block(false);
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质过期' });
    expect(await getRefusalKey(give(shop.seller, shopper, coupon))).toBe('chat.shop_closed');
    expect([await countCards(shopper), await countMessages(shopper, shop)]).toEqual([0, 1]);
  });

  it('is a matter of who may give: someone who packs may not', async ({ market, inbox: shop }) => {
    const [shopper, clerk] = [await aShopper(market), await aSeller(market, shop.id, 'shipping')];
    await writeToShop(shopper, shop);
    const coupon = await aCoupon(shop.seller);
    expect(await getRefusalKey(give(clerk, shopper, coupon))).toBe('common.no_permission');
  });

  it('keeps its card when the message that told of it is recalled', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { id } = await give(shop.seller, shopper, await aCoupon(shop.seller));
    await shop.seller.client.call('POST /seller/chat/recall', { id });
    expect(await countCards(shopper)).toBe(1);
    const { rows } = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows[1]).toMatchObject({ recalled: true, message: { type: 'text', content: { text: '' } } });
  });
});
