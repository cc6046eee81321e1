/** Who of a shop looks after a conversation, and what its staff may do with it. */
import {
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  openSocket,
  type Person,
  type ShopFixture,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('inbox', ({ market }) => aShopFixture(market));

const take = ({ client }: Person, { id }: Person) => client.call('POST /seller/chat/take', { user_id: id });
const handOver = ({ client }: Person, shopper: Person, to: { id: number }) =>
  client.call('POST /seller/chat/handover', { user_id: shopper.id, staff_id: to.id });
const flag = ({ client }: Person, { id }: Person, flagged = true) =>
  client.call('POST /seller/chat/flag', { user_id: id, flagged });
const block = ({ client }: Person, { id }: Person, blocked = true) =>
  client.call('POST /seller/chat/block', { user_id: id, blocked });
const list = ({ client }: Person, tab: 'mine' | 'flagged' | 'all' | 'waiting' = 'all') =>
  client.call('GET /seller/chat/list', { tab });
const readAudit = async (market: Market, id: number) =>
  (
    await market.server.kernel.database.pool.query(
      `select staff_id::int, before, after from audit_log
       where subject = 'conversation' and subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

/** Someone who may read conversations and nothing else of them. */
async function aReader(market: Market, shop: ShopFixture): Promise<Person> {
  const reader = await aSeller(market, shop.id, 'service');
  const rights = ['chat.read'];
  const role = { name: '只读客服', name_en: 'Reader', rights };
  const { key } = await shop.seller.client.call('POST /seller/roles/save', role);
  await market.server.kernel.database.pool.query('update shop_staff set role = $2 where id = $1', [
    reader.id,
    key,
  ]);
  return reader;
}

describe('who looks after a conversation', () => {
  it('is kept with who it was before in the record of changes', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const { id } = await take(shop.seller, shopper);
    await handOver(shop.seller, shopper, colleague);
    expect(await readAudit(market, id)).toMatchObject([
      { staff_id: shop.seller.id, before: { agent: null }, after: { agent: shop.seller.id } },
      { staff_id: shop.seller.id, before: { agent: shop.seller.id }, after: { agent: colleague.id } },
    ]);
  });

  it('keeps no colleague from answering, and stays when the shopper writes again', async ({
    market,
    inbox: shop,
  }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    await take(shop.seller, shopper);
    await writeToShopper(colleague, shopper, '我来回答');
    await writeToShop(shopper, shop);
    expect((await list(shop.seller, 'mine')).rows.map(({ user_id }) => user_id)).toEqual([shopper.id]);
    expect((await list(colleague, 'mine')).rows).toEqual([]);
    expect((await list(colleague)).counts).toMatchObject({ mine: 0, waiting: 1 });
  });

  it('may be given a conversation that nobody has', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    expect((await handOver(shop.seller, shopper, colleague)).agent).toMatchObject({ id: colleague.id });
    expect((await list(colleague, 'mine')).total).toBe(1);
  });

  it('is named by the field where they may not answer', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const reader = await aReader(market, shop);
    for (const to of [reader, { id: 900_000_000 }])
      await expect(handOver(shop.seller, shopper, to)).rejects.toMatchObject({
        key: 'chat.agent_unknown',
        field: 'staff_id',
      });
    expect((await list(shop.seller)).rows[0]?.agent).toBeNull();
  });

  it('is listed with how many conversations they have, and no reader among them', async ({
    market,
    inbox: shop,
  }) => {
    const [colleague, reader] = [await aSeller(market, shop.id, 'service'), await aReader(market, shop)];
    for (const one of [await aShopper(market), await aShopper(market)]) {
      await writeToShop(one, shop);
      await take(colleague, one);
    }
    const { rows } = await reader.client.call('GET /seller/chat/agents', {});
    const held = new Map(rows.map(({ id, conversations }) => [id, conversations]));
    expect([held.get(colleague.id), held.get(shop.seller.id), held.has(reader.id)]).toEqual([2, 0, false]);
  });

  it('is told at once to the colleagues’ screens, and not to the shopper', async ({
    market,
    inbox: shop,
  }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const [theirs, mine] = [await openSocket(market), await openSocket(market)];
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: theirs.clientId });
    await shopper.client.call('POST /wanlshop/chat/shake', { client_id: mine.clientId });
    await take(shop.seller, shopper);
    expect(await theirs.hear('chat_conversation')).toEqual({
      type: 'chat_conversation',
      user_id: shopper.id,
    });
    await writeToShopper(shop.seller, shopper);
    await mine.hear('chat');
    expect(mine.frames.some(({ type }) => type === 'chat_conversation')).toBe(false);
    for (const socket of [theirs, mine]) socket.close();
  });
});

describe('someone who may only read conversations', () => {
  it('sees them and marks them read', async ({ market, inbox: shop }) => {
    const [shopper, reader] = [await aShopper(market), await aReader(market, shop)];
    await writeToShop(shopper, shop);
    expect((await list(reader)).total).toBe(1);
    await reader.client.call('POST /seller/chat/read', { user_id: shopper.id });
    expect((await list(reader)).rows[0]?.count).toBe(0);
    expect((await reader.client.call('GET /seller/chat/hours', {})).on).toBe(false);
  });

  it('changes nothing of them', async ({ market, inbox: shop }) => {
    const [shopper, reader] = [await aShopper(market), await aReader(market, shop)];
    await writeToShop(shopper, shop);
    const user = { user_id: shopper.id };
    const hours = await reader.client.call('GET /seller/chat/hours', {});
    const gift = { ...user, coupon_id: 1 };
    for (const refused of [
      () => writeToShopper(reader, shopper),
      () => take(reader, shopper),
      () => handOver(reader, shopper, reader),
      () => flag(reader, shopper),
      () => block(reader, shopper),
      () => reader.client.call('POST /seller/chat/typing', user),
      () => reader.client.call('POST /seller/chat/note', { ...user, text: '老顾客' }),
      () => reader.client.call('POST /seller/chat/note_delete', { id: 1 }),
      () => reader.client.call('POST /seller/chat/recall', { id: 1 }),
      () => reader.client.call('POST /seller/chat/gift', gift, { idempotencyKey: 'reader-gift-1' }),
      () => reader.client.call('POST /seller/chat/hours_save', hours),
      () => reader.client.call('POST /seller/chat/quickreplies_save', { title: '问候', text: '您好' }),
      () => reader.client.call('POST /seller/chat/quickreplies_delete', { id: 1 }),
      () => reader.client.call('POST /seller/chat/quickreplies_sort', { ids: [1] }),
    ])
      expect(await getRefusalKey(refused())).toBe('common.no_permission');
  });
});

describe('another shop', () => {
  it('finds nothing of a conversation that is not its own', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    const { client } = (await aShopFixture(market)).seller;
    const stranger = { client } as Person;
    const user = { user_id: shopper.id };
    for (const refused of [
      () => client.call('GET /seller/chat/history', user),
      () => client.call('GET /seller/chat/customer', user),
      () => take(stranger, shopper),
      () => handOver(stranger, shopper, shop.seller),
      () => flag(stranger, shopper),
      () => block(stranger, shopper),
      () => client.call('POST /seller/chat/note', { ...user, text: '老顾客' }),
    ])
      expect(await getRefusalKey(refused())).toBe('common.not_found');
    expect(await list(stranger)).toMatchObject({ rows: [], total: 0 });
    expect((await list(shop.seller)).rows[0]).toMatchObject({ flagged: false, blocked: false, agent: null });
  });
});

describe('a shopper who has only blocked a shop', () => {
  it('is nobody to it: it sees no name, and takes and marks nothing', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await shopper.client.call('POST /wanlshop/chat/block', { user_id: shop.id, blocked: true });
    const user = { user_id: shopper.id };
    const { client } = shop.seller;
    for (const refused of [
      () => take(shop.seller, shopper),
      () => handOver(shop.seller, shopper, shop.seller),
      () => flag(shop.seller, shopper),
      () => client.call('GET /seller/chat/customer', user),
      () => client.call('GET /seller/chat/history', user),
      () => client.call('POST /seller/chat/read', user),
      () => client.call('POST /seller/chat/typing', user),
    ])
      expect(await getRefusalKey(refused())).toBe('common.not_found');
    expect((await list(shop.seller)).rows).toEqual([]);
  });
});

describe('a flag', () => {
  it('is set and taken away, by itself and not with a block', async ({ market, inbox: shop }) => {
    const shopper = await aShopper(market);
    await writeToShop(shopper, shop);
    expect(await flag(shop.seller, shopper)).toMatchObject({ flagged: true, blocked: false });
    expect(await block(shop.seller, shopper)).toMatchObject({ flagged: true, blocked: true });
    expect(await flag(shop.seller, shopper, false)).toMatchObject({ flagged: false, blocked: true });
    expect((await list(shop.seller, 'flagged')).rows).toEqual([]);
  });

  it('is recorded with who set it', async ({ market, inbox: shop }) => {
    const [shopper, colleague] = [await aShopper(market), await aSeller(market, shop.id, 'service')];
    await writeToShop(shopper, shop);
    const { id } = await flag(colleague, shopper);
    expect(await readAudit(market, id)).toMatchObject([
      { staff_id: colleague.id, before: { flagged: false }, after: { flagged: true } },
    ]);
  });
});
