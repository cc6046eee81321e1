// @vitest-environment jsdom

import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, fill, openApp, press, see, seeToast } from '../../../testing/open-app.tsx';
import { aQuote, channels } from '../../../testing/order-rows.ts';
import { home, lin, office, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

const items = [{ goods_id: 11, sku_id: 12, number: 2 }];
const at = `/pages/user/order/addorder?type=goods&data=${encodeURIComponent(JSON.stringify(items))}`;
const placed = {
  trade_no: 'T31',
  orders: [{ id: 31, order_no: '1' }],
  payable: '258.00',
  expires_at: 2_000_000_000,
  team_id: null,
};
const market: Answers = {
  'POST /wanlshop/order/quote': aQuote(),
  'POST /wanlshop/order/create': placed,
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/pay/channels': channels(),
};
const create = 'POST /wanlshop/order/create';
const open = (more: Answers = {}) => openApp(at, { ...market, ...more }, { person: lin });

describe('a checkout', () => {
  test('places what is shown, with a remark for the shop, and leads on to the cashier', async () => {
    const asked = open();
    await see('明前龙井');
    await fill('买家留言', '放门口');
    await press('提交订单');
    await arrive('/pages/user/money/pay?trade_no=T31');
    expect(asked.asked(create)).toEqual([
      { type: 'goods', items, address_id: home.id, payable: '258.00', remarks: { 5: '放门口' } },
    ]);
  });

  test('whose answer was lost is the same order when it is sent again', async () => {
    const asked = open({ [create]: noNetwork });
    await see('明前龙井');
    await press('提交订单');
    await seeToast('网络状态不佳');
    asked.answer({ [create]: placed });
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    const [first, second] = asked.idempotencyKeys(create);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('pressed twice is placed once', async () => {
    const asked = open({ [create]: () => new Promise<never>(() => {}) });
    await see('明前龙井');
    await press('提交订单');
    await press('提交订单');
    await waitFor(() => expect(asked.asked(create)).toHaveLength(1));
    await press('提交订单');
    await act(async () => {});
    expect(asked.asked(create)).toHaveLength(1);
  });

  test('that was changed before it is sent again is another order', async () => {
    const asked = open({ [create]: noNetwork });
    await see('明前龙井');
    await press('提交订单');
    await seeToast('网络状态不佳');
    asked.answer({ [create]: placed });
    await fill('买家留言', '送到前台');
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    const keys = asked.idempotencyKeys(create); // what a cut connection lost is sent again under its key
    const last = keys.pop();
    expect(keys).not.toContain(last);
    expect(new Set(keys).size).toBe(1);
  });

  test('says that the price changed, and shows the new one before anything is placed', async () => {
    const asked = open({ [create]: refuse('orders.price_changed', '价格有变动，现应付 ¥300.00') });
    await see('明前龙井');
    asked.answer({ 'POST /wanlshop/order/quote': aQuote({ payable: '300.00' }) });
    await press('提交订单');
    await seeToast('价格有变动，现应付 ¥300.00');
    await see('300');
    asked.answer({ [create]: placed });
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(asked.asked(create).map(({ payable }) => payable)).toEqual(['258.00', '300.00']);
  });

  test('asks for an address where there is none, and is quoted for the one picked', async () => {
    const asked = open({
      'POST /wanlshop/order/quote': ({ address_id }) =>
        aQuote({ address: address_id === office.id ? office : null }),
      'GET /wanlshop/address/list': { rows: [home, office] },
    });
    await see('请选择收货地址');
    await press('提交订单');
    await arrive('/pages/user/address/address');
    await press(/林小野/);
    await arrive('/pages/user/order/addorder');
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(asked.asked(create)[0]?.address_id).toBe(office.id);
  });

  test('that can not be delivered offers another address', async () => {
    open({
      'POST /wanlshop/order/quote': refuse('orders.no_delivery', '「山野茶舍」不配送到该地区'),
      'GET /wanlshop/address/list': { rows: [home] },
    });
    await see('「山野茶舍」不配送到该地区');
    await press('换个地址');
    await arrive('/pages/user/address/address?choose=1');
  });

  test('with an address cut short shows that it has no items', async () => {
    const asked = openApp('/pages/user/order/addorder?type=goods&data=%5B', market, { person: lin });
    await see('没有可结算的商品');
    expect(asked.asked('POST /wanlshop/order/quote')).toEqual([]);
  });
});
