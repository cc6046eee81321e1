// @vitest-environment jsdom
import { type CallOut, LogisticsStatus } from '@chengji/contract';
import { refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { lin } from '../../testing/rows.ts';

afterEach(closeApp);

const at = '/pages/user/order/logistics?id=21';
type Logistics = CallOut<'GET /wanlshop/order/logistics'>;
const onTheWay: Logistics = {
  state: 'shipped',
  parcel: { carrier: '顺丰速运', carrier_code: 'sf', tracking_no: 'SF1024', phone: '95338' },
  steps: LogisticsStatus.options.map((status, index) => ({
    status,
    text: `到达第 ${index} 站`,
    at: 1_760_000_000 - index * 60,
  })),
  address: { name: '林小满', mobile: '13800000001', area: '浙江省杭州市西湖区', detail: '文三路 100 号' },
  image: '',
};
const open = (answer: Logistics, language: 'zh' | 'en' = 'zh') =>
  openApp(at, { 'GET /wanlshop/order/logistics': answer }, { person: lin, language });
const named = () => [...document.querySelectorAll('ol b')].map((status) => status.textContent);

describe('a parcel on the way', () => {
  test('names each of its twelve statuses, newest on top', async () => {
    const market = open(onTheWay);
    await see('到达第 11 站');
    expect(named()).toEqual(
      '已下单 处理中 待揽收 已揽收 运输中 派送中 已签收 问题件 退回签收 已退回 已转寄 待付款'.split(' '),
    );
    expect(market.asked('GET /wanlshop/order/logistics')).toEqual([{ id: '21' }]);
  });

  test('names them in English too, each by a name of its own', async () => {
    open(onTheWay, 'en');
    await see('Out for delivery');
    expect(new Set(named()).size).toBe(12);
    expect(named().join()).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test('gives its number to copy and its carrier to call', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open(onTheWay);
    await press('复制');
    await seeToast('复制成功');
    expect(writeText).toHaveBeenCalledWith('SF1024');
    expect(front().getByRole('link', { name: '拨打快递电话' }).getAttribute('href')).toBe('tel:95338');
  });
});

describe('after-sale service', () => {
  test.each([onTheWay.parcel, null])(
    'is a press away of what was sent, by a parcel or not',
    async (parcel) => {
      openApp(
        at,
        {
          'GET /wanlshop/order/logistics': { ...onTheWay, parcel },
          'GET /wanlshop/order/details': refuse('common.not_found', '没有该订单'),
        },
        { person: lin },
      );
      await press(/退款售后/);
      await arrive('/pages/user/order/details?id=21');
    },
  );
});

describe('no parcel', () => {
  test.each(['pending_group', 'pending_shipment'] as const)(
    'is yet to come before the shop ships: %s',
    async (state) => {
      open({ ...onTheWay, state, parcel: null, steps: [] });
      await see('商家发货后可在这里查看包裹动态');
      expect(doesNotSee(/退款售后/)).toBe(true);
    },
  );

  test('will come when the shop hands over by itself', async () => {
    open({ ...onTheWay, state: 'shipped', parcel: null, steps: [] });
    await see('商家无需物流发货');
    expect(doesNotSee('复制')).toBe(true);
  });
});
