import { anArticle, type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { ArticleViews, storeArticleViews } from './article-views.ts';

const read = (of: Market, id: number) => of.client().call('GET /wanlshop/article/details', { id });

describe('the counter of article views', () => {
  it('hands over what was counted once, and takes back what could not be stored', () => {
    const views = new ArticleViews();
    views.count(1);
    views.count(2);
    views.count(1);
    const taken = views.take();
    expect(taken).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(views.take()).toEqual([]);
    views.count(1);
    views.giveBack(taken);
    expect(views.take()).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('adds up what several nodes counted', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    const node = await startMarket({ databaseUrl: market.databaseUrl });
    await Promise.all([read(market, id), read(market, id), read(node, id)]);
    await Promise.all([storeArticleViews(market.context()), storeArticleViews(node.context())]);
    expect((await read(market, id)).views).toBe(3);
    await node.stop();
  });

  it('loses none at a clean stop', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    const node = await startMarket({ databaseUrl: market.databaseUrl });
    await read(node, id);
    await node.stop();
    expect((await read(market, id)).views).toBe(1);
  });

  it('asks the database nothing when nobody has read', async ({ market }) => {
    await storeArticleViews(market.context());
    const broken = { ...market.context(), db: null as never };
    await expect(storeArticleViews(broken)).resolves.toBeUndefined();
  });

  it('counts no reader of an article that is gone since', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    await read(market, id);
    await operator.client.call('POST /platform/articles/delete', { id });
    await expect(storeArticleViews(market.context())).resolves.toBeUndefined();
  });
});
