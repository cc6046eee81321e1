import { aCategory, aGoods, aShopFixture, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { storeSearches } from './search-counter.ts';

const it = marketTest.extend('shop', ({ market }) => aShopFixture(market, { name: '声洛数码' }));

it.beforeAll(async ({ market, shop }) => {
  const electronics = await aCategory(market, null, '电器');
  const audio = { ...shop, categoryId: await aCategory(market, electronics, '影音') };
  await aGoods(audio, {
    title: '声洛 A7 头戴式主动降噪耳机',
    title_en: 'Soundro A7 noise-cancelling headphones',
  });
  await aGoods(shop, {
    title: '桌面主播麦克风 电容降噪',
    title_en: 'Studio microphone',
    tags: ['包邮'],
  });
  await aGoods(shop, { title: '下架耳机', state: 'off' });
});

const found = async (market: Market, keyword: string) =>
  (await market.client().call('GET /wanlshop/goods/list', { keyword, sort: 'new' })).rows.map(
    ({ title }) => title,
  );
const suggest = async (market: Market, keyword: string, language: 'zh' | 'en' = 'zh') =>
  (await market.client(null, language).call('GET /wanlshop/search/suggest', { keyword })).rows;

const headphones = '声洛 A7 头戴式主动降噪耳机';
const microphone = '桌面主播麦克风 电容降噪';

describe('searching', () => {
  it.for([
    ['one character', '耳', [headphones]],
    ['a word of the title', '降噪', [microphone, headphones]],
    ['two words, both of them', '降噪 耳机', [headphones]],
    ['both scripts', 'A7耳机', [headphones]],
    ['the English title', 'headphone', [headphones]],
    ['a tag', '包邮', [microphone]],
    ['the category', '影音', [headphones]],
    ['the shop', '声洛数码', [microphone, headphones]],
    ['a category above its own, called so', '电器', [headphones]],
    ['no word there is', '洗衣机', []],
    ['signs of the query language', `'桌面' & !`, [microphone]],
    ['signs alone', '!!!', []],
  ] as const)('by %s finds what has it', async ([_, keyword, titles], { market }) =>
    expect(await found(market, keyword)).toEqual(titles),
  );

  it('narrows with the other filters and goes on by cursor', async ({ market }) => {
    const call = market.client();
    const first = await call.call('GET /wanlshop/goods/list', { keyword: '降噪', limit: 1, sort: 'new' });
    expect(first.rows.map(({ title }) => title)).toEqual([microphone]);
    const rest = { keyword: '降噪', limit: 1, sort: 'new' as const, cursor: first.next ?? '' };
    expect((await call.call('GET /wanlshop/goods/list', rest)).rows.map(({ title }) => title)).toEqual([
      headphones,
    ]);
  });

  it('refuses more words than anyone types', async ({ market }) => {
    expect(await getRefusalKey(found(market, '好'.repeat(65)))).toBe('common.invalid_input');
  });
});

describe('suggestions', () => {
  it.beforeEach(({ market }) => storeSearches(market.context()));

  it('come from what the goods are called, in the language of who asks', async ({ market }) => {
    expect(await suggest(market, '主播')).toEqual([{ word: '桌面主播麦克风', count: 1 }]);
    expect(await suggest(market, 'micro', 'en')).toEqual([{ word: 'microphone', count: 1 }]);
  });

  it('begin with what others searched for, most often first, with what it finds', async ({ market }) => {
    for (const keyword of ['降噪耳机', '降噪耳机', '降噪', '降噪', '降噪']) await found(market, keyword);
    await found(market, '降噪洗衣机');
    await storeSearches(market.context());
    const rows = await suggest(market, '降噪');
    expect(rows.slice(0, 2)).toEqual([
      { word: '降噪', count: 2 },
      { word: '降噪耳机', count: 1 },
    ]);
    expect(rows.map(({ word }) => word)).not.toContain('降噪洗衣机');
  });

  it('count a search once, on every page and in every spelling of its letters', async ({ market }) => {
    const before = await suggest(market, '麦克风');
    await found(market, ' Ａ7 ');
    await storeSearches(market.context());
    expect(await suggest(market, 'a7')).toContainEqual({ word: 'a7', count: 1 });
    expect(await suggest(market, '麦克风')).toEqual(before);
  });

  it('are none for signs', async ({ market }) => expect(await suggest(market, '?!')).toEqual([]));
});
