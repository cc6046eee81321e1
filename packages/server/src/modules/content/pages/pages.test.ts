/** A page's life: drafted, published now or at its time, taken back to an older version. */

import type { CallOut, PageBlock } from '@chengji/contract';
import { aShopFixture, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('page', ({ operator }) => operator.client.call('POST /platform/pages/add', { title }))
  .extend(
    'save',
    ({ operator }) =>
      ({ id, version }: Page, blocks: PageBlock[], name = title) =>
        operator.client.call('POST /platform/pages/save', { id, version, title: name, blocks }),
  )
  .extend(
    'publish',
    ({ operator }) =>
      ({ id, version }: Page, at?: number) =>
        operator.client.call('POST /platform/pages/publish', {
          id,
          version,
          ...(at === undefined ? {} : { at }),
        }),
  );

type Page = CallOut<'GET /platform/pages/details'>;

const both = (zh: string, en: string) => ({ zh, en });
const title = both('秋日专题', 'Autumn');
const gap = (height: string, id = 'gap'): PageBlock => ({
  id,
  type: 'spacer',
  style: {},
  params: { height },
});
const heading = (zh: string, en: string): PageBlock => ({
  id: 'news',
  type: 'notice_bar',
  style: { margin: '0px 12px', 'font-size': 13 },
  params: { items: [{ title: both(zh, en), url: '/pages/article/list' }] },
});

const call = (operator: Person, name: string, input: object) =>
  operator.client.call(name as never, input as never) as Promise<Page>;
const edited = (operator: Person, id: number) => operator.client.call('GET /platform/pages/details', { id });
const shown = (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/page/details', { id });
const inSeconds = (market: Market, seconds: number) => market.seconds() + seconds;

describe('a draft', () => {
  it('is shown to nobody before it is published', async ({ market, page, save }) => {
    const saved = await save(page, [gap('8px')]);
    expect(saved).toMatchObject({ changed: true, shown: null, blocks: [gap('8px')] });
    expect(await getRefusalKey(shown(market, page.id))).toBe('common.not_found');
  });

  it('that someone else has saved meanwhile is not written over', async ({
    operator,
    page,
    save,
    publish,
  }) => {
    await save(page, [gap('1px')]);
    expect(await getRefusalKey(save(page, [gap('2px')]))).toBe('common.edit_conflict');
    expect(await getRefusalKey(publish(page))).toBe('common.edit_conflict');
    expect((await edited(operator, page.id)).blocks).toEqual([gap('1px')]);
  });

  it('that two save at once is one of theirs, and the other gets an edit conflict', async ({
    operator,
    page,
    save,
  }) => {
    const saving = await Promise.allSettled(['1px', '2px', '3px'].map((height) => save(page, [gap(height)])));
    expect(saving.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await edited(operator, page.id)).version).toBe(page.version + 1);
  });

  it('differs from what is shown until it is published', async ({ operator, page, save, publish }) => {
    const published = await publish(await save(page, [gap('8px')]));
    expect(published.changed).toBe(false);
    expect((await save(published, [gap('9px')])).changed).toBe(true);
    expect((await save(await edited(operator, page.id), [gap('8px')])).changed).toBe(false);
    expect((await save(await edited(operator, page.id), [gap('8px')], both('冬', 'Winter'))).changed).toBe(
      true,
    );
  });

  it.for<[string, unknown]>([
    ['of a kind nobody knows', { id: 'x', type: 'carousel', style: {}, params: {} }],
    [
      'whose text lacks a language',
      { ...heading('公告', 'News'), params: { items: [{ title: '公告', url: '' }] } },
    ],
    [
      'with a picture from elsewhere',
      {
        id: 'x',
        type: 'picture',
        style: {},
        params: { image: 'https://x.example/a.png', url: '', height: '1px' },
      },
    ],
  ])('holds no block %s', async ([_, block], { page, save }) => {
    expect(await getRefusalKey(save(page, [block as PageBlock]))).toBe('common.invalid_input');
  });

  it('holds no two blocks of one id', async ({ page, save }) => {
    expect(await getRefusalKey(save(page, [gap('1px'), gap('2px')]))).toBe('common.invalid_input');
  });
});

describe('publishing', () => {
  it('shows the draft in the language of each reader', async ({ market, page, save, publish }) => {
    await publish(await save(page, [heading('秋茶上新', 'Autumn tea is in')]));
    expect(await shown(market, page.id, 'en')).toMatchObject({
      title: 'Autumn',
      modules: [{ type: 'notice_bar', params: { items: [{ title: 'Autumn tea is in' }] } }],
    });
    expect((await shown(market, page.id)).title).toBe('秋日专题');
  });

  it('makes a version that says by whom and when', async ({ market, page, save, publish }) => {
    const { shown: version } = await publish(await save(page, [gap('8px')]));
    expect(version).toMatchObject({ number: 1, state: 'shown', publish_at: inSeconds(market, 0) });
    expect(version?.made_by).toMatch(/^运营/);
  });

  it('at a time shows the draft of now, at that time and once', async ({
    market,
    operator,
    page,
    save,
    publish,
  }) => {
    const first = await publish(await save(page, [gap('1px')]));
    const waiting = await publish(await save(first, [gap('2px')]), inSeconds(market, 3_600));
    expect(waiting.scheduled).toMatchObject({ number: 2, state: 'scheduled' });
    await save(waiting, [gap('3px')]);
    await market.advance(3_500);
    expect((await shown(market, page.id)).modules).toEqual([gap('1px')]);
    await market.advance(200);
    expect((await shown(market, page.id)).modules).toEqual([gap('2px')]);
    expect(await edited(operator, page.id)).toMatchObject({
      shown: { number: 2 },
      scheduled: null,
      blocks: [gap('3px')],
    });
  });

  it('at a time that is over is refused', async ({ market, page, publish }) => {
    expect(await getRefusalKey(publish(page, inSeconds(market, -1)))).toBe('content.publish_time_past');
  });

  it('keeps one version waiting: another takes its place', async ({
    market,
    operator,
    page,
    save,
    publish,
  }) => {
    await publish(await save(page, [gap('1px')]), inSeconds(market, 60));
    await publish(await save(await edited(operator, page.id), [gap('2px')]), inSeconds(market, 120));
    await market.advance(130);
    expect((await shown(market, page.id)).modules).toEqual([gap('2px')]);
    const { rows } = await operator.client.call('GET /platform/pages/versions', { id: page.id });
    expect(rows.map(({ number, state }) => [number, state])).toEqual([
      [2, 'shown'],
      [1, 'cancelled'],
    ]);
  });

  it('now leaves what waits for its time', async ({ market, page, save, publish }) => {
    const waiting = await publish(await save(page, [gap('1px')]), inSeconds(market, 60));
    await publish(await save(waiting, [gap('2px')]));
    expect((await shown(market, page.id)).modules).toEqual([gap('2px')]);
    await market.advance(61);
    expect((await shown(market, page.id)).modules).toEqual([gap('1px')]);
  });

  it('that was called off does not happen', async ({ market, operator, page, save, publish }) => {
    await publish(await save(page, [gap('1px')]), inSeconds(market, 60));
    expect(await call(operator, 'POST /platform/pages/cancel', { id: page.id })).toMatchObject({
      scheduled: null,
    });
    await market.advance(61);
    expect(await getRefusalKey(shown(market, page.id))).toBe('common.not_found');
    expect(await getRefusalKey(call(operator, 'POST /platform/pages/cancel', { id: page.id }))).toBe(
      'content.nothing_scheduled',
    );
  });
});

describe('an older version', () => {
  it('comes back exactly, and is shown once it is published', async ({
    market,
    operator,
    page,
    save,
    publish,
  }) => {
    const old = [heading('一', 'One'), gap('8px')];
    const first = await publish(await save(page, old));
    const second = await publish(await save(first, [gap('1px')], both('改名', 'Renamed')));
    const { id, version } = second;
    const restored = await operator.client.call('POST /platform/pages/restore', { id, version, number: 1 });
    expect(restored).toMatchObject({ title, blocks: old, changed: true, shown: { number: 2 } });
    await publish(restored);
    const getVersion = (number: number) =>
      operator.client.call('GET /platform/pages/version', { id, number });
    expect((await getVersion(3)).blocks).toEqual((await getVersion(1)).blocks);
    expect((await shown(market, id)).title).toBe('秋日专题');
  });

  it('stays what it was after later saves', async ({ operator, page, save, publish }) => {
    const first = await publish(await save(page, [gap('1px')]));
    await publish(await save(first, [gap('2px')]));
    const version = await operator.client.call('GET /platform/pages/version', { id: page.id, number: 1 });
    expect(version).toMatchObject({ state: 'past', blocks: [gap('1px')] });
  });

  it('that is not there is not found', async ({ operator, page }) => {
    const { id, version } = page;
    const restoring = operator.client.call('POST /platform/pages/restore', { id, version, number: 9 });
    expect(await getRefusalKey(restoring)).toBe('common.not_found');
    const reading = operator.client.call('GET /platform/pages/version', { id, number: 9 });
    expect(await getRefusalKey(reading)).toBe('common.not_found');
  });

  it('is listed page by page, the newest first', async ({ operator, page, save, publish }) => {
    let current = page;
    for (const height of ['1px', '2px', '3px']) current = await publish(await save(current, [gap(height)]));
    const versions = (number: number) =>
      operator.client.call('GET /platform/pages/versions', { id: page.id, page: number, limit: 2 });
    expect(await versions(1)).toMatchObject({ rows: [{ number: 3 }, { number: 2 }], total: 3, next: '2' });
    expect(await versions(2)).toMatchObject({ rows: [{ number: 1 }], next: null });
  });
});

describe('a hidden block', () => {
  it('is kept in the draft, and no reader gets it', async ({ market, operator, page, save, publish }) => {
    const blocks = [gap('8px', 'first'), { ...heading('新', 'New'), hidden: true as const }, gap('8px')];
    const saved = await save(page, blocks);
    expect(saved.blocks).toEqual(blocks);
    await publish(saved);
    expect((await shown(market, page.id)).modules.map(({ id }) => id)).toEqual(['first', 'gap']);
    const { rows } = await operator.client.call('POST /platform/pages/preview', { blocks, language: 'zh' });
    expect(rows.map(({ id }) => id)).toEqual(['first', 'gap']);
  });
});

describe('a preview link', () => {
  const preview = (market: Market, token: string) =>
    market.client(null, 'en').call('GET /wanlshop/page/preview', { token });

  it('shows anyone the draft as it was saved last, for half an hour', async ({
    market,
    operator,
    page,
    save,
  }) => {
    const saved = await save(page, [heading('新', 'New')]);
    const link = await operator.client.call('GET /platform/pages/preview_link', { id: page.id });
    expect(link.ends_at).toBe(inSeconds(market, 30 * 60));
    const seen = await preview(market, link.token);
    expect(seen).toMatchObject({ title: 'Autumn', modules: [{ params: { items: [{ title: 'New' }] } }] });
    await save(saved, [gap('8px')]);
    expect((await preview(market, link.token)).modules.map(({ type }) => type)).toEqual(['spacer']);
    await market.advance(30 * 60);
    expect(await getRefusalKey(preview(market, link.token))).toBe('content.preview_over');
  });

  it('is of one page alone, and nobody makes one up', async ({ market, operator, page }) => {
    const { token } = await operator.client.call('GET /platform/pages/preview_link', { id: page.id });
    for (const made of [`${token.slice(0, -2)}AA`, 'x', `${page.id} 9999999999`])
      expect(await getRefusalKey(preview(market, made))).toBe('content.preview_over');
    await operator.client.call('POST /platform/pages/delete', { id: page.id });
    expect(await getRefusalKey(preview(market, token))).toBe('common.not_found');
    const gone = operator.client.call('GET /platform/pages/preview_link', { id: 999_999 });
    expect(await getRefusalKey(gone)).toBe('common.not_found');
  });

  it('of a shop’s decoration asks for that shop’s own', async ({ market }) => {
    const { seller, id } = await aShopFixture(market);
    const { version } = await seller.client.call('GET /seller/pages/details', {});
    const params = { title: both('动态', 'Posts'), category_id: null, limit: 4 };
    const blocks: PageBlock[] = [
      { id: 'posts', type: 'post_feed', style: {}, params },
      { id: 'ladder', type: 'ladder_goods', style: {}, params: { title: both('阶梯', 'Ladder'), limit: 4 } },
      { id: 'videos', type: 'video_feed', style: {}, params: { title: both('视频', 'Videos'), limit: 4 } },
      { id: 'lives', type: 'live_feed', style: {}, params: { title: both('直播', 'Live'), limit: 4 } },
    ];
    await seller.client.call('POST /seller/pages/save', { version, blocks });
    const { token } = await seller.client.call('GET /seller/pages/preview_link', {});
    const { modules } = await preview(market, token);
    expect(modules.map(({ params }) => params)).toMatchObject([
      { title: 'Posts', shop_id: id },
      { title: 'Ladder', shop_id: id },
      { title: 'Videos', shop_id: id },
      { title: 'Live', shop_id: id },
    ]);
  });
});

describe('the platform’s pages', () => {
  it('are those the app needs, then the named ones', async ({ operator }) => {
    const { rows } = await operator.client.call('GET /platform/pages/list');
    expect(rows.slice(0, 3).map(({ kind }) => kind)).toEqual(['home', 'category', 'search']);
    expect(rows.at(-1)).toMatchObject({ kind: 'named', title });
  });

  it('are never without the ones the app needs', async ({ operator }) => {
    const { rows } = await operator.client.call('GET /platform/pages/list');
    const removing = operator.client.call('POST /platform/pages/delete', { id: rows[0]?.id ?? 0 });
    expect(await getRefusalKey(removing)).toBe('content.page_needed');
  });

  it('are gone with all their versions when they are taken away', async ({
    market,
    operator,
    page,
    save,
    publish,
  }) => {
    await publish(await save(page, [gap('8px')]));
    await operator.client.call('POST /platform/pages/delete', { id: page.id });
    expect(await getRefusalKey(shown(market, page.id))).toBe('common.not_found');
    expect(await getRefusalKey(edited(operator, page.id))).toBe('common.not_found');
  });

  it('do not include the decoration of shops', async ({ market, operator }) => {
    const { seller } = await aShopFixture(market);
    const own = await seller.client.call('POST /seller/pages/save', { version: 1, blocks: [] });
    expect(await getRefusalKey(edited(operator, own.id))).toBe('common.not_found');
    expect(await getRefusalKey(shown(market, own.id))).toBe('common.not_found');
  });
});

describe('a shop’s decoration', () => {
  it('is empty before the shop has made any', async ({ market }) => {
    const { seller, id: shopId } = await aShopFixture(market);
    expect(await seller.client.call('GET /seller/pages/details')).toMatchObject({ kind: 'shop', blocks: [] });
    const answer = await market.client().call('GET /wanlshop/page/shop', { shop_id: shopId });
    expect(answer).toEqual({ shop_id: shopId, modules: [] });
  });

  it('is drafted, published and taken back by the shop itself, and by no other', async ({ market }) => {
    const [mine, other] = [await aShopFixture(market), await aShopFixture(market)];
    const { client } = mine.seller;
    const draft = (version: number, height: string) =>
      client.call('POST /seller/pages/save', { version, blocks: [gap(height)] });
    const { version } = await client.call('POST /seller/pages/publish', {
      version: (await draft(1, '1px')).version,
    });
    await client.call('POST /seller/pages/publish', { version: (await draft(version, '2px')).version });
    const decoration = async (shop_id: number) =>
      (await market.client().call('GET /wanlshop/page/shop', { shop_id })).modules;
    expect(await decoration(mine.id)).toEqual([gap('2px')]);
    expect(await decoration(other.id)).toEqual([]);
    const now = await client.call('GET /seller/pages/details');
    const restored = await client.call('POST /seller/pages/restore', { version: now.version, number: 1 });
    expect(restored.blocks).toEqual([gap('1px')]);
    expect((await client.call('GET /seller/pages/versions')).total).toBe(2);
    expect((await client.call('GET /seller/pages/version', { number: 2 })).blocks).toEqual([gap('2px')]);
    expect((await other.seller.client.call('GET /seller/pages/versions')).total).toBe(0);
  });

  it('is published at its time, unless that is called off', async ({ market }) => {
    const { seller, id: shopId } = await aShopFixture(market);
    const { version } = await seller.client.call('POST /seller/pages/save', {
      version: 1,
      blocks: [gap('1px')],
    });
    await seller.client.call('POST /seller/pages/publish', { version, at: inSeconds(market, 60) });
    await seller.client.call('POST /seller/pages/cancel');
    await seller.client.call('POST /seller/pages/publish', { version, at: inSeconds(market, 90) });
    await market.advance(61);
    const decoration = async () =>
      (await market.client().call('GET /wanlshop/page/shop', { shop_id: shopId })).modules;
    expect(await decoration()).toEqual([]);
    await market.advance(30);
    expect(await decoration()).toEqual([gap('1px')]);
  });
});
