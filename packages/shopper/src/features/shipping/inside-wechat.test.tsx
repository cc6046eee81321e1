// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wx } from '../../kernel/wechat/wx.ts';
import { closeApp, field, front, openApp, press, see } from '../../testing/open-app.tsx';
import { home, lin } from '../../testing/rows.ts';

/** What the app is opened in is read once, before anything else. */
vi.hoisted(() => {
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, value: 'MicroMessenger/8.0' });
});

const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [] };
const savedAddress = {
  userName: '林小野',
  telNumber: '13900000009',
  provinceName: '浙江省',
  cityName: '杭州市',
  countryName: '西湖区',
  detailInfo: '龙井路 1 号',
};
const district = { code: '330106', name: '西湖区' };
const answers = {
  'GET /wanlshop/wechat/config': config,
  'GET /wanlshop/address/list': { rows: [home] },
  'GET /wanlshop/address/regions': {
    rows: [
      {
        code: '330000',
        name: '浙江省',
        children: [{ code: '330100', name: '杭州市', children: [district] }],
      },
    ],
  },
};

let opened: unknown[];
beforeEach(() => {
  opened = [];
  let isReady = () => {};
  const app: Partial<Wx> = {
    config: () => isReady(),
    ready: (then) => {
      isReady = then;
    },
    error: () => {},
    openAddress: ({ success }) => success(savedAddress),
    getLocation: ({ success }) => success({ latitude: 30.27415, longitude: 120.15515 }),
    openLocation: ({ success, fail: _, cancel: __, ...place }) => {
      opened.push(place);
      success({});
    },
  };
  window.wx = app as Wx;
});
afterEach(closeApp);

describe('inside WeChat', () => {
  test('an address saved in WeChat fills the form', async () => {
    openApp('/pages/user/address/addressManage', answers, { person: lin });
    // the regions have come once the rest has
    await field('收货人');
    await act(async () => {});
    await press('使用微信地址');
    await waitFor(async () => expect((await field('收货人')).value).toBe('林小野'));
    expect((await field('手机号')).value).toBe('13900000009');
    expect((await field('详细地址')).value).toBe('龙井路 1 号');
    expect(front().getByText('浙江省杭州市西湖区')).toBeTruthy();
  });

  test('the app says where the phone is, and shows a place', async () => {
    openApp('/choose-location', answers);
    await press('我的位置');
    await see('30.27415, 120.15515');
    await press('在地图中查看');
    await waitFor(() => expect(opened).toMatchObject([{ latitude: 30.27415, name: '我的位置' }]));
  });
});
