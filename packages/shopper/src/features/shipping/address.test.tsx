// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { go } from '../../kernel/router/navigation.ts';
import { takeResult } from '../../kernel/router/results.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  faultAt,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { home, lin, office } from '../../testing/rows.ts';

afterEach(closeApp);

const xihu = { code: '330106', name: '西湖区' };
const hangzhou = { code: '330100', name: '杭州市', children: [xihu, { code: '330102', name: '上城区' }] };
const zhejiang = { code: '330000', name: '浙江省', children: [hangzhou] };
const beijing = {
  code: '110000',
  name: '北京市',
  children: [{ code: '110100', name: '北京市', children: [{ code: '110101', name: '东城区' }] }],
};

/** An address book above the cart's page, so that there is a way back. */
function open(to: string, answers: Answers) {
  const market = openApp(
    '/pages/cart',
    { 'GET /wanlshop/address/regions': { rows: [zhejiang, beijing] }, ...answers },
    { person: lin },
  );
  act(() => go('pages/user/address/address', to === 'choose' ? { choose: '1' } : {}));
  return market;
}
const rows: Answers = { 'GET /wanlshop/address/list': { rows: [home, office] } };

describe('the own addresses', () => {
  test('are named with the default one marked', async () => {
    open('book', rows);
    await see('浙江省杭州市西湖区 文三路 100 号');
    await see('浙江省杭州市西湖区 龙井路 1 号');
    expect(front().getAllByText('默认')).toHaveLength(1);
    expect(['家', '爸妈家'].map((label) => front().getAllByText(label).length)).toEqual([1, 1]);
  });

  test('say that there is none yet', async () => {
    open('book', { 'GET /wanlshop/address/list': { rows: [] } });
    await see('还没有收货地址');
  });

  test('that could not be fetched can be asked for again', async () => {
    const market = open('book', { 'GET /wanlshop/address/list': refuse('common.server_busy', '稍后再试') });
    await see('稍后再试');
    market.answer(rows);
    await press('重试');
    await see('林小野');
  });

  test('open to be changed, or picked where a checkout asked for one', async () => {
    open('book', rows);
    await press(/林小野/);
    await arrive('/pages/user/address/addressManage?id=4');
    await closeApp();
    open('choose', rows);
    await press(/林小野/);
    await arrive('/pages/cart');
    expect(takeResult('pages/user/address/address', 1)).toEqual(office);
    expect(takeResult('pages/user/address/address', 1)).toBeNull();
  });
});

describe('a new address', () => {
  const start = async (answers: Answers = {}) => {
    const market = open('book', { 'GET /wanlshop/address/list': { rows: [] }, ...answers });
    await press('新增收货地址');
    await arrive('/pages/user/address/addressManage');
    await field('收货人');
    return market;
  };
  const chooseArea = async (...names: string[]) => {
    await press(/所在地区/);
    for (const name of names) await press(name);
  };

  test('says at each field what is missing or wrong', async () => {
    const market = await start();
    await press('保存');
    await see('请选择所在地区');
    expect(['收货人', '手机号', '详细地址'].map(faultAt)).toEqual([
      '请填写收货人',
      '请填写手机号',
      '请填写详细地址',
    ]);
    await fill('手机号', '12345678901');
    await fill('详细地址', '路');
    await waitFor(() => expect(faultAt('手机号')).toBe('请填写正确的手机号'));
    await waitFor(() => expect(faultAt('详细地址')).toBe('详细地址为 2 到 200 个字'));
    expect(market.asked('POST /wanlshop/address/save')).toEqual([]);
  });

  test('takes its area in three steps, each of which can be chosen again', async () => {
    await start();
    await chooseArea('浙江省', '杭州市');
    await press('浙江省', 'tab');
    await press('北京市');
    await press('北京市');
    expect(doesNotSee('西湖区')).toBe(true);
    await press('东城区');
    await see('北京市东城区');
  });

  test('is saved as typed, and the list shows it', async () => {
    const market = await start({ 'POST /wanlshop/address/save': home });
    await fill('收货人', '林小满');
    await fill('手机号', '13800000001');
    await fill('详细地址', '文三路 100 号');
    await chooseArea('浙江省', '杭州市', '西湖区');
    await see('浙江省杭州市西湖区');
    await press('公司');
    await press('自定义');
    await fill('最多 5 个字', '仓库');
    await press('设为默认地址', 'switch');
    market.answer(rows);
    await press('保存');
    await seeToast('已保存');
    await arrive('/pages/user/address/address');
    await see('林小野');
    expect(market.asked('POST /wanlshop/address/save')).toEqual([
      {
        name: '林小满',
        mobile: '13800000001',
        detail: '文三路 100 号',
        province_code: '330000',
        city_code: '330100',
        district_code: '330106',
        label: '仓库',
        is_default: true,
      },
    ]);
  });

  test('beyond the maximum of a person is refused with the market’s message', async () => {
    await start({ 'POST /wanlshop/address/save': refuse('shipping.too_many_addresses', '最多 20 个地址') });
    await fill('收货人', '林小满');
    await fill('手机号', '13800000001');
    await fill('详细地址', '文三路 100 号');
    await chooseArea('浙江省', '杭州市', '西湖区');
    await press('保存');
    await seeToast('最多 20 个地址');
    expect(address()).toBe('#/pages/user/address/addressManage');
  });
});

describe('a whole address that is pasted', () => {
  const paste = async (text: string) => {
    open('book', { 'GET /wanlshop/address/list': { rows: [] } });
    await press('新增收货地址');
    await fill('粘贴地址', text);
    await press('识别');
  };
  const values = async () =>
    Promise.all(['收货人', '手机号', '详细地址'].map(async (name) => (await field(name)).value));

  test('fills the name, phone, region and street, and can be undone', async () => {
    await paste('张三 13800138000 浙江省杭州市西湖区文三路 123 号 2 幢');
    await see('浙江省杭州市西湖区');
    expect(await values()).toEqual(['张三', '13800138000', '文三路 123 号 2 幢']);
    await press('撤销识别');
    expect(doesNotSee('浙江省杭州市西湖区')).toBe(true);
    expect(await values()).toEqual(['', '', '']);
    expect((await field('粘贴地址')).value).toContain('张三');
  });

  test('leaves what it does not name as it was typed', async () => {
    open('book', { 'GET /wanlshop/address/list': { rows: [] } });
    await press('新增收货地址');
    await fill('收货人', '林小满');
    await fill('粘贴地址', '13800138000 某处的一条路');
    await press('识别');
    await waitFor(async () => expect(await values()).toEqual(['林小满', '13800138000', '某处的一条路']));
  });

  test('is not left without a question, taken apart or not', async () => {
    open('book', { 'GET /wanlshop/address/list': { rows: [] } });
    await press('新增收货地址');
    await fill('粘贴地址', '文三路');
    await press('返回');
    await see('地址还没有保存，确定要离开吗？');
    await press('取消');
    await press('识别');
    await press('清空');
    await press('返回');
    await see('地址还没有保存，确定要离开吗？');
  });
});

describe('an address half filled', () => {
  const question = '地址还没有保存，确定要离开吗？';
  const openForm = async () => {
    open('book', { 'GET /wanlshop/address/list': { rows: [] } });
    await press('新增收货地址');
    await field('收货人');
  };

  test('is left only when that is confirmed', async () => {
    await openForm();
    await fill('收货人', '林小满');
    await press('返回');
    await see(question);
    await press('取消');
    expect((await field('收货人')).value).toBe('林小满');
    await press('返回');
    await see(question);
    await press('确定');
    await arrive('/pages/user/address/address');
    expect(doesNotSee(question)).toBe(true);
  });

  test('is left at once while nothing is written', async () => {
    await openForm();
    await press('返回');
    await arrive('/pages/user/address/address');
  });
});

describe('an address that is there', () => {
  const edit = async (answers: Answers = {}) => {
    const market = open('book', { ...rows, ...answers });
    await press(/林小野/);
    await waitFor(async () => expect((await field('收货人')).value).toBe('林小野'));
    return market;
  };

  test('is changed where it was changed, and only that', async () => {
    const market = await edit({ 'POST /wanlshop/address/save': office });
    await see('浙江省杭州市西湖区');
    await fill('详细地址', '龙井路 2 号');
    await press('保存');
    await seeToast('已保存');
    expect(market.asked('POST /wanlshop/address/save')[0]).toMatchObject({
      id: 4,
      name: '林小野',
      detail: '龙井路 2 号',
      district_code: '330106',
      is_default: false,
    });
  });

  test('goes only when that is confirmed', async () => {
    const market = await edit({ 'POST /wanlshop/address/delete': null });
    await press('删除');
    await see('确定要删除该地址吗？');
    await press('取消');
    expect(market.asked('POST /wanlshop/address/delete')).toEqual([]);
    market.answer({ 'GET /wanlshop/address/list': { rows: [home] } });
    await press('删除');
    await press('确定');
    await seeToast('已删除');
    await arrive('/pages/user/address/address');
    await waitFor(() => expect(doesNotSee('林小野')).toBe(true));
    expect(market.asked('POST /wanlshop/address/delete')).toEqual([{ id: 4 }]);
  });
});
