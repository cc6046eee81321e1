import {
  aCategory,
  aGoods,
  aShopFixture,
  getRefusalKey,
  type Market,
  type ShopFixture,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSearches } from './search-counter.ts';

let market: Market;
let shopFixture: ShopFixture;

beforeAll(async () => {
  market = await startMarket();
  shopFixture = await aShopFixture(market, { name: '声洛数码' });
  const electronics = await aCategory(market, null, '电器');
  const audio = { ...shopFixture, categoryId: await aCategory(market, electronics, '影音') };
  await aGoods(audio, {
    title: '声洛 A7 头戴式主动降噪耳机',
    title_en: 'Soundro A7 noise-cancelling headphones',
  });
  await aGoods(shopFixture, {
    title: '桌面主播麦克风 电容降噪',
    title_en: 'Studio microphone',
    tags: ['包邮'],
  });
  await aGoods(shopFixture, { title: '下架耳机', state: 'off' });
});
afterAll(() => market.stop());

const found = async (keyword: string) =>
  (await market.client().call('GET /wanlshop/goods/list', { keyword, sort: 'new' })).rows.map(
    ({ title }) => title,
  );
const suggest = async (keyword: string, language: 'zh' | 'en' = 'zh') =>
  (await market.client(null, language).call('GET /wanlshop/search/suggest', { keyword })).rows;

const headphones = '声洛 A7 头戴式主动降噪耳机';
const microphone = '桌面主播麦克风 电容降噪';

describe('searching', () => {
  it.each([
    ['one character', '耳', [headphones]],
    ['a word of the title', '降噪', [microphone, headphones]],
    ['two words, both of them', '降噪 耳机', [headphones]],
    ['both scripts', 'A7耳机', [headphones]],
    ['the English title', 'headphone', [headphones]],
    ['a tag', '包邮', [microphone]],
    ['the category', '影音', [headphones]],
    ['the shop', '声洛数码', [microphone, headphones]],
    ['a category above its own', '电器', []],
    ['no word there is', '洗衣机', []],
    ['signs of the query language', `'桌面' & !`, [microphone]],
    ['signs alone', '!!!', []],
  ])('by %s finds what has it', async (_, keyword, titles) => expect(await found(keyword)).toEqual(titles));

  it('narrows with the other filters and goes on by cursor', async () => {
    const call = market.client();
    const first = await call.call('GET /wanlshop/goods/list', { keyword: '降噪', limit: 1, sort: 'new' });
    expect(first.rows.map(({ title }) => title)).toEqual([microphone]);
    const rest = { keyword: '降噪', limit: 1, sort: 'new' as const, cursor: first.next ?? '' };
    expect((await call.call('GET /wanlshop/goods/list', rest)).rows.map(({ title }) => title)).toEqual([
      headphones,
    ]);
  });

  it('refuses more words than anyone types', async () => {
    expect(await getRefusalKey(found('好'.repeat(65)))).toBe('common.invalid_input');
  });
});

describe('suggestions', () => {
  beforeEach(() => storeSearches(market.context()));

  it('come from what the goods are called, in the language of who asks', async () => {
    expect(await suggest('主播')).toEqual([{ word: '桌面主播麦克风', count: 1 }]);
    expect(await suggest('micro', 'en')).toEqual([{ word: 'microphone', count: 1 }]);
  });

  it('begin with what others searched for, most often first, with what it finds', async () => {
    for (const keyword of ['降噪耳机', '降噪耳机', '降噪', '降噪', '降噪']) await found(keyword);
    await found('降噪洗衣机');
    await storeSearches(market.context());
    const rows = await suggest('降噪');
    expect(rows.slice(0, 2)).toEqual([
      { word: '降噪', count: 2 },
      { word: '降噪耳机', count: 1 },
    ]);
    expect(rows.map(({ word }) => word)).not.toContain('降噪洗衣机');
  });

  it('count a search once, on every page and in every spelling of its letters', async () => {
    const before = await suggest('麦克风');
    await found(' Ａ7 ');
    await storeSearches(market.context());
    expect(await suggest('a7')).toContainEqual({ word: 'a7', count: 1 });
    expect(await suggest('麦克风')).toEqual(before);
  });

  it('are none for signs', async () => expect(await suggest('?!')).toEqual([]));
});
