/** What one author publishes at once, on two nodes. */
import {
  aGoods,
  anUploadedVideo,
  aPost,
  aPostForm,
  aShopFixture,
  aShopper,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import type { PostForm } from './check-post.ts';
import { publishPost } from './publish-post.ts';

const it = marketTest
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, async ({ market, goods }): Promise<PostForm> => {
    const { images } = (await aPostForm(market, [goods.id])) as { images: string[] };
    return { kind: 'other', title: '', content: '带上帐篷就出发', images, goods: [goods.id] };
  });

const as = (market: Market, { id }: Person) => market.context({ kind: 'shopper', id, sessionId: 0 });
/** The state a post came into, or what it was refused with. */
const outcome = (publishing: ReturnType<typeof publishPost>): Promise<string> =>
  publishing.then(
    ({ state }) => state,
    (error: unknown) => {
      if (error instanceof Refusal) return error.key;
      throw error;
    },
  );

describe('posts published at once', () => {
  it('by a new author all wait: none is the first of another', async ({ market, node, form, operator }) => {
    const author = await aShopper(market);
    const published = await Promise.all(
      Array.from({ length: 6 }, (_, n) => publishPost(as(n % 2 ? market : node, author), form)),
    );
    expect(published.map(({ state }) => state)).toEqual(Array(6).fill('reviewing'));
    const { rows } = await operator.client.call('GET /platform/posts/list', { author_id: author.id });
    expect(rows.map(({ is_first }) => is_first)).toEqual(Array(6).fill(true));
    const { rows: authors } = await operator.client.call('GET /platform/posts/authors', { kind: 'user' });
    expect(authors.find((row) => row.author.id === author.id)?.posts).toBe(6);
  });

  it('show the same video in one of them', async ({ market, node, form }) => {
    const author = await aShopper(market);
    const { goods, content } = form;
    const film: PostForm = {
      kind: 'video',
      title: '开箱',
      content,
      goods,
      video_id: await anUploadedVideo(market, author.id),
    };
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, (_, n) => outcome(publishPost(as(n % 2 ? market : node, author), film))),
    );
    expect(outcomes.sort()).toEqual([...Array(3).fill('discovery.video_used'), 'reviewing']);
  });

  it('are fifty within a day at most, deleted ones counted, and go on the day after', async ({
    market,
    node,
    form,
    shop,
  }) => {
    const author = await aShopper(market);
    const mine = { shopId: null, shopperId: author.id, goodsIds: form.goods };
    for (let n = 0; n < 48; n += 1) await aPost(market, shop, mine);
    const last = await aPost(market, shop, mine);
    await author.client.call('POST /wanlshop/find/delete', { id: last });
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, (_, n) => outcome(publishPost(as(n % 2 ? market : node, author), form))),
    );
    expect(outcomes.sort()).toEqual([...Array(2).fill('discovery.too_many_posts'), 'shown']);
    await market.advance(86_401);
    expect(await outcome(publishPost(as(market, author), form))).toBe('shown');
  });

  it('as a shop, by its staff and by who is linked to it, are counted together', async ({ market, form }) => {
    const shop = await aShopFixture(market);
    const author = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await author.client.call('POST /wanlshop/user/linkshop', { code });
    for (let n = 0; n < 49; n += 1) await aPost(market, shop, { goodsIds: form.goods });
    const inConsole = market.context({
      kind: 'seller',
      staffId: shop.seller.id,
      shopId: shop.id,
      rights: [],
      sessionId: 0,
    });
    const outcomes = await Promise.all([
      outcome(publishPost(inConsole, form)),
      outcome(publishPost(as(market, author), { ...form, as_shop: shop.id })),
    ]);
    expect(outcomes.sort()).toEqual(['discovery.too_many_posts', 'shown']);
    // their own are their own
    expect(await outcome(publishPost(as(market, author), form))).toBe('reviewing');
  });
});
