import { aCategory, aGoods, aPost, aPostForm, aShopper } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { rankPosts } from './index.ts';

const it = marketTest.extend('marketOptions', {
  settings: { 'discovery.review': 'none', 'discovery.rank_minutes': 1, 'discovery.video_megabytes': 2 },
});

describe('as the operator sets it', () => {
  it('no post waits for a review', async ({ market, shop }) => {
    const { client } = await aShopper(market);
    const form = await aPostForm(market, [(await aGoods(shop)).id]);
    expect((await client.call('POST /wanlshop/find/publish', form)).state).toBe('shown');
  });

  it('ranks are computed after so many minutes, not before', async ({ market, shop, shopper }) => {
    const categoryId = await aCategory(market);
    const liked = await aPost(market, shop, { categoryId });
    await aPost(market, shop, { categoryId });
    await shopper.client.call('POST /wanlshop/find/like', { id: liked, liked: true });
    await market.advance(61);
    await rankPosts(market.context());
    expect(await rankPosts(market.context())).toBe(false);
    const first = async () =>
      (await market.client().call('GET /wanlshop/find/list', { category_id: categoryId })).rows[0]?.id;
    await expect.poll(first).toBe(liked);
  });

  it('a video of more megabytes is refused', async ({ market, shopper }) => {
    const answer = await fetch(`${market.server.url}/api/uploads/videos`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        token: shopper.token,
        'upload-length': String(2 * 1024 * 1024 + 1),
      },
    });
    expect(await answer.json()).toMatchObject({ data: { key: 'discovery.video_too_large' } });
  });
});
