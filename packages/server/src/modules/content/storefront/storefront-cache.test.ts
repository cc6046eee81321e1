import { anOperator, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { saveAdverts, saveHotWords, savePage, savePopup } from '../index.ts';
import { StorefrontCache } from './storefront-cache.ts';

let market: Market;
// A market of its own for each rule: what is on show is shown to everyone.
beforeEach(async () => {
  await market?.stop();
  market = await startMarket();
});
afterAll(() => market.stop());

const start = (language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/common/init', { version: '1.1.11' });
const adverts = (language: 'zh' | 'en' = 'zh') =>
  market.client(null, language).call('GET /wanlshop/common/adverts', {});

const advert = (title: string) => ({
  title: { zh: title, en: `${title} in English` },
  subtitle: '',
  image: '/files/00/banner.webp',
  url: '/pages/product/goods?id=1',
  colour: 'sunset',
});

const spacer = (height: string) => ({
  id: `spacer-${height}`,
  type: 'spacer' as const,
  style: {},
  params: { height },
});

describe('the storefront', () => {
  it('starts the app with what the operator set, and with nothing on show in an empty market', async () => {
    const answer = await start();
    expect(answer.appConfig).toMatchObject({ name: '橙集', demo: true, sms_seconds: 60, review_images: 9 });
    expect(answer.appUrl).toMatchObject({ api: '/api', oss: '/files', socket: '/socket' });
    expect(answer.appInfo).toMatchObject({ version: '1.1.11', version_code: 1111 });
    expect(answer.modulesData.homeModules.item).toEqual([]);
    expect(await adverts()).toMatchObject({ syspopup: null, data: { openAdverts: [], firstAdverts: [] } });
  });

  it('follows a setting at once, and has a name of its own in English', async () => {
    expect((await start('en')).appConfig.name).toBe('Chengji');
    const { client } = await anOperator(market);
    await client.call('POST /platform/settings/save', { name: 'content.app_name_en', value: 'Pomelo' });
    expect((await start('en')).appConfig.name).toBe('Pomelo');
    await client.call('POST /platform/settings/save', { name: 'content.app_name', value: '柚集' });
    expect((await start()).appConfig.name).toBe('柚集');
  });

  it('draws a page from its blocks, in their order, with sizes in px as they were given', async () => {
    await savePage(market.context(), 'home', [
      {
        id: 'bar',
        type: 'notice_bar',
        style: { margin: '0 12px', 'font-size': 13 },
        params: { items: [{ title: { zh: '公告', en: 'News' }, url: '/pages/article/list' }] },
      },
      spacer('8px'),
    ]);
    const [bar, space] = (await start('en')).modulesData.homeModules.item;
    expect(bar).toMatchObject({
      type: 'notice_bar',
      style: { margin: '0 12px', 'font-size': 13 },
      params: { items: [{ title: 'News' }] },
    });
    expect(space).toEqual(spacer('8px'));
  });

  it('keeps pages apart, and shows a change at once', async () => {
    const ctx = market.context();
    await savePage(ctx, 'home', [spacer('1px')]);
    await savePage(ctx, 'search', [spacer('2px')]);
    expect((await start()).modulesData.homeModules.item).toHaveLength(1);
    await savePage(ctx, 'home', []);
    const { modulesData } = await start();
    expect(modulesData.homeModules.item).toEqual([]);
    expect(modulesData.searchModules.item).toHaveLength(1);
  });

  it('keeps no block that clients could not draw', async () => {
    const unknown = { id: 'x', type: 'carousel_3d', style: {}, params: {} };
    await expect(savePage(market.context(), 'home', [unknown as never])).rejects.toThrow();
  });

  it('shows adverts at their place, in the reader’s language', async () => {
    await saveAdverts(market.context(), 'first', [advert('上'), advert('下')]);
    const { data } = await adverts('en');
    expect(data.firstAdverts.map(({ title }) => title)).toEqual(['上 in English', '下 in English']);
    expect(data.openAdverts).toEqual([]);
  });

  it('shows an advert from its start to its end', async () => {
    const hourLater = new Date(market.now().getTime() + 3_600_000);
    await saveAdverts(market.context(), 'open', [
      { ...advert('now'), endsAt: hourLater },
      { ...advert('later'), startsAt: hourLater },
    ]);
    const titles = async () => (await adverts()).data.openAdverts.map(({ title }) => title);
    expect(await titles()).toEqual(['now']);
    await market.advance(3_600);
    expect(await titles()).toEqual(['later']);
  });

  it('shows everyone the newest pop-up, until it is removed', async () => {
    const ctx = market.context();
    await savePopup(ctx, { title: '旧', content: '旧' });
    await savePopup(ctx, { title: { zh: '维护', en: 'Upkeep' }, content: { zh: '今晚', en: 'Tonight' } });
    expect((await adverts('en')).syspopup).toMatchObject({ title: 'Upkeep', content: 'Tonight' });
    await savePopup(ctx, null);
    expect((await adverts()).syspopup).toBeNull();
  });

  it('shows the hot words in their order', async () => {
    await saveHotWords(market.context(), [
      { word: { zh: '露营', en: 'Camping' }, isHot: true },
      { word: { zh: '桂花乌龙', en: 'Osmanthus oolong' }, isHot: false },
    ]);
    expect(await market.client(null, 'en').call('GET /wanlshop/search/hot')).toEqual({
      rows: [
        { word: 'Camping', hot: true },
        { word: 'Osmanthus oolong', hot: false },
      ],
    });
  });

  it('shows nothing of a change that was taken back', async () => {
    await saveHotWords(market.context(), [{ word: '先', isHot: false }]);
    const change = transact(market.context(), async (ctx) => {
      await saveHotWords(ctx, [{ word: '后', isHot: false }]);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect((await market.client().call('GET /wanlshop/search/hot')).rows).toEqual([
      { word: '先', hot: false },
    ]);
  });

  it('shows on every node what was changed on one', async () => {
    const elsewhere = new StorefrontCache(market.server.kernel);
    expect((await elsewhere.read()).words).toEqual([]);
    await saveHotWords(market.context(), [{ word: '露营', isHot: true }]);
    await vi.waitFor(async () => expect((await elsewhere.read()).words).toHaveLength(1));
  });

  it('reads once what many ask for at once, and again after a reading that failed', async () => {
    const { db, bus, responseCache } = market.server.kernel;
    let isDown = true;
    let readings = 0;
    const flaky = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'select') readings += 1;
        if (isDown) throw new Error('the database is away');
        return Reflect.get(target, name, receiver);
      },
    });
    const storefront = new StorefrontCache({ db: flaky, bus, responseCache });
    await expect(storefront.read()).rejects.toThrow('away');
    isDown = false;
    readings = 0;
    await Promise.all(Array.from({ length: 10 }, () => storefront.read()));
    expect(readings).toBe(4);
  });
});
