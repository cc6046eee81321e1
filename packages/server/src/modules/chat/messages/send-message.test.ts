import {
  aGoods,
  anM4a,
  anOrder,
  aSeller,
  aShopFixture,
  aShopper,
  aWebm,
  getRefusalKey,
  type Person,
  toMessage,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { silenceShopper } from '../../identity/index.ts';

const it = marketTest.extend('marketOptions', {
  settings: { 'chat.burst_messages': 100, 'content.blocked_words': ['假药'] },
});

const history = ({ client }: Person, shop: { id: number }) =>
  client.call('GET /wanlshop/chat/history', { user_id: shop.id });

const aPicture = async ({ client }: Person, side: 'wanlshop' | 'seller' = 'wanlshop') => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff5a1f' } })
    .png()
    .toBuffer();
  return client.upload(`POST /${side}/chat/upload`, new Blob([new Uint8Array(png)]), 'a.png');
};
const aVoice = ({ client }: Person, bytes: Buffer = aWebm()) =>
  client.upload('POST /wanlshop/chat/upload', new Blob([new Uint8Array(bytes)]), 'a.webm');

describe('a message', () => {
  it('is stored and shown to both sides, each reading the same', async ({ market, shop }) => {
    const shopper = await aShopper(market, { nickname: '小橙' });
    const asked = await writeToShop(shopper, shop, '有货吗？');
    const answered = await writeToShopper(shop.seller, shopper, '有的');
    expect(answered.id).toBeGreaterThan(asked.id);
    const { rows, more } = await history(shopper, shop);
    expect(more).toBe(false);
    expect(rows).toMatchObject([
      {
        form: { id: shopper.id, name: '小橙', shop_id: null },
        to_id: shop.id,
        message: { id: asked.id, type: 'text', content: { text: '有货吗？' } },
        agent: null,
      },
      {
        form: { id: shop.id, name: shop.name, shop_id: shop.id },
        to_id: shopper.id,
        message: { id: answered.id },
      },
    ]);
    expect(rows[1]?.agent).toMatch(/^店员/);
    const theirs = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(theirs.rows).toEqual(rows);
  });

  it('is the same one when it is sent again, also once what it names is gone', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop);
    const message = toMessage({ type: 'goods', content: { goods_id: goods.id } });
    const send = () => shopper.client.call('POST /wanlshop/chat/send', { to_id: shop.id, message });
    const first = await send();
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await send()).toEqual(first);
    expect((await history(shopper, shop)).rows).toHaveLength(1);
  });

  it('is refused with other content under the same id', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const send = (text: string) =>
      shopper.client.call('POST /wanlshop/chat/send', {
        to_id: shop.id,
        message: toMessage(text, 'same-id-1'),
      });
    await send('一');
    expect(await getRefusalKey(send('二'))).toBe('chat.client_msg_id_reused');
  });

  it('is a picture or a voice that its sender sent up, and nobody else’s', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const [picture, voice] = [await aPicture(shopper), await aVoice(shopper)];
    await writeToShop(shopper, shop, { type: 'img', content: { url: picture.url } });
    await writeToShop(shopper, shop, { type: 'voice', content: { url: voice.url, seconds: 4 } });
    const { rows } = await history(shopper, shop);
    expect(rows.map(({ message }) => message)).toMatchObject([
      { type: 'img', content: { url: picture.url, width: 40, height: 30 } },
      { type: 'voice', content: { url: voice.url, seconds: 4 } },
    ]);
    const other = await aShopper(market);
    for (const [said, key] of [
      [{ type: 'img', content: { url: picture.url } }, 'chat.picture_unknown'],
      [{ type: 'voice', content: { url: voice.url, seconds: 4 } }, 'chat.voice_unknown'],
    ] as const) {
      expect(await getRefusalKey(writeToShop(other, shop, said))).toBe(key);
      expect(await getRefusalKey(writeToShopper(shop.seller, shopper, said))).toBe(key);
    }
  });

  it('lasts as long as its file says, where it does', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { url } = await aVoice(shopper, anM4a(7));
    await writeToShop(shopper, shop, { type: 'voice', content: { url, seconds: 2 } });
    const { rows } = await history(shopper, shop);
    expect(rows[0]?.message).toMatchObject({ content: { seconds: 7 } });
  });

  it('shows goods on sale as they were when it was sent; a shop shows its own alone', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { title: '红茶', title_en: 'Black tea', price: '9.90' });
    const theirs = await aGoods(await aShopFixture(market));
    const off = await aGoods(shop, { state: 'off' });
    const show = (id: number) => ({ type: 'goods', content: { goods_id: id } }) as const;
    await writeToShop(shopper, shop, show(goods.id));
    await writeToShop(shopper, shop, show(theirs.id));
    expect(await getRefusalKey(writeToShop(shopper, shop, show(off.id)))).toBe('chat.goods_unknown');
    await writeToShopper(shop.seller, shopper, show(goods.id));
    for (const id of [theirs.id, off.id])
      expect(await getRefusalKey(writeToShopper(shop.seller, shopper, show(id)))).toBe('chat.goods_unknown');
    const english = await market
      .client(shopper.token, 'en')
      .call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(english.rows[0]?.message).toMatchObject({
      content: { goods_id: goods.id, title: 'Black tea', image: '/files/00/goods.webp', price: '9.90' },
    });
  });

  it('shows an order between the two alone, as it stands now', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const show = (order_id: number) => ({ type: 'order', content: { order_id } }) as const;
    await writeToShop(shopper, shop, show(order.id));
    await writeToShopper(shop.seller, shopper, show(order.id));
    const elsewhere = await anOrder(market, shopper, await aShopFixture(market));
    const others = await anOrder(market, await aShopper(market), shop);
    for (const { id } of [elsewhere, others]) {
      expect(await getRefusalKey(writeToShop(shopper, shop, show(id)))).toBe('chat.order_unknown');
      expect(await getRefusalKey(writeToShopper(shop.seller, shopper, show(id)))).toBe('chat.order_unknown');
    }
    const shipment = { order_id: order.id, carrier: '', tracking_no: '' };
    await shop.seller.client.call('POST /seller/orders/ship', shipment);
    const { rows } = await history(shopper, shop);
    expect(rows[0]?.message).toMatchObject({ content: { order_id: order.id, state: 'shipped' } });
  });

  it('with blocked words is read as *** by the other side, and its sender is told', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    expect(await writeToShop(shopper, shop, '这是假药吗')).toMatchObject({ masked: true });
    expect(await writeToShop(shopper, shop, '这是药吗')).toMatchObject({ masked: false });
    const own = await history(shopper, shop);
    expect(own.rows[0]).toMatchObject({ message: { content: { text: '这是假药吗' } }, masked: true });
    const { rows } = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(rows[0]).toMatchObject({ message: { content: { text: '这是***吗' } }, masked: false });
  });

  it('is refused to a shop that is not there or suspended, and of a person who is silenced', async ({
    market,
    operator,
  }) => {
    const [shopper, shop] = [await aShopper(market), await aShopFixture(market)];
    await writeToShop(shopper, shop);
    expect(await getRefusalKey(writeToShop(shopper, { id: 900_000_000 }))).toBe('chat.shop_unknown');
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质过期' });
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('chat.shop_closed');
    expect(await getRefusalKey(writeToShopper(shop.seller, shopper))).toBe('chat.shop_closed');
    const peer = await shopper.client.call('GET /wanlshop/chat/peer', { user_id: shop.id });
    expect(peer.can_write).toBe(false);
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    await silenceShopper(market.context(), { id: shopper.id, days: 1 });
    expect(await getRefusalKey(writeToShop(shopper, shop))).toBe('identity.silenced');
  });

  it('of a shop reaches those who wrote to it or ordered from it, and nobody else', async ({
    market,
    shop,
  }) => {
    const [buyer, stranger] = [await aShopper(market), await aShopper(market)];
    await anOrder(market, buyer, shop);
    await writeToShopper(shop.seller, buyer, '已收到订单');
    expect(await getRefusalKey(writeToShopper(shop.seller, stranger))).toBe('common.not_found');
    await writeToShop(stranger, await aShopFixture(market));
    expect(await getRefusalKey(writeToShopper(shop.seller, stranger))).toBe('common.not_found');
  });

  it('is refused of staff without the right to write, who may read', async ({ market, shop, shopper }) => {
    await writeToShop(shopper, shop);
    const goods = await aSeller(market, shop.id, 'goods');
    expect(await getRefusalKey(writeToShopper(goods, shopper))).toBe('common.no_permission');
    const service = await aSeller(market, shop.id, 'service');
    expect(await writeToShopper(service, shopper)).toMatchObject({ masked: false });
  });
});

describe('the history', () => {
  it('goes back from the newest and on from any message, and says whether there is more', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const ids: number[] = [];
    for (const text of ['一', '二', '三', '四', '五']) ids.push((await writeToShop(shopper, shop, text)).id);
    const ask = async (bounds: { before_id?: number; after_id?: number }) => {
      const { rows, more } = await shopper.client.call('GET /wanlshop/chat/history', {
        user_id: shop.id,
        limit: 2,
        ...bounds,
      });
      return { ids: rows.map(({ message }) => message.id), more };
    };
    expect(await ask({})).toEqual({ ids: ids.slice(3), more: true });
    expect(await ask({ before_id: ids[3] ?? 0 })).toEqual({ ids: ids.slice(1, 3), more: true });
    expect(await ask({ before_id: ids[1] ?? 0 })).toEqual({ ids: ids.slice(0, 1), more: false });
    expect(await ask({ after_id: ids[0] ?? 0 })).toEqual({ ids: ids.slice(1, 3), more: true });
    expect(await ask({ after_id: ids[4] ?? 0 })).toEqual({ ids: [], more: false });
  });

  it('with a shop nobody wrote to is empty; of a stranger a shop has none', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    expect(await history(shopper, shop)).toEqual({ rows: [], more: false, read_up_to: 0 });
    const asked = shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(await getRefusalKey(asked)).toBe('common.not_found');
  });
});
