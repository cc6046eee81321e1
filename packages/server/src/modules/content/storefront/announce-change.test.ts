/** What is changed reaches open apps, the log of changes, and blocks that look things up. */
import type { PageBlock } from '@chengji/contract';
import {
  aGoods,
  anArticle,
  aShop,
  aShopFixture,
  type Market,
  type OpenSocket,
  openSocket,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { savePage } from '../index.ts';

const it = marketTest
  .extend('marketOptions', { environment: { READ_CACHE_MS: '2000' } })
  .extend('phone', { scope: 'file' }, ({ market }) => openSocket(market));

const both = (zh: string, en: string) => ({ zh, en });
const gap = (height: string): PageBlock => ({ id: 'gap', type: 'spacer', style: {}, params: { height } });
const home = async (market: Market, language: 'zh' | 'en' = 'zh') =>
  (await market.client(null, language).call('GET /wanlshop/common/init')).modulesData.homeModules.item;
const countFrames = (phone: OpenSocket) => phone.frames.filter(({ type }) => type === 'content').length;

describe('an open app', () => {
  it('is notified of a change when asking again is answered with it', async ({ market, phone }) => {
    for (const height of ['1px', '2px']) {
      const before = countFrames(phone);
      await savePage(market.context(), 'home', [gap(height)]);
      await vi.waitFor(() => expect(countFrames(phone)).toBe(before + 1), { interval: 10 });
      expect(await home(market)).toEqual([gap(height)]);
    }
  });

  it('learns what has changed', async ({ market, operator, phone }) => {
    const { id, version } = await operator.client.call('POST /platform/pages/add', {
      title: both('专题', 'Topic'),
    });
    await operator.client.call('POST /platform/pages/publish', { id, version });
    await vi.waitFor(() => expect(phone.frames).toContainEqual({ type: 'content', subject: 'page', id }));
    const { seller, id: shopId } = await aShopFixture(market);
    await seller.client.call('POST /seller/pages/publish', { version: 1 });
    await vi.waitFor(() =>
      expect(phone.frames).toContainEqual({ type: 'content', subject: 'shop_page', id: shopId }),
    );
  });

  it('is not notified of a draft', async ({ market, operator, phone }) => {
    const before = countFrames(phone);
    const { rows } = await operator.client.call('GET /platform/pages/list');
    const { version, title } = await operator.client.call('GET /platform/pages/details', {
      id: rows[0]?.id ?? 0,
    });
    const draft = { id: rows[0]?.id ?? 0, version, title, blocks: [] };
    await operator.client.call('POST /platform/pages/save', draft);
    await savePage(market.context(), 'home', [gap('3px')]);
    await vi.waitFor(() => expect(countFrames(phone)).toBeGreaterThan(before));
    expect(countFrames(phone)).toBe(before + 1);
  });
});

describe('a block', () => {
  it('lists shops in the order they were chosen, without those that are gone', async ({ market }) => {
    const [one, two] = [await aShop(market, { name: '一号店' }), await aShop(market, { name: '二号店' })];
    const params = { title: both('好店', 'Shops'), shop_ids: [two.id, 999_999, one.id] };
    await savePage(market.context(), 'home', [{ id: 'shops', type: 'shop_list', style: {}, params }]);
    await vi.waitFor(async () =>
      expect(await home(market)).toMatchObject([
        { type: 'shop_list', params: { title: '好店', items: [{ name: '二号店' }, { name: '一号店' }] } },
      ]),
    );
  });

  it('lists the newest articles of its category, or of all', async ({ operator }) => {
    const article = await anArticle(operator);
    await anArticle(operator);
    const block = (category_id: number | null): PageBlock => ({
      id: 'articles',
      type: 'articles',
      style: {},
      params: { title: both('头条', 'News'), category_id, limit: 2 },
    });
    const preview = async (category_id: number | null) => {
      const input = { blocks: [block(category_id)], language: 'en' as const };
      return (await operator.client.call('POST /platform/pages/preview', input)).rows;
    };
    expect(await preview(article.category_id)).toMatchObject([
      { params: { title: 'News', items: [{ id: article.id, title: 'Autumn tea' }] } },
    ]);
    expect(await preview(null)).toMatchObject([{ params: { items: { length: 2 } } }]);
  });

  it('is previewed as a reader gets it, and nothing is kept', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { seller, id: shop_id } = shop;
    const goods_ids = [(await aGoods(shop)).id, (await aGoods(shop)).id];
    const block: PageBlock = {
      id: 'goods',
      type: 'goods_list',
      style: {},
      params: { title: both('推荐', 'For you'), layout: 'row', query: { goods_ids, shop_id }, limit: 2 },
    };
    const input = { blocks: [block], language: 'en' as const };
    const { rows } = await seller.client.call('POST /seller/pages/preview', input);
    expect(rows).toEqual([{ ...block, params: { ...block.params, title: 'For you' } }]);
    expect((await seller.client.call('GET /seller/pages/details')).blocks).toEqual([]);
  });
});

describe('a published page', () => {
  it('is logged as what it changed: the blocks that differ, and which version is shown', async ({
    market,
    operator,
  }) => {
    const { client } = operator;
    const page = await client.call('POST /platform/pages/add', { title: both('专题', 'Topic') });
    const blocks = [gap('1px'), { ...gap('5px'), id: 'other' }];
    const first = await client.call('POST /platform/pages/save', { ...page, blocks });
    const second = await client.call('POST /platform/pages/save', {
      id: page.id,
      version: first.version,
      title: page.title,
      blocks: [gap('2px'), { ...gap('5px'), id: 'other' }],
    });
    await client.call('POST /platform/pages/publish', { id: page.id, version: second.version });
    const { rows } = await market
      .context()
      .db.execute(
        `select call, before, after from audit_log where subject = 'page' and subject_id = '${page.id}' order by id desc limit 2`,
      );
    expect(rows).toEqual([
      { call: 'POST /platform/pages/publish', before: { shown: null }, after: { shown: 1 } },
      {
        call: 'POST /platform/pages/save',
        before: { 'block gap': gap('1px') },
        after: { 'block gap': gap('2px') },
      },
    ]);
  });
});
