/** What is sent beside words: files, products and orders, each as far as its sender may show it. */
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
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { settings: { 'chat.burst_messages': 100 } });

const upload = (
  { client }: Pick<Person, 'client'>,
  bytes: Buffer,
  side: 'wanlshop' | 'seller' = 'wanlshop',
) => client.upload(`POST /${side}/chat/upload`, new Blob([new Uint8Array(bytes)]), 'voice');
const voice = (url: string, seconds = 4) => ({ type: 'voice', content: { url, seconds } }) as const;
const goodsCard = (goods_id: number) => ({ type: 'goods', content: { goods_id } }) as const;
const getLast = async ({ client }: Person, { id }: { id: number }) =>
  (await client.call('GET /wanlshop/chat/history', { user_id: id })).rows.at(-1)?.message;

describe('a voice', () => {
  it('of sixty seconds is accepted, and kept with its length', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { url } = await upload(shopper, anM4a(60));
    await writeToShop(shopper, shop, voice(url, 1));
    expect(await getLast(shopper, shop)).toMatchObject({ content: { url, seconds: 60 } });
  });

  it('may be sent again to another shop without sending it up again', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { url } = await upload(shopper, anM4a(5));
    for (const one of [shop, await aShopFixture(market)]) {
      await writeToShop(shopper, one, voice(url));
      expect(await getLast(shopper, one)).toMatchObject({ type: 'voice', content: { url, seconds: 5 } });
    }
  });

  it('that two people sent up is each one’s own', async ({ market, shop }) => {
    const [one, other] = [await aShopper(market), await aShopper(market)];
    const bytes = anM4a(6);
    const { url } = await upload(one, bytes);
    expect(await getRefusalKey(writeToShop(other, shop, voice(url)))).toBe('chat.voice_unknown');
    const theirs = (await upload(other, bytes)).url;
    expect(theirs).not.toBe(url);
    await writeToShop(other, shop, voice(theirs));
    await writeToShop(one, shop, voice(url));
  });

  it('said to be longer than a minute, or of no length, is refused by its field', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const { url } = await upload(shopper, aWebm());
    for (const seconds of [0, 61])
      await expect(writeToShop(shopper, shop, voice(url, seconds))).rejects.toMatchObject({
        key: 'common.invalid_input',
        field: 'message.content.seconds',
      });
  });

  it('of a colleague is not one’s own', async ({ market, shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const { url } = await upload(colleague, anM4a(8), 'seller');
    const theirs = writeToShopper(shop.seller, shopper, voice(url));
    await expect(theirs).rejects.toMatchObject({
      key: 'chat.voice_unknown',
      field: 'message.content.url',
    });
    await writeToShopper(colleague, shopper, voice(url));
    expect(await getLast(shopper, shop)).toMatchObject({ type: 'voice', content: { seconds: 8 } });
  });

  it('cannot be sent as a picture', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const { url } = await upload(shopper, anM4a(9));
    const wrong = writeToShop(shopper, shop, { type: 'img', content: { url } });
    expect(await getRefusalKey(wrong)).toBe('chat.picture_unknown');
  });
});

describe('sending up', () => {
  it('is for those who may write: shoppers, and staff with the right', async ({ market, shop }) => {
    const clerk = await aSeller(market, shop.id, 'goods');
    expect(await getRefusalKey(upload(clerk, anM4a(3), 'seller'))).toBe('common.no_permission');
    expect(await getRefusalKey(upload({ client: market.client() }, anM4a(3)))).toBe('common.login_required');
    expect(await upload(shop.seller, anM4a(3), 'seller')).toMatchObject({ type: 'voice' });
  });

  it('names the field of what it refuses, and the most that may be', async ({ shopper }) => {
    const large = Buffer.concat([anM4a(7), Buffer.alloc(1_048_576)]);
    await expect(upload(shopper, large)).rejects.toMatchObject({
      key: 'chat.voice_too_large',
      field: 'file',
      message: '语音不能超过 1 MB',
    });
    await expect(upload(shopper, anM4a(61))).rejects.toMatchObject({
      key: 'chat.voice_too_long',
      field: 'file',
      message: '语音不能超过 60 秒',
    });
    await expect(upload(shopper, Buffer.from('words alone'))).rejects.toMatchObject({
      key: 'chat.file_type',
      field: 'file',
    });
  });
});

describe('a product in a message', () => {
  it('keeps the price and title it was shown with', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const goods = await aGoods(shop, { title: '绿茶', price: '20.00' });
    await writeToShop(shopper, shop, goodsCard(goods.id));
    await market.server.kernel.database.pool.query(`update goods set title = '新名' where id = $1`, [
      goods.id,
    ]);
    expect(await getLast(shopper, shop)).toMatchObject({ content: { title: '绿茶', price: '20.00' } });
  });

  it('that does not exist is refused by its field', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    await expect(writeToShop(shopper, shop, goodsCard(900_000_000))).rejects.toMatchObject({
      key: 'chat.goods_unknown',
      field: 'message.content.goods_id',
      message: '商品已下架，无法发送',
    });
    expect((await shopper.client.call('GET /wanlshop/chat/list', {})).rows).toEqual([]);
  });
});

describe('an order in a message', () => {
  it('is shown by the shop to its buyer alone', async ({ market, shop }) => {
    const [buyer, other] = [await aShopper(market), await aShopper(market)];
    const { id: order_id } = await anOrder(market, buyer, shop);
    await writeToShop(other, shop);
    const card = { type: 'order', content: { order_id } } as const;
    await expect(writeToShopper(shop.seller, other, card)).rejects.toMatchObject({
      key: 'chat.order_unknown',
      field: 'message.content.order_id',
    });
    await writeToShopper(shop.seller, buyer, card);
    expect(await getLast(buyer, shop)).toMatchObject({
      content: { order_id, state: 'pending_payment' },
    });
  });
});

describe('the id a message is sent under', () => {
  it('is each side’s own: the shop may use one that the shopper used', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const message = toMessage('同一个编号', 'shared-id-1');
    const asked = await shopper.client.call('POST /wanlshop/chat/send', { to_id: shop.id, message });
    const sent = { to_id: shopper.id, message };
    const answered = await shop.seller.client.call('POST /seller/chat/send', sent);
    expect(answered.id).toBeGreaterThan(asked.id);
    expect(await shop.seller.client.call('POST /seller/chat/send', sent)).toEqual(answered);
  });

  it('is each conversation’s own', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const ids: number[] = [];
    for (const { id: to_id } of [shop, await aShopFixture(market)]) {
      const message = toMessage('两家店', 'shared-id-2');
      ids.push((await shopper.client.call('POST /wanlshop/chat/send', { to_id, message })).id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('repeated after the message was recalled answers it, and brings nothing back', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const message = toMessage('发错了', 'recalled-id-1');
    const send = () => shopper.client.call('POST /wanlshop/chat/send', { to_id: shop.id, message });
    const sent = await send();
    await shopper.client.call('POST /wanlshop/chat/recall', { id: sent.id });
    expect((await send()).id).toBe(sent.id);
    expect(await getLast(shopper, shop)).toMatchObject({ id: sent.id, content: { text: '' } });
  });

  it('of another form is refused, as is an empty or too long text', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const send = (text: string, client_msg_id?: string) =>
      shopper.client.call('POST /wanlshop/chat/send', {
        to_id: shop.id,
        message: toMessage(text, client_msg_id),
      });
    for (const refused of [
      () => send('在吗', 'short'),
      () => send('在吗', 'with a blank'),
      () => send('  '),
      () => send('长'.repeat(1_001)),
    ])
      expect(await getRefusalKey(refused())).toBe('common.invalid_input');
    await send('长'.repeat(1_000));
  });
});
