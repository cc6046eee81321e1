import {
  aCoupon,
  aGoods,
  anM4a,
  anOrder,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { 'chat.burst_messages': 100, 'content.blocked_words': ['假药'] },
});

type Asked = { cursor?: string; limit?: number };
const list = ({ client }: Pick<Person, 'client'>, asked: Asked = {}) =>
  client.call('GET /wanlshop/chat/list', asked);
const listIds = async (person: Pick<Person, 'client'>) =>
  (await list(person)).rows.map(({ user_id }) => user_id);
const getPreview = async (person: Pick<Person, 'client'>) => (await list(person)).rows[0]?.content;
const upload = ({ client }: Person, bytes: Buffer, name: string) =>
  client.upload('POST /wanlshop/chat/upload', new Blob([new Uint8Array(bytes)]), name);

describe('the order of conversations', () => {
  it('changes with a message of either side, and not with reading', async ({ market }) => {
    const shopper = await aShopper(market);
    const [one, two] = [await aShopFixture(market), await aShopFixture(market)];
    await writeToShop(shopper, one);
    await writeToShop(shopper, two);
    expect(await listIds(shopper)).toEqual([two.id, one.id]);
    await writeToShopper(one.seller, shopper);
    expect(await listIds(shopper)).toEqual([one.id, two.id]);
    await two.seller.client.call('POST /seller/chat/read', { user_id: shopper.id });
    await shopper.client.call('POST /wanlshop/chat/read', { user_id: two.id });
    expect(await listIds(shopper)).toEqual([one.id, two.id]);
    await writeToShop(shopper, two);
    expect(await listIds(shopper)).toEqual([two.id, one.id]);
  });

  it('shows the time of the last message', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    await market.advance(90);
    const { createtime } = await writeToShopper(shop.seller, shopper);
    expect((await list(shopper)).rows[0]?.createtime).toBe(createtime);
  });
});

describe('a page of conversations', () => {
  it('ends with no cursor where there is nothing behind it', async ({ market }) => {
    const shopper = await aShopper(market);
    for (const shop of [await aShopFixture(market), await aShopFixture(market)])
      await writeToShop(shopper, shop);
    const whole = await list(shopper, { limit: 2 });
    expect([whole.rows.length, whole.next]).toEqual([2, null]);
    const half = await list(shopper, { limit: 1 });
    expect(half.next).not.toBeNull();
    const rest = await list(shopper, { limit: 1, cursor: half.next ?? '' });
    expect([rest.rows.length, rest.next]).toEqual([1, null]);
  });

  it('does not repeat what moved to the top meanwhile', async ({ market }) => {
    const shopper = await aShopper(market);
    const shops = [await aShopFixture(market), await aShopFixture(market), await aShopFixture(market)];
    for (const shop of shops) await writeToShop(shopper, shop);
    const first = await list(shopper, { limit: 2 });
    const [, second, third] = shops;
    if (!second || !third) throw new Error('no shop');
    await writeToShop(shopper, third);
    const rest = await list(shopper, { limit: 2, cursor: first.next ?? '' });
    expect(rest.rows.map(({ user_id }) => user_id)).toEqual([shops[0]?.id]);
  });

  it('counts what is unread in all conversations, also in those behind it', async ({ market }) => {
    const shopper = await aShopper(market);
    for (const shop of [await aShopFixture(market), await aShopFixture(market)]) {
      await writeToShop(shopper, shop);
      await writeToShopper(shop.seller, shopper);
      await writeToShopper(shop.seller, shopper);
    }
    const page = await list(shopper, { limit: 1 });
    expect([page.rows[0]?.count, page.unread]).toEqual([2, 4]);
  });

  it('is refused by a cursor nobody gave out, and to visitors', async ({ market, shopper }) => {
    await expect(list(shopper, { cursor: 'nonsense' })).rejects.toMatchObject({
      key: 'common.bad_cursor',
      field: 'cursor',
    });
    expect(await getRefusalKey(list({ client: market.client() }))).toBe('common.login_required');
  });
});

describe('the last message in one line', () => {
  it('says what is no text, and the title where there is one, in the reader’s language', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const english = { client: market.client(shopper.token, 'en') };
    const both = async () => [await getPreview(shopper), await getPreview(english)];
    const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff5a1f' } });
    const picture = await upload(shopper, await square.png().toBuffer(), 'a.png');
    await writeToShop(shopper, shop, { type: 'img', content: { url: picture.url } });
    expect(await both()).toEqual(['[图片]', '[Photo]']);
    const voice = await upload(shopper, anM4a(3), 'a.m4a');
    await writeToShop(shopper, shop, { type: 'voice', content: { url: voice.url, seconds: 3 } });
    expect(await both()).toEqual(['[语音]', '[Voice message]']);
    const goods = await aGoods(shop, { title: '红茶', title_en: 'Black tea' });
    await writeToShop(shopper, shop, { type: 'goods', content: { goods_id: goods.id } });
    expect(await both()).toEqual(['[商品] 红茶', '[Product] Black tea']);
    const order = await anOrder(market, shopper, shop);
    await writeToShop(shopper, shop, { type: 'order', content: { order_id: order.id } });
    expect(await both()).toEqual(['[订单]', '[Order]']);
    const coupon_id = await aCoupon(shop.seller, { title: '见面礼', title_en: 'Welcome gift' });
    const gift = { user_id: shopper.id, coupon_id };
    await shop.seller.client.call('POST /seller/chat/gift', gift, { idempotencyKey: 'gift-preview-1' });
    expect(await both()).toEqual(['[优惠券] 见面礼', '[Coupon] Welcome gift']);
  });

  it('is cut where it is long', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop, '长'.repeat(200));
    expect(await getPreview(shopper)).toBe(`${'长'.repeat(60)}…`);
  });

  it('shows a blocked word to its sender alone', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const customer = () => shop.seller.client.call('GET /seller/chat/customer', { user_id: shopper.id });
    await writeToShop(shopper, shop, '有假药吗');
    expect(await getPreview(shopper)).toBe('有假药吗');
    expect((await customer()).conversation?.content).toBe('有***吗');
    await writeToShopper(shop.seller, shopper, '没有假药');
    expect(await getPreview(shopper)).toBe('没有***');
    expect((await customer()).conversation?.content).toBe('没有假药');
  });
});
