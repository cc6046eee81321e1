// @vitest-environment jsdom

import { fakeMarket } from '@chengji/testkit/fake-market';
import { afterEach, expect, test, vi } from 'vitest';
import { createWechat, toFile } from './wechat.ts';
import type { Wx } from './wx.ts';

const config = {
  appId: 'wx1',
  timestamp: 1,
  nonceStr: 'n',
  signature: 's',
  jsApiList: ['chooseImage'],
};
const spot = { latitude: 30.27, longitude: 120.15 };

/** The app as it is inside: it takes the configuration and does what it is asked. */
function insideApp(changes: Partial<Wx> = {}) {
  const calls: Record<string, unknown>[] = [];
  let isReady = () => {};
  const does =
    (answer: object) =>
    ({ success, ...options }: { success: (answer: never) => void }) => {
      calls.push(options);
      success(answer as never);
    };
  window.wx = {
    config: () => isReady(),
    ready: (then) => {
      isReady = then;
    },
    error: () => {},
    chooseImage: does({ localIds: ['local://1'] }),
    getLocalImgData: does({ localData: btoa('a picture') }),
    getLocation: does(spot),
    openLocation: does({}),
    openAddress: does({ userName: '林小满', telNumber: '13800000001' }),
    updateAppMessageShareData: does({}),
    updateTimelineShareData: does({}),
    ...changes,
  };
  return calls;
}

const place = { ...spot, name: '西湖', address: '杭州' };
const card = { title: '明前龙井', text: '茶', image: '/tea.webp', link: 'https://m.example/' };

afterEach(() => {
  delete window.wx;
  vi.unstubAllGlobals();
});

test('nothing is requested outside of WeChat', async () => {
  const market = fakeMarket({ 'GET /wanlshop/wechat/config': config });
  const outside = createWechat(false);
  await outside.share(card);
  expect([await outside.chooseImage(), await outside.locate(), await outside.openLocation(place)]).toEqual([
    null,
    null,
    false,
  ]);
  expect(market.asked('GET /wanlshop/wechat/config')).toEqual([]);
});

test('the SDK is configured once for its page, by the address without the hash', async () => {
  const market = fakeMarket({ 'GET /wanlshop/wechat/config': config });
  insideApp();
  const inside = createWechat(true);
  expect(await inside.locate()).toEqual(spot);
  expect(await inside.openLocation(place)).toBe(true);
  expect(market.asked('GET /wanlshop/wechat/config')).toEqual([{ url: location.href.split('#')[0] }]);
});

test('one compressed picture of the album is picked', async () => {
  fakeMarket({ 'GET /wanlshop/wechat/config': config });
  const calls = insideApp();
  const picture = await createWechat(true).chooseImage();
  expect(picture?.type).toBe('image/jpeg');
  expect(calls[0]).toMatchObject({ count: 1, sizeType: ['compressed'], sourceType: ['album'] });
});

test('an address saved in WeChat is handed over', async () => {
  fakeMarket({ 'GET /wanlshop/wechat/config': config });
  insideApp();
  expect(await createWechat(true).pickAddress()).toMatchObject({ userName: '林小满' });
  expect(await createWechat(false).pickAddress()).toBeNull();
});

test('a page is shared to a person and to all', async () => {
  fakeMarket({ 'GET /wanlshop/wechat/config': config });
  const calls = insideApp();
  await createWechat(true).share(card);
  expect(calls).toMatchObject([
    { title: '明前龙井', desc: '茶', imgUrl: '/tea.webp' },
    { title: '明前龙井' },
  ]);
});

test('a cancelled request answers with nothing', async () => {
  fakeMarket({ 'GET /wanlshop/wechat/config': config });
  insideApp({
    chooseImage: ({ cancel }) => cancel?.(),
    getLocation: ({ fail }) => fail({ errMsg: 'denied' }),
  });
  const inside = createWechat(true);
  expect([await inside.chooseImage(), await inside.locate()]).toEqual([null, null]);
});

test('the SDK is asked again after it refused the page once', async () => {
  const market = fakeMarket({ 'GET /wanlshop/wechat/config': config });
  let refused: (fault: { errMsg: string }) => void = () => {};
  insideApp({
    error: (then) => {
      refused = then;
    },
    config: () => refused({ errMsg: 'config:invalid signature' }),
  });
  const inside = createWechat(true);
  expect(await inside.locate()).toBeNull();
  insideApp();
  expect(await inside.locate()).toEqual(spot);
  expect(market.asked('GET /wanlshop/wechat/config')).toHaveLength(2);
});

test('a picture is read with and without the head of a data URL', async () => {
  const bytes = async (text: string) => new Uint8Array(await toFile(text).arrayBuffer()).length;
  expect(await bytes(btoa('abc'))).toBe(3);
  expect(await bytes(`data:image/jpeg;base64,${btoa('abc')}`)).toBe(3);
});
