import { aPost, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const comment = ({ client }: Person, id: number, content: string, reply_to?: number) =>
  client.call('POST /wanlshop/find/comment', { id, content, ...(reply_to && { reply_to }) });

describe('a reply', () => {
  it('stands below the comment, also one to a reply, and says whom it answers', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    const [ming, lin] = [
      await aShopper(market, { nickname: '小明' }),
      await aShopper(market, { nickname: '林小雨' }),
    ];
    const first = await comment(ming, id, '在哪里买的');
    const reply = await comment(lin, id, '店里', first.id);
    await comment(ming, id, '谢谢', reply.id);
    await comment(ming, id, '再问一句', first.id);
    const { rows, total } = await market.client().call('GET /wanlshop/find/comments', { id });
    expect([rows.length, total]).toEqual([1, 4]);
    expect(rows[0]).toMatchObject({
      reply_count: 3,
      replies: [
        { content: '店里', to: '' },
        { content: '谢谢', to: '林小雨' },
      ],
    });
    const all = await market.client().call('GET /wanlshop/find/replies', { id: first.id, limit: 2 });
    const rest = await market
      .client()
      .call('GET /wanlshop/find/replies', { id: first.id, limit: 2, cursor: all.next ?? '' });
    expect(rest.rows.map(({ content }) => content)).toEqual(['再问一句']);
    expect(await getRefusalKey(comment(ming, await aPost(market, shop), '好', first.id))).toBe(
      'discovery.comment_gone',
    );
  });
});

describe('a comment', () => {
  it('is liked once by each, and no longer', async ({ market, shop, shopper }) => {
    const { id } = await comment(shopper, await aPost(market, shop), '好');
    const like = (liked: boolean) => shopper.client.call('POST /wanlshop/find/comment/like', { id, liked });
    expect([await like(true), await like(true), await like(false)].map(({ likes }) => likes)).toEqual([
      1, 1, 0,
    ]);
    const gone = shopper.client.call('POST /wanlshop/find/comment/like', { id: 900_000_000, liked: true });
    expect(await getRefusalKey(gone)).toBe('discovery.comment_gone');
  });

  it('is deleted, with what stands below it, by who wrote it or the post, and nobody else', async ({
    market,
    shop,
  }) => {
    const [host, ming, lin] = [await aShopper(market), await aShopper(market), await aShopper(market)];
    const id = await aPost(market, shop, { shopId: null, shopperId: host.id });
    const [mine, other] = [await comment(ming, id, '一'), await comment(ming, id, '二')];
    await comment(lin, id, '回', mine.id);
    const remove = ({ client }: Person, comment: number) =>
      client.call('POST /wanlshop/find/comment/delete', { id: comment });
    expect(await getRefusalKey(remove(lin, mine.id))).toBe('discovery.comment_gone');
    expect(await remove(ming, mine.id)).toEqual({ comments: 1 });
    expect(await remove(host, other.id)).toEqual({ comments: 0 });
    expect(await getRefusalKey(remove(host, other.id))).toBe('discovery.comment_gone');
  });

  it('with a blocked word is refused under its field', async ({ market, operator, shop, shopper }) => {
    await operator.client.call('POST /platform/settings/save', {
      name: 'content.blocked_words',
      value: ['外面便宜'],
    });
    const id = await aPost(market, shop);
    expect(await getRefusalKey(comment(shopper, id, '加我，外面便宜'))).toBe('common.blocked_word');
  });
});
