import {
  aSeller,
  aShopper,
  aWebm,
  getRefusalKey,
  openSocket,
  type Person,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', {
  settings: { 'chat.burst_messages': 100, 'chat.recall_minutes': 3 },
});

const recall = ({ client }: Person, id: number) => client.call('POST /wanlshop/chat/recall', { id });
const recallAsShop = ({ client }: Person, id: number) => client.call('POST /seller/chat/recall', { id });

describe('recalling a message', () => {
  it('takes its content from both sides, from lists and from searches, and may be said twice', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const { id } = await writeToShop(shopper, shop, '我的地址是西湖边');
    const socket = await openSocket(market);
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: socket.clientId });
    await recall(shopper, id);
    await recall(shopper, id);
    expect(await socket.hear('chat_recall')).toMatchObject({ user_id: shopper.id, id });
    socket.close();
    const own = await shopper.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    const theirs = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    for (const { rows } of [own, theirs])
      expect(rows).toMatchObject([{ recalled: true, message: { id, content: { text: '' } } }]);
    const found = await shopper.client.call('GET /wanlshop/chat/search', { keyword: '西湖' });
    expect(found.rows).toEqual([]);
    const { rows } = await shopper.client.call('GET /wanlshop/chat/list', {});
    expect(rows[0]?.content).toBe('已撤回');
    const { pool } = market.server.kernel.database;
    const kept = await pool.query('select content, masked, search from chat_messages where id = $1', [id]);
    expect(kept.rows).toEqual([{ content: null, masked: null, search: null }]);
  });

  it('of a picture or a voice removes its file, and nobody else’s with the same content', async ({
    market,
    shop,
  }) => {
    const [shopper, other] = [await aShopper(market), await aShopper(market)];
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff5a1f' } })
      .png()
      .toBuffer();
    const answers = async (url: string) => [
      (await fetch(`${market.url}${url}`)).status,
      (await fetch(`${market.url}${url}?w=48`)).status,
    ];
    const upload = ({ client }: Person, bytes: Buffer) =>
      client.upload('POST /wanlshop/chat/upload', new Blob([new Uint8Array(bytes)]), 'file');
    const [picture, theirs, voice] = [
      await upload(shopper, png),
      await upload(other, png),
      await upload(shopper, aWebm()),
    ];
    const shown = await writeToShop(shopper, shop, { type: 'img', content: { url: picture.url } });
    const again = await writeToShop(shopper, shop, { type: 'img', content: { url: picture.url } });
    const said = await writeToShop(shopper, shop, { type: 'voice', content: { url: voice.url, seconds: 4 } });
    expect(await answers(picture.url)).toEqual([200, 200]);
    await recall(shopper, shown.id);
    await market.settle();
    expect(await answers(picture.url)).toEqual([200, 200]);
    for (const { id } of [again, said]) await recall(shopper, id);
    await market.settle();
    expect(await answers(picture.url)).toEqual([404, 404]);
    expect((await fetch(`${market.url}${voice.url}`)).status).toBe(404);
    expect(await answers(theirs.url)).toEqual([200, 200]);
    const once = writeToShop(shopper, shop, { type: 'img', content: { url: picture.url } });
    expect(await getRefusalKey(once)).toBe('chat.picture_unknown');
  });

  it('leaves nothing to read or to answer of what nobody had read', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const first = await writeToShop(shopper, shop, '一');
    const second = await writeToShop(shopper, shop, '二');
    const look = async () => {
      const { conversation } = await shop.seller.client.call('GET /seller/chat/customer', {
        user_id: shopper.id,
      });
      return { count: conversation?.count, isWaiting: conversation?.waiting_since !== null };
    };
    await recall(shopper, second.id);
    expect(await look()).toEqual({ count: 1, isWaiting: true });
    await recall(shopper, first.id);
    expect(await look()).toEqual({ count: 0, isWaiting: false });
  });

  it('is one’s own to do: not the other side’s, a colleague’s or a stranger’s', async ({ market, shop }) => {
    const [shopper, stranger] = [await aShopper(market), await aShopper(market)];
    const asked = await writeToShop(shopper, shop);
    const answered = await writeToShopper(shop.seller, shopper);
    const colleague = await aSeller(market, shop.id, 'service');
    for (const call of [
      () => recall(stranger, asked.id),
      () => recall(shopper, answered.id),
      () => recallAsShop(shop.seller, asked.id),
      () => recallAsShop(colleague, answered.id),
      () => recall(shopper, 900_000_000),
    ])
      expect(await getRefusalKey(call())).toBe('common.not_found');
    await recallAsShop(shop.seller, answered.id);
  });

  it('is refused once the minutes set are over', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const [early, late] = [await writeToShop(shopper, shop), await writeToShop(shopper, shop)];
    await market.advance(180);
    await recall(shopper, early.id);
    await market.advance(1);
    expect(await getRefusalKey(recall(shopper, late.id))).toBe('chat.recall_too_late');
    await recall(shopper, early.id);
  });
});
