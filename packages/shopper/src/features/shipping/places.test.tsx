// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mapPort } from '../../kernel/map-port.ts';
import { back, go } from '../../kernel/router/navigation.ts';
import {
  arrive,
  closeApp,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { home, lin } from '../../testing/rows.ts';

afterEach(async () => {
  await closeApp();
  vi.restoreAllMocks();
});

const regions = {
  'GET /wanlshop/address/regions': {
    rows: [
      {
        code: '330000',
        name: '浙江省',
        children: [{ code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] }],
      },
    ],
  },
};

async function chooseRegion() {
  await press(/所在地区/);
  for (const name of ['浙江省', '杭州市', '西湖区']) await press(name);
}

describe('choosing a place', () => {
  test('gives the address form its region and words', async () => {
    openApp(
      '/pages/user/address/address',
      { ...regions, 'GET /wanlshop/address/list': { rows: [home] } },
      { person: lin },
    );
    act(() => go('pages/user/address/addressManage'));
    await press('定位或选择位置');
    await arrive('/choose-location');
    await press('使用此位置');
    await seeToast('请选择所在地区');
    await chooseRegion();
    await fill('详细地址', '龙井路 1 号');
    await press('使用此位置');
    await arrive('/pages/user/address/addressManage');
    await waitFor(() => expect(front().getByText('浙江省杭州市西湖区')).toBeTruthy());
    expect((await field('详细地址')).value).toBe('龙井路 1 号');
  });

  test('gives the address form nothing when it is left without one', async () => {
    openApp(
      '/pages/user/address/addressManage',
      { ...regions, 'GET /wanlshop/address/list': { rows: [home] } },
      { person: lin },
    );
    await fill('详细地址', '文三路 100 号');
    await press('定位或选择位置');
    await arrive('/choose-location');
    await chooseRegion();
    act(() => back());
    await arrive('/pages/user/address/addressManage');
    expect((await field('详细地址')).value).toBe('文三路 100 号');
    expect(front().queryByText('浙江省杭州市西湖区')).toBeNull();
  });

  test('shows where the phone is, and the map of it', async () => {
    vi.stubGlobal('open', vi.fn());
    openApp('/choose-location');
    // the port's own way to the phone is proved beside it
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (at: object) => void) =>
          found({ coords: { latitude: 30.27415, longitude: 120.15515 } }),
      },
    });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    await press('我的位置');
    await see('30.27415, 120.15515');
    await press('在地图中查看');
    expect(open).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('goes on by hand when the phone does not know', async () => {
    openApp('/choose-location');
    await press('我的位置');
    await seeToast('无法获取位置，请手动填写');
    expect(await mapPort.locate()).toBeNull();
  });
});

describe('a place', () => {
  test('is shown with its words and coordinates, and opened on a map', async () => {
    const open = vi.fn();
    openApp('/open-location?name=西湖&address=杭州市西湖区&latitude=30.27&longitude=120.15');
    vi.stubGlobal('open', open);
    await see('西湖');
    await see('30.27000, 120.15000');
    await press('在地图中查看');
    expect(open.mock.calls[0]?.[0]).toContain('position=120.15%2C30.27');
  });

  test('that is not named says so', async () => {
    openApp('/open-location');
    await see('没有位置信息');
  });
});
