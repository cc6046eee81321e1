/** Two nodes on one database, several people at once. */
import {
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
  toMessage,
  writeToShop,
  writeToShopper,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { openConversation } from './conversations/conversation.queries.ts';

const it = marketTest
  .extend('marketOptions', { settings: { 'chat.burst_messages': 100 } })
  .extend('person', ({ market }) => aShopper(market));

const on = (node: Market, { token }: Person) => ({ client: node.client(token) });
const listIds = async ({ client }: Pick<Person, 'client'>, { id }: ShopFixture, after_id?: number) => {
  const bounds = after_id === undefined ? {} : { after_id };
  const { rows } = await client.call('GET /wanlshop/chat/history', { user_id: id, limit: 100, ...bounds });
  return rows.map(({ message }) => message.id);
};

describe('a message sent on two nodes at once', () => {
  it('is stored once, and both answer the same', async ({ market, node, shop, person }) => {
    const message = toMessage('在吗');
    const nodes = [market, node, market, node];
    const answers = await Promise.all(
      nodes.map((one) =>
        on(one, person).client.call('POST /wanlshop/chat/send', { to_id: shop.id, message }),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await listIds(person, shop)).toHaveLength(1);
  });

  it('with two contents is stored as one of them, and the other is refused', async ({
    market,
    node,
    shop,
    person,
  }) => {
    const send = (one: Market, text: string) =>
      on(one, person)
        .client.call('POST /wanlshop/chat/send', { to_id: shop.id, message: toMessage(text, 'raced-id-1') })
        .then(
          () => 'stored',
          (error: { key?: string }) => error.key,
        );
    expect((await Promise.all([send(market, '一'), send(node, '二')])).toSorted()).toEqual([
      'chat.client_msg_id_reused',
      'stored',
    ]);
  });
});

describe('the order of a conversation', () => {
  it('is that of its commits: who waits gets a higher id, so that nothing is missed after an id', async ({
    market,
    node,
    shop,
    person,
  }) => {
    const { id: first } = await writeToShop(person, shop);
    const holder = await market.server.kernel.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from chat_conversations where shopper_id = $1 and shop_id = $2 for update', [
      person.id,
      shop.id,
    ]);
    const waiting = [
      writeToShop(on(market, person), shop, '一'),
      writeToShopper(on(node, shop.seller), person, '二'),
    ];
    // an id given out before the lock would be lower than this one, and be committed after it
    const { rows } = await holder.query<{ id: string }>(
      "select nextval(pg_get_serial_sequence('chat_messages', 'id')) as id",
    );
    await holder.query('commit');
    holder.release();
    const ids = (await Promise.all(waiting)).map(({ id }) => id);
    for (const id of ids) expect(id).toBeGreaterThan(Number(rows[0]?.id));
    expect(await listIds(person, shop, first)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('shows a reader who asks again and again after the last they saw every message, once', async ({
    market,
    node,
    shop,
    person,
  }) => {
    const seen: number[] = [];
    let isWriting = true;
    const reading = (async () => {
      for (let more = true; isWriting || more; ) {
        const wasWriting = isWriting;
        const found = await listIds(on(node, person), shop, seen.at(-1));
        seen.push(...found);
        more = wasWriting || found.length > 0;
      }
    })();
    const lanes = [0, 1, 2, 3].map(async (lane) => {
      const ids: number[] = [];
      for (let n = 0; n < 8; n += 1) {
        const one = lane % 2 === 0 ? market : node;
        const sent =
          lane < 2
            ? await writeToShop(on(one, person), shop, `${lane} ${n}`)
            : await writeToShopper(on(one, shop.seller), person, `${lane} ${n}`).catch(() => null);
        if (sent) ids.push(sent.id);
      }
      return ids;
    });
    const written = (await Promise.all(lanes)).flat();
    isWriting = false;
    await reading;
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen).toEqual(written.toSorted((a, b) => a - b));
  });
});

describe('of two who act on a conversation at once', () => {
  it('one takes it, and the other finds it taken', async ({ market, node, person }) => {
    const shop = await aShopFixture(market);
    await writeToShop(person, shop);
    const agents = [await aSeller(market, shop.id, 'service'), await aSeller(market, shop.id, 'service')];
    const take = (one: Market, agent: Person) =>
      on(one, agent)
        .client.call('POST /seller/chat/take', { user_id: person.id })
        .then(
          ({ agent }) => agent?.id,
          (error: { key?: string }) => error.key,
        );
    const [one, two] = agents as [Person, Person];
    const taken = await Promise.all([take(market, one), take(node, two)]);
    expect(taken.filter((who) => who === 'chat.taken')).toHaveLength(1);
    const { rows } = await shop.seller.client.call('GET /seller/chat/list', {});
    expect(taken).toContain(rows[0]?.agent?.id);
  });

  it('both begin the same one', async ({ market, node, shop, person }) => {
    await Promise.all([
      writeToShop(on(market, person), shop, '一'),
      writeToShop(on(node, person), shop, '二'),
      openConversation(market.context().db, { shopperId: person.id, shopId: shop.id }, market.now()),
    ]);
    const { rows } = await person.client.call('GET /wanlshop/chat/list', {});
    expect(rows).toHaveLength(1);
  });

  it('the away message is said once', async ({ market, node, person }) => {
    const shop = await aShopFixture(market);
    const hours = await shop.seller.client.call('GET /seller/chat/hours', {});
    const form = { ...hours, on: true, days: [], away: '已下班' };
    await shop.seller.client.call('POST /seller/chat/hours_save', form);
    await Promise.all([market, node, market, node].map((one) => writeToShop(on(one, person), shop)));
    const { rows } = await person.client.call('GET /wanlshop/chat/history', { user_id: shop.id });
    expect(rows.filter(({ form }) => form.shop_id === shop.id)).toHaveLength(1);
    expect(rows).toHaveLength(5);
  });

  it('the last of a coupon is given to one, and said to one', async ({ market, node, person }) => {
    const shop = await aShopFixture(market);
    const other = await aShopper(market);
    for (const one of [person, other]) await writeToShop(one, shop);
    const { id: coupon_id } = await shop.seller.client.call('POST /seller/coupons/save', {
      type: 'reduction',
      title: '最后一张',
      title_en: 'The last one',
      amount: '10.00',
      least_spend: '100.00',
      total: 1,
    });
    const give = (one: Market, { id }: Person) =>
      getRefusalKey(
        on(one, shop.seller).client.call(
          'POST /seller/chat/gift',
          { user_id: id, coupon_id },
          { idempotencyKey: `last-gift-${id}` },
        ),
      ).catch(() => 'given');
    const given = await Promise.all([give(market, person), give(node, other)]);
    expect(given.toSorted()).toEqual(['coupons.none_left', 'given']);
    const { rows } = await shop.seller.client.call('GET /seller/chat/list', {});
    expect(rows.filter(({ content }) => content.startsWith('[优惠券]'))).toHaveLength(1);
  });
});
