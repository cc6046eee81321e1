import { aPost, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { forgetShopper } from '../people/leave.ts';

const write = ({ client }: Pick<Person, 'client'>, id: number, content: string, reply_to?: number) =>
  client.call('POST /wanlshop/find/comment', { id, content, ...(reply_to && { reply_to }) });
const remove = ({ client }: Pick<Person, 'client'>, id: number) =>
  client.call('POST /wanlshop/find/comment/delete', { id });

describe('comments as they are read', () => {
  it('say who wrote the post, who may delete them and what the reader likes', async ({ market, shop }) => {
    const [host, ming, lin] = [await aShopper(market), await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop, { shopId: null, shopperId: host.id });
    const asked = await write(ming, id, '哪里买');
    await write(host, id, '店里', asked.id);
    await lin.client.call('POST /wanlshop/find/comment/like', { id: asked.id, liked: true });
    const seenBy = async (client: Person['client']) => {
      const [row] = (await client.call('GET /wanlshop/find/comments', { id })).rows;
      const [reply] = row?.replies ?? [];
      return [row?.liked, row?.likes, row?.can_delete, row?.is_author, reply?.is_author, reply?.can_delete];
    };
    expect(await seenBy(market.client())).toEqual([false, 1, false, false, true, false]);
    expect(await seenBy(lin.client)).toEqual([true, 1, false, false, true, false]);
    expect(await seenBy(ming.client)).toEqual([false, 1, true, false, true, false]);
    expect(await seenBy(host.client)).toEqual([false, 1, true, false, true, true]);
  });

  it('carry the first two replies, and the others page by page, the oldest first', async ({
    market,
    shop,
    shopper,
  }) => {
    const id = await aPost(market, shop);
    const { id: asked } = await write(shopper, id, '问');
    const said = ['一', '二', '三', '四', '五'];
    for (const content of said) await write(shopper, id, content, asked);
    const [row] = (await market.client().call('GET /wanlshop/find/comments', { id })).rows;
    expect([row?.reply_count, row?.replies.map(({ content }) => content)]).toEqual([5, ['一', '二']]);
    for (const limit of [1, 2, 5]) {
      const met: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { rows: { content: string }[]; next: string | null } = await market
          .client()
          .call('GET /wanlshop/find/replies', { id: asked, limit, ...(cursor && { cursor }) });
        met.push(...page.rows.map(({ content }) => content));
        cursor = page.next;
      }
      expect(met, String(limit)).toEqual(said);
    }
    const { next } = await market.client().call('GET /wanlshop/find/replies', { id: asked, limit: 1 });
    const wrong = market.client().call('GET /wanlshop/find/comments', { id, cursor: next ?? '' });
    expect(await getRefusalKey(wrong)).toBe('common.bad_cursor');
  });

  it('of who closed their account are gone, with what answered them', async ({ market, shop }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop);
    const [first, second] = [await write(ming, id, '一'), await write(lin, id, '二')];
    await write(lin, id, '回一', first.id);
    await write(ming, id, '回二', second.id);
    await forgetShopper(market.context(), ming.id);
    const { rows, total } = await market.client().call('GET /wanlshop/find/comments', { id });
    expect([total, rows.map(({ content, reply_count }) => [content, reply_count])]).toEqual([1, [['二', 0]]]);
  });
});

describe('a comment that is written', () => {
  it.for<[string, string, object, string]>([
    ['without words', 'common.invalid_input', { content: '' }, 'content'],
    ['of spaces', 'common.invalid_input', { content: '  \n ' }, 'content'],
    ['of 301 characters', 'common.invalid_input', { content: '长'.repeat(301) }, 'content'],
    ['to no number', 'common.invalid_input', { content: '好', reply_to: 'a' }, 'reply_to'],
    [
      'to one that is not there',
      'discovery.comment_gone',
      { content: '好', reply_to: 900_000_000 },
      'reply_to',
    ],
  ])(
    '%s is refused under its field, and nothing is counted',
    async ([_, key, wrong, field], { market, shop }) => {
      const { token } = await aShopper(market);
      const id = await aPost(market, shop);
      const { body } = await market.request('POST /wanlshop/find/comment', { id, ...wrong }, { token });
      expect(body.data).toMatchObject({ key, field });
      expect((await market.client().call('GET /wanlshop/find/comments', { id })).total).toBe(0);
    },
  );

  it('by a visitor or somebody silenced is refused, while who is silenced may still like', async ({
    market,
    shop,
  }) => {
    const id = await aPost(market, shop);
    expect(await getRefusalKey(write({ client: market.client() }, id, '好'))).toBe('common.login_required');
    const ming = await aShopper(market);
    const { id: said } = await write(ming, id, '好');
    await market.server.kernel.database.pool.query(
      "update shoppers set silenced_until = $2::timestamptz + interval '1 day' where id = $1",
      [ming.id, market.now()],
    );
    expect(await getRefusalKey(write(ming, id, '再说'))).toBe('identity.silenced');
    expect(await getRefusalKey(write(ming, id, '再说', said))).toBe('identity.silenced');
    expect(await ming.client.call('POST /wanlshop/find/like', { id, liked: true })).toMatchObject({
      likes: 1,
    });
    expect(await remove(ming, said)).toEqual({ comments: 0 });
  });

  it('twice with one key is written once', async ({ market, shop, shopper }) => {
    const id = await aPost(market, shop);
    const send = () =>
      shopper.client.call(
        'POST /wanlshop/find/comment',
        { id, content: '只说一次' },
        { idempotencyKey: `comment-once-${id}` },
      );
    const [one, two] = [await send(), await send()];
    expect([two.id, (await market.client().call('GET /wanlshop/find/comments', { id })).total]).toEqual([
      one.id,
      1,
    ]);
  });
});

describe('a comment below a shop’s post', () => {
  it('is deleted by who is linked to the shop and may write for it, until that ends', async ({
    market,
    shop,
  }) => {
    const [staff, ming] = [await aShopper(market), await aShopper(market)];
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await staff.client.call('POST /wanlshop/user/linkshop', { code });
    const id = await aPost(market, shop);
    const [one, two] = [await write(ming, id, '一'), await write(ming, id, '二')];
    expect(await remove(staff, one.id)).toEqual({ comments: 1 });
    await market.server.kernel.database.pool.query("update shop_staff set role = 'none' where id = $1", [
      shop.seller.id,
    ]);
    expect(await getRefusalKey(remove(staff, two.id))).toBe('discovery.comment_gone');
  });
});
