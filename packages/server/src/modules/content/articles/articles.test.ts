/** Articles, help and adverts: what shoppers read and what the operator writes. */
import type { ArticleKey } from '@chengji/contract/content/article-values';
import { anArticle, articleForm, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { writeKeyedArticle } from '../index.ts';
import { storeArticleViews } from './article-views.ts';

const both = (zh: string, en: string) => ({ zh, en });
const reader = (market: Market, language: 'zh' | 'en' = 'zh') => market.client(null, language);
const details = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  reader(market, language).call('GET /wanlshop/article/details', { id });
const list = (market: Market, input: object = {}) => reader(market).call('GET /wanlshop/article/list', input);
const save = (
  operator: Person,
  input: Parameters<typeof operator.client.call<'POST /platform/articles/save'>>[1],
) => operator.client.call('POST /platform/articles/save', input);
const of = (article: Awaited<ReturnType<typeof anArticle>>) => ({
  ...articleForm(article.category_id),
  id: article.id,
  version: article.version,
});

describe('an article', () => {
  it('is read in the language of its reader', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    expect(await details(market, id)).toMatchObject({ title: '秋茶', content: '<p>正文</p>' });
    expect(await details(market, id, 'en')).toMatchObject({ title: 'Autumn tea', content: '<p>Text</p>' });
  });

  it('is kept free of script, style and pictures from elsewhere', async ({ operator }) => {
    const { category_id } = await anArticle(operator);
    const harmful =
      '<p onclick="x()">好<script>x()</script><a href="javascript:x()">去</a><img src="https://x.example/1.png"><img src="/files/00/a.webp" onerror="x()"></p>';
    const { content } = await save(operator, { ...articleForm(category_id), content: both(harmful, '') });
    expect(content.zh).toBe('<p>好去<img src="/files/00/a.webp" /></p>');
  });

  it('is read by nobody as a draft, and by everyone from its publication', async ({ market, operator }) => {
    const { category_id } = await anArticle(operator);
    const draft = await save(operator, { ...articleForm(category_id), state: 'draft' });
    expect(draft.published_at).toBeNull();
    expect(await getRefusalKey(details(market, draft.id))).toBe('common.not_found');
    expect((await list(market, { category_id })).rows.map(({ id }) => id)).not.toContain(draft.id);
    await save(operator, { ...of(draft), state: 'published' });
    expect((await details(market, draft.id)).published_at).toBeGreaterThan(0);
  });

  it('keeps the day it was published on, however often it is changed', async ({ market, operator }) => {
    const article = await anArticle(operator);
    await market.advance(86_400);
    const changed = await save(operator, { ...of(article), title: both('改', 'Changed') });
    expect(changed.published_at).toBe(article.published_at);
    expect(changed.changed_at).toBeGreaterThan(article.changed_at);
  });

  it('is counted as read each time, without the reader waiting for it', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    for (let times = 0; times < 3; times += 1) await details(market, id);
    expect((await details(market, id)).views).toBe(0);
    await storeArticleViews(market.context());
    expect((await details(market, id)).views).toBe(4);
    await storeArticleViews(market.context());
    expect((await details(market, id)).views).toBe(5);
  });

  it('loses no reader while the database is away', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    await details(market, id);
    const ctx = market.context();
    const broken = { ...ctx, db: { execute: () => Promise.reject(new Error('away')) } as never };
    await expect(storeArticleViews(broken)).rejects.toThrow('away');
    await storeArticleViews(ctx);
    expect((await details(market, id)).views).toBe(1);
  });

  it('is in no category that is gone', async ({ operator }) => {
    expect(await getRefusalKey(save(operator, articleForm(999_999)))).toBe('content.category_gone');
  });

  it('is gone once it is taken away', async ({ market, operator }) => {
    const { id } = await anArticle(operator);
    await operator.client.call('POST /platform/articles/delete', { id });
    expect(await getRefusalKey(details(market, id))).toBe('common.not_found');
    expect(await getRefusalKey(operator.client.call('GET /platform/articles/details', { id }))).toBe(
      'common.not_found',
    );
  });
});

describe('articles', () => {
  it('are listed the newest first, page by page, each once', async ({ market, operator }) => {
    const { category_id } = await anArticle(operator);
    for (let n = 0; n < 4; n += 1) await save(operator, articleForm(category_id));
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(market, {
        category_id,
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(5);
  });

  it('go on from no place that was never given out', async ({ market }) => {
    for (const cursor of ['x', Buffer.from('["articles",9000000000000000,1]').toString('base64url')])
      expect(await getRefusalKey(list(market, { cursor }))).toBe('common.bad_cursor');
  });

  it('are sorted under categories that hold any', async ({ market, operator }) => {
    const empty = await operator.client.call('POST /platform/article_categories/save', {
      name: both('空', 'Empty'),
    });
    const { category_id } = await anArticle(operator);
    const { rows } = await reader(market, 'en').call('GET /wanlshop/article/categories');
    expect(rows).toContainEqual({ id: category_id, name: 'Category' });
    expect(rows.map(({ id }) => id)).not.toContain(empty.id);
  });

  it('are found by the operator by state, category and words', async ({ operator }) => {
    const { category_id } = await anArticle(operator);
    await save(operator, { ...articleForm(category_id), title: both('100%棉', 'Cotton'), state: 'draft' });
    const find = async (input: object) => {
      const page = await operator.client.call('GET /platform/articles/list', { category_id, ...input });
      return { titles: page.rows.map(({ title }) => title.en), total: page.total, counts: page.counts };
    };
    expect(await find({})).toMatchObject({ total: 2, counts: { all: 2, draft: 1, published: 1 } });
    expect((await find({ state: 'draft' })).titles).toEqual(['Cotton']);
    expect((await find({ keyword: '0%' })).titles).toEqual(['Cotton']);
    expect((await find({ keyword: 'autumn' })).titles).toEqual(['Autumn tea']);
    expect((await find({ sort: 'views', limit: 1 })).titles).toHaveLength(1);
  });
});

describe('the terms', () => {
  const terms = (market: Market, key: ArticleKey) =>
    reader(market).call('GET /wanlshop/article/details', { key });

  it('are read by their key once they are written, and are in no list', async ({ market }) => {
    expect(await getRefusalKey(terms(market, 'privacy'))).toBe('common.not_found');
    await writeKeyedArticle(market.context(), 'privacy', both('<p>隐私</p>', '<p>Privacy</p>'));
    const article = await terms(market, 'privacy');
    expect(article).toMatchObject({ title: '隐私声明', content: '<p>隐私</p>' });
    expect((await list(market, { limit: 50 })).rows.map(({ id }) => id)).not.toContain(article.id);
  });

  it('are those of merchants too, in a market that has just been made', async ({ market }) => {
    expect(await getRefusalKey(terms(market, 'merchant_agreement'))).toBe('common.not_found');
    await writeKeyedArticle(market.context(), 'merchant_agreement', both('<p>入驻</p>', '<p>Sell here</p>'));
    expect(await terms(market, 'merchant_agreement')).toMatchObject({
      title: '商家协议',
      content: '<p>入驻</p>',
    });
  });

  it('can be rewritten, but not taken away', async ({ market, operator }) => {
    await writeKeyedArticle(market.context(), 'agreement', both('<p>协议</p>', '<p>Terms</p>'));
    const { id } = await terms(market, 'agreement');
    const { version, category_id, title, summary, image, content } = await operator.client.call(
      'GET /platform/articles/details',
      { id },
    );
    const hidden = save(operator, {
      id,
      version,
      category_id,
      title,
      summary,
      image,
      content,
      state: 'draft',
    });
    expect(await getRefusalKey(hidden)).toBe('content.article_needed');
    expect(await getRefusalKey(operator.client.call('POST /platform/articles/delete', { id }))).toBe(
      'content.article_needed',
    );
    await save(operator, {
      id,
      version,
      category_id,
      title,
      summary,
      image,
      content: both('<p>新</p>', ''),
      state: 'published',
    });
    expect((await terms(market, 'agreement')).content).toBe('<p>新</p>');
  });

  it('are asked for by id or by key, not by both or neither', async ({ market }) => {
    const ask = (input: object) => getRefusalKey(reader(market).call('GET /wanlshop/article/details', input));
    expect(await ask({})).toBe('common.invalid_input');
    expect(await ask({ id: 1, key: 'privacy' })).toBe('common.invalid_input');
  });
});
