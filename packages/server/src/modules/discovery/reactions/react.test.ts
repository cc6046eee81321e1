import { aGoods, aPost, aShopper, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const nowhere = 900_000_000;

describe('a like', () => {
  it('is counted once, taken back once, and known to who liked', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    const ming = await aShopper(market);
    const like = (liked: boolean) => ming.client.call('POST /wanlshop/find/like', { id, liked });
    const answers = [await like(true), await like(true), await like(false), await like(false)];
    expect(answers.map(({ likes }) => likes)).toEqual([1, 1, 0, 0]);
    await like(true);
    const { liked, likes } = await ming.client.call('GET /wanlshop/find/details', { id });
    expect([liked, likes]).toEqual([true, 1]);
    expect((await market.client().call('GET /wanlshop/find/details', { id })).liked).toBe(false);
  });

  it('of what is not shown is refused, though an old one may be taken back', async ({
    market,
    operator,
    shop,
  }) => {
    const id = await aPost(market, shop);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    await ming.client.call('POST /wanlshop/find/like', { id, liked: true });
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: false, reason: '下架' });
    const refused = lin.client.call('POST /wanlshop/find/like', { id, liked: true });
    expect(await getRefusalKey(refused)).toBe('discovery.post_gone');
    const back = await ming.client.call('POST /wanlshop/find/like', { id, liked: false });
    expect(back).toEqual({ liked: false, likes: 0 });
  });
});

describe('what else is done about a post', () => {
  it('is counted of a share, by anyone', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    expect(await market.client().call('POST /wanlshop/find/share', { id })).toEqual({ shares: 1 });
    expect((await market.client().call('GET /wanlshop/find/details', { id })).shares).toBe(1);
  });

  it('is refused of one that is not there', async ({ market, shop, shopper }) => {
    const { client } = shopper;
    const goods = await aGoods(shop);
    const refused = await Promise.all(
      [
        client.call('POST /wanlshop/find/like', { id: nowhere, liked: true }),
        client.call('POST /wanlshop/find/share', { id: nowhere }),
        client.call('POST /wanlshop/find/not_interested', { id: nowhere }),
        client.call('POST /wanlshop/find/open_goods', { id: nowhere, goods_id: goods.id }),
        client.call('POST /wanlshop/find/comment', { id: nowhere, content: '好' }),
        client.call('POST /wanlshop/find/delete', { id: nowhere }),
        client.call('POST /wanlshop/find/answer', { id: nowhere, content: '好' }),
      ].map(getRefusalKey),
    );
    expect(new Set(refused)).toEqual(new Set(['discovery.post_gone']));
    const replies = market.client().call('GET /wanlshop/find/replies', { id: nowhere });
    expect(await getRefusalKey(replies)).toBe('discovery.comment_gone');
  });

  it('is not said twice of what one is not interested in', async ({ market, shop, shopper }) => {
    const id = await aPost(market, shop);
    for (let n = 0; n < 2; n += 1) await shopper.client.call('POST /wanlshop/find/not_interested', { id });
    const { rows } = await market.server.kernel.database.pool.query(
      'select count(*)::int as hidden from hidden_posts where post_id = $1',
      [id],
    );
    expect(rows[0].hidden).toBe(1);
  });
});
