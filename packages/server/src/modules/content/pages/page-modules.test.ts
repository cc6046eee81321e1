/** What the operator may put on show: each place for adverts, each kind of block, each page. */
import type { PageBlock, PageModule } from '@chengji/contract';
import { type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveAdverts, saveHotWords, savePage, savePopup } from '../index.ts';

type Language = 'zh' | 'en';
const start = (market: Market, language: Language = 'zh') =>
  market.client(null, language).call('GET /wanlshop/common/init', {});
const adverts = async (market: Market, language: Language = 'zh') =>
  (await market.client(null, language).call('GET /wanlshop/common/adverts', {})).data;
const run = (market: Market, statement: string) => market.context().db.execute(statement);

const advert = (title: string, traits = {}) => ({
  title: { zh: title, en: `${title} EN` },
  subtitle: { zh: '副', en: 'Sub' },
  image: '/files/00/a.webp',
  url: '/pages/product/goods?id=1',
  colour: 'sunset',
  ...traits,
});
const hours = (market: Market, count: number) => new Date(market.now().getTime() + count * 3_600_000);

describe('adverts', () => {
  const places = ['open', 'page', 'category', 'first', 'other'] as const;

  it.for(places)(
    'of the place %s show there, in their order, and nowhere else',
    async (place, { market }) => {
      const before = await adverts(market);
      await saveAdverts(market.context(), place, [advert(`${place} 1`), advert(`${place} 2`)]);
      const after = await adverts(market);
      expect(after[`${place}Adverts`].map(({ title }) => title)).toEqual([`${place} 1`, `${place} 2`]);
      expect({ ...after, [`${place}Adverts`]: [] }).toEqual({ ...before, [`${place}Adverts`]: [] });
    },
  );

  it('are shown as they were made, with their way on and their colour', async ({ market }) => {
    const made = advert('秋日上新', { url: 'https://example.com/autumn', colour: 'forest' });
    await saveAdverts(market.context(), 'first', [made]);
    expect((await adverts(market, 'en')).firstAdverts).toEqual([
      {
        id: expect.any(Number),
        title: '秋日上新 EN',
        subtitle: 'Sub',
        image: '/files/00/a.webp',
        url: 'https://example.com/autumn',
        colour: 'forest',
      },
    ]);
  });

  it('give way to what is saved after them, all of them', async ({ market }) => {
    await saveAdverts(market.context(), 'page', [advert('一'), advert('二'), advert('三')]);
    await saveAdverts(market.context(), 'page', [advert('四')]);
    expect((await adverts(market)).pageAdverts.map(({ title }) => title)).toEqual(['四']);
    await saveAdverts(market.context(), 'page', []);
    expect((await adverts(market)).pageAdverts).toEqual([]);
  });

  it('of one place keep their order while each begins and ends in its own time', async ({ market }) => {
    await saveAdverts(market.context(), 'other', [
      advert('先', { endsAt: hours(market, 2) }),
      advert('中', { startsAt: hours(market, 1), endsAt: hours(market, 3) }),
      advert('后', { startsAt: hours(market, 2) }),
    ]);
    const shown = async () => (await adverts(market)).otherAdverts.map(({ title }) => title);
    expect(await shown()).toEqual(['先']);
    await market.advance(3_600);
    expect(await shown()).toEqual(['先', '中']);
    await market.advance(3_600);
    expect(await shown()).toEqual(['中', '后']);
    await market.advance(3_600);
    expect(await shown()).toEqual(['后']);
  });

  it('stand at no place that the app does not have', async ({ market }) => {
    const saving = saveAdverts(market.context(), 'footer' as never, [advert('脚注')]);
    await expect(saving).rejects.toMatchObject({ cause: { constraint: 'adverts_place_known' } });
  });

  it('stay as they were when saving new ones is broken off', async ({ market }) => {
    await saveAdverts(market.context(), 'open', [advert('原来')]);
    await run(
      market,
      `create function away() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`,
    );
    await run(market, 'create trigger away before insert on adverts for each row execute function away()');
    const saving = saveAdverts(market.context(), 'open', [advert('新的')]);
    await expect(saving).rejects.toThrow();
    await run(market, 'drop function away cascade');
    expect((await adverts(market)).openAdverts.map(({ title }) => title)).toEqual(['原来']);
  });
});

const both = (zh: string, en = zh) => ({ zh, en });
const item = {
  id: 1,
  title: both('标题'),
  subtitle: both(''),
  image: '/files/00/a.webp',
  url: '/',
  colour: 'red',
};
const blocks: PageBlock[] = [
  { id: 'a', type: 'banner', style: {}, params: { interval_ms: 4_000, items: [item] } },
  {
    id: 'b',
    type: 'icon_grid',
    style: { margin: '12px' },
    params: { columns: 5, items: [{ title: both('新品'), icon: '🍊', url: '/', badge: both('热') }] },
  },
  { id: 'c', type: 'notice_bar', style: {}, params: { items: [{ title: both('公告'), url: '/' }] } },
  { id: 'd', type: 'picture', style: {}, params: { image: '/files/00/a.webp', url: '/', height: '120px' } },
  { id: 'e', type: 'cube', style: {}, params: { items: [item, item, item] } },
  {
    id: 'f',
    type: 'goods_list',
    style: { 'padding-top': 8 },
    params: {
      title: both('猜你喜欢'),
      layout: 'waterfall',
      limit: 20,
      query: { sort: 'sales', category_id: 1, goods_ids: [3, 1] },
    },
  },
  { id: 'g', type: 'spacer', style: {}, params: { height: '8px' } },
  { id: 'h', type: 'coupon_strip', style: {}, params: { title: both('领券'), limit: 5 } },
  { id: 'i', type: 'group_strip', style: {}, params: { title: both('拼团'), limit: 10 } },
];
/** The blocks as a reader gets them, where both languages say the same. */
const read = JSON.parse(
  JSON.stringify(blocks, (_, value) =>
    value && typeof value === 'object' && 'zh' in value ? value.zh : value,
  ),
) as PageModule[];

describe('a page made of blocks', () => {
  it.for(blocks.map((block, at) => ({ type: block.type, block, at })))(
    'draws a $type as it was given',
    async ({ block, at }, { market }) => {
      await savePage(market.context(), 'home', [block]);
      expect((await start(market)).modulesData.homeModules.item).toEqual([read[at]]);
    },
  );

  it.for([
    ['home', 'homeModules'],
    ['category', 'categoryModules'],
    ['search', 'searchModules'],
  ] as const)('%s holds any of them, in the order given', async ([page, name], { market }) => {
    await savePage(market.context(), page, blocks);
    expect((await start(market)).modulesData[name].item).toEqual(read);
    await savePage(market.context(), page, blocks.toReversed());
    expect((await start(market)).modulesData[name].item.map(({ id }) => id)).toEqual([...'ihgfedcba']);
    await savePage(market.context(), page, []);
  });

  it.for<[string, object]>([
    ['a kind nobody knows', { id: 'x', type: 'carousel', style: {}, params: {} }],
    ['a kind without its parameters', { id: 'x', type: 'banner', style: {}, params: {} }],
    ['a list in a layout nobody draws', { ...blocks[5], params: { ...blocks[5]?.params, layout: 'spiral' } }],
    ['half a number', { ...blocks[0], params: { interval_ms: 0.5, items: [] } }],
    ['a style that lays it over others', { ...blocks[6], style: { position: 'fixed' } }],
    [
      'a style that fetches something',
      { ...blocks[6], style: { background: 'url(https://x.example/a.png)' } },
    ],
    ['a style that is no size', { ...blocks[6], style: { margin: null } }],
    ['no id', { type: 'spacer', style: {}, params: { height: '1px' } }],
    [
      'English that is no text',
      { ...blocks[2], params: { items: [{ title: { zh: '一', en: 1 }, url: '/' }] } },
    ],
    [
      'an address outside',
      { ...blocks[3], params: { image: '', url: 'https://example.com', height: '1px' } },
    ],
    [
      'an address that only looks inside',
      { ...blocks[3], params: { image: '', url: '//evil.example', height: '' } },
    ],
    ['the id of another', { ...blocks[0] }],
  ])('keeps no block with %s, and none of those beside it', async ([_, block], { market }) => {
    await savePage(market.context(), 'home', [blocks[6] as never]);
    await expect(savePage(market.context(), 'home', [blocks[0], block] as never)).rejects.toThrow();
    expect((await start(market)).modulesData.homeModules.item).toEqual([read[6]]);
  });

  it('is read in the language of each reader, every text of it', async ({ market }) => {
    await savePage(market.context(), 'category', [
      {
        id: 'list',
        type: 'goods_list' as const,
        style: {},
        params: {
          title: both('上新', 'New in'),
          layout: 'row' as const,
          limit: 6,
          query: { keyword: both('茶', 'tea') },
        },
      },
    ]);
    const params = async (language: Language) =>
      (await start(market, language)).modulesData.categoryModules.item[0]?.params;
    expect(await params('zh')).toMatchObject({ title: '上新', query: { keyword: '茶' } });
    expect(await params('en')).toMatchObject({ title: 'New in', query: { keyword: 'tea' } });
  });

  it('is one or the other when two save it at once, never a mixture', async ({ market }) => {
    const of = (name: string) => blocks.map((block) => ({ ...block, id: `${block.id} ${name}` }));
    const saving = ['一', '二', '三', '四'].map((id) => savePage(market.context(), 'search', of(id)));
    expect((await Promise.allSettled(saving)).some(({ status }) => status === 'fulfilled')).toBe(true);
    const { item } = (await start(market)).modulesData.searchModules;
    expect(item).toHaveLength(blocks.length);
    expect(new Set(item.map(({ id }) => id.split(' ')[1])).size).toBe(1);
  });
});

describe('the pop-up at the start', () => {
  it('is the newest pop-up alone, under a number of its own each time', async ({ market }) => {
    const shown = async () => (await market.client().call('GET /wanlshop/common/adverts', {})).syspopup;
    await savePopup(market.context(), { title: '维护', content: '今晚' });
    const first = await shown();
    await savePopup(market.context(), { title: '维护', content: '今晚' });
    expect((await shown())?.id).toBeGreaterThan(first?.id ?? 0);
    const { rows } = await run(market, 'select count(*)::int as on_now from popups where is_on');
    expect(rows).toEqual([{ on_now: 1 }]);
  });

  it('has hot words that give way as a whole, down to none', async ({ market }) => {
    const words = async () => (await market.client().call('GET /wanlshop/search/hot')).rows;
    await saveHotWords(market.context(), [
      { word: '茶', isHot: true },
      { word: '灯', isHot: false },
    ]);
    await saveHotWords(market.context(), [{ word: '伞', isHot: false }]);
    expect(await words()).toEqual([{ word: '伞', hot: false }]);
    await saveHotWords(market.context(), []);
    expect(await words()).toEqual([]);
  });

  it('names where the market is reached, without a slash too many', async ({ market }) => {
    const node = await startMarket({
      databaseUrl: market.databaseUrl,
      environment: { PUBLIC_URL: 'https://market.example/', PAY_CHANNELS: 'balance' },
    });
    const { appUrl } = await node.client().call('GET /wanlshop/common/init', {});
    expect(appUrl).toMatchObject({
      api: 'https://market.example/api',
      oss: 'https://market.example/files',
    });
    await node.stop();
  });
});
