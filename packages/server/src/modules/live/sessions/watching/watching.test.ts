import {
  aLive,
  aShopFixture,
  aShopper,
  complain,
  decideComplaint,
  getRefusalKey,
  type ShopFixture,
  watchLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { keepRecording } from '../encoder.ts';

let shop: ShopFixture;

const it = marketTest.extend('marketOptions', { settings: { 'content.blocked_words': ['外面便宜'] } });

it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

describe('the operator’s list of lives', () => {
  it('shows those with blocked words or complaints first, and how all of them stand', async ({
    market,
    operator,
    shopper,
  }) => {
    const [other, third] = [await aShopFixture(market), await aShopFixture(market)];
    const spoken = await aLive(market, shop, { state: 'living', title: '有人说了' });
    const named = await aLive(market, other, { state: 'living', title: '有人投诉' });
    const quiet = await aLive(market, third, { state: 'living', title: '安静' });
    const viewer = await watchLive(market, spoken.id, shopper);
    viewer.say('加我，外面便宜');
    viewer.say('外面便宜');
    await expect.poll(() => viewer.saids().length).toBe(2);
    await complain(shopper, { type: 'live', target_id: named.id });
    const page = await operator.client.call('GET /platform/live/list', {});
    const shown = page.rows.filter(({ id }) => [spoken.id, named.id, quiet.id].includes(id));
    expect(shown).toMatchObject([
      { id: spoken.id, blocked_says: 2, complaints: 0, is_first: true, encoder: { state: 'sending' } },
      { id: named.id, blocked_says: 0, complaints: 1 },
      { id: quiet.id, blocked_says: 0, complaints: 0 },
    ]);
    expect(page.counts).toMatchObject({ viewers: 1, says_a_minute: 2, lost: 0 });
    const found = async (keyword: string) =>
      (await operator.client.call('GET /platform/live/list', { keyword })).rows.map(({ id }) => id);
    expect(await found('安静')).toEqual([quiet.id]);
    expect(await found(other.name)).toEqual([named.id]);
    viewer.close();
  });

  it('shows what is over, and what was cut off by itself', async ({ market, operator }) => {
    const over = await aLive(market, shop, { state: 'ended', title: '寻常结束' });
    const cut = await aLive(market, shop, { state: 'living', title: '寻常切断' });
    await operator.client.call('POST /platform/live/cut', { id: cut.id, reason: '违禁' });
    const list = async (tab: 'over' | 'cut') =>
      (await operator.client.call('GET /platform/live/list', { tab, keyword: '寻常' })).rows.map(
        ({ id }) => id,
      );
    expect(await list('over')).toEqual([cut.id, over.id]);
    expect(await list('cut')).toEqual([cut.id]);
  });
});

describe('cutting a live off', () => {
  it('ends it for all who watch, and tells the host and the staff why, once', async ({
    market,
    operator,
    shopper,
  }) => {
    const { id } = await aLive(market, shop, { state: 'living', title: '清仓' });
    const host = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await host.client.call('POST /wanlshop/user/linkshop', { code });
    const viewer = await watchLive(market, id, shopper);
    await operator.client.call('POST /platform/live/cut', { id, reason: '夸大功效' });
    await expect.poll(() => viewer.news('over')[0]).toEqual({ reason: '夸大功效' });
    await market.settle();
    const { rows } = await host.client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows.filter(({ modules_id }) => modules_id === id)).toMatchObject([
      { title: '直播被平台切断', content: '直播「清仓」已被平台处理：夸大功效' },
    ]);
    const alerts = await shop.seller.client.call('GET /seller/alerts/list', {});
    expect(alerts.rows).toMatchObject([{ kind: 'live_cut', params: { title: '清仓', reason: '夸大功效' } }]);
    expect(await shop.seller.client.call('GET /seller/live/details', { id })).toMatchObject({
      state: 'ended',
      cut_reason: '夸大功效',
    });
    const again = operator.client.call('POST /platform/live/cut', { id, reason: '再次' });
    expect(await getRefusalKey(again)).toBe('live.over');
    viewer.close();
  });

  it('is refused before it has begun, and for what is not there', async ({ market, operator }) => {
    const { id } = await aLive(market, shop);
    const cut = (live: number) =>
      getRefusalKey(operator.client.call('POST /platform/live/cut', { id: live, reason: '违禁' }));
    expect(await cut(id)).toBe('live.not_begun');
    expect(await cut(900_000_000)).toBe('common.not_found');
  });
});

describe('what was said', () => {
  it('is taken away for all who read it, once', async ({ market, operator, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    const viewer = await watchLive(market, id, shopper);
    await shop.seller.client.call('POST /seller/live/say', { id, text: '能治病' });
    const { recent } = await operator.client.call('GET /platform/live/details', { id });
    const [say] = recent;
    await operator.client.call('POST /platform/live/say_delete', { id: say?.id ?? 0 });
    await expect.poll(() => viewer.news('say_deleted')).toEqual([{ id: say?.id }]);
    expect((await shopper.client.call('GET /wanlshop/live/says', { id })).rows).toEqual([]);
    const again = operator.client.call('POST /platform/live/say_delete', { id: say?.id ?? 0 });
    expect(await getRefusalKey(again)).toBe('common.not_found');
    viewer.close();
  });
});

describe('a complaint about a live', () => {
  it('cuts what runs', async ({ market, operator, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'living' });
    const target = { type: 'live', target_id: id } as const;
    await complain(shopper, target);
    await decideComplaint(operator, target, { measures: ['take_down'] });
    const shown = await shop.seller.client.call('GET /seller/live/details', { id });
    expect(shown).toMatchObject({ state: 'ended', cut_reason: '宣称疗效，请修改' });
  });

  it('takes the replay of what is over, which does not come back', async ({ market, operator, shopper }) => {
    const { id } = await aLive(market, shop, { state: 'ended' });
    const recording = { liveId: id, url: '/files/00/replay.mp4', seconds: 60 };
    await keepRecording(market.context(), recording);
    const target = { type: 'live', target_id: id } as const;
    await complain(shopper, target);
    await decideComplaint(operator, target, { measures: ['take_down'] });
    const shown = await shopper.client.call('GET /wanlshop/live/details', { id });
    expect(shown).toMatchObject({ state: 'ended', replay: null });
    expect(await keepRecording(market.context(), recording)).toBe(false);
  });
});
