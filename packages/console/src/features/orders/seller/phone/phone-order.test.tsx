// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { anOrder, anOrderRow, carrierRows, orderPage } from '../../../../testing/orders.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { OrderScreen } from '../order/OrderScreen.tsx';
import { toScanned } from '../scan/scan.view.ts';

afterEach(closePage);

const ship = 'POST /seller/orders/ship';
const contact = 'POST /seller/orders/contact';
const whole = { name: '李安然', mobile: '13912344410', area: '江苏省苏州市', detail: '星湖街 8 号' };
const allRights = ['orders.read', 'orders.ship', 'orders.price', 'orders.contact', 'chat.read'];

function open(traits: Partial<SellerOrder> = {}, rights = allRights) {
  const order = anOrder(traits);
  return openPage(<OrderScreen />, {
    area: 'seller',
    rights,
    isPhone: true,
    path: '/seller/orders/:id',
    at: '/seller/orders/3',
    answers: {
      'GET /seller/orders/details': ({ id }) => ({ ...order, id: Number(id) }),
      'GET /seller/orders/list': orderPage([anOrderRow({ id: 4 }), anOrderRow(), anOrderRow({ id: 2 })]),
      'GET /seller/carriers/list': { rows: carrierRows },
      [ship]: { ...order, state: 'shipped', can: { ...order.can, ship: false } },
      [contact]: whole,
    },
  });
}
const number = () => screen.findByRole('textbox', { name: '运单号' });
const button = (name: string) => screen.findByRole('button', { name });

describe('an order on a phone', () => {
  test('is shipped from the bar, which says who is told, by the carrier its number names', async () => {
    const { sent } = open();
    fireEvent.change(await number(), { target: { value: 'SF1420 6620 3318' } });
    expect(await screen.findByText('顺丰速运')).toBeDefined();
    fireEvent.click(await button('发货，通知 Panda_Li'));
    await waitFor(() =>
      expect(sent(ship)).toEqual([
        { order_id: 3, carrier: 'SF', tracking_no: 'SF142066203318', without_refunds: false },
      ]),
    );
  });

  test('goes with another carrier than its number names, where one is chosen', async () => {
    const { sent } = open();
    fireEvent.change(await number(), { target: { value: 'SF1420 6620 3318' } });
    fireEvent.click(await button('换一家'));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '快递公司' }));
    fireEvent.click(await screen.findByTitle('中通快递'));
    fireEvent.click(await button('发货，通知 Panda_Li'));
    await waitFor(() => expect(sent(ship)).toMatchObject([{ carrier: 'ZTO' }]));
  });

  test('asks for a carrier where the number names none, and sends nothing', async () => {
    const { sent } = open();
    fireEvent.change(await number(), { target: { value: '1234567890' } });
    fireEvent.click(await button('发货，通知 Panda_Li'));
    expect(await screen.findByText('请选择快递公司')).toBeDefined();
    expect(sent(ship)).toEqual([]);
  });

  test('begins with the number that was scanned for it, and goes on scanning once it is sent', async () => {
    const { router } = open();
    await router.navigate('/seller/orders/3', { state: toScanned('SF142066203318') });
    await screen.findByDisplayValue('SF142066203318');
    fireEvent.click(await button('发货，通知 Panda_Li'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/scan'));
  });

  test('is not shipped by a role that may not, which sees whom it goes to masked alone', async () => {
    open({}, ['orders.read']);
    expect(await screen.findByText('139****4410')).toBeDefined();
    for (const name of [/^发货/, '显示完整手机号', '拨打电话'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '运单号' })).toBeNull();
  });

  test('not yet paid is repriced from the bar', async () => {
    const can = { ship: false, print_label: false, change_price: true, close: true };
    open({ state: 'pending_payment', can, ship_due_at: null, paid_at: null });
    fireEvent.click(await button('改价'));
    expect(await screen.findByRole('dialog', { name: '修改订单价格' })).toBeDefined();
  });

  test('says whom it goes to when it is copied, which is read once', async () => {
    const { sent } = open();
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    fireEvent.click(await button('复制收货信息'));
    expect(await screen.findByText('13912344410')).toBeDefined();
    fireEvent.click(await button('复制收货信息'));
    await waitFor(() => expect(copied).toHaveLength(2));
    expect(copied[0]).toBe('李安然 13912344410 江苏省苏州市 星湖街 8 号');
    expect(sent(contact)).toEqual([{ id: 3 }]);
  });

  test('leads to the orders beside it in the list', async () => {
    const { router } = open();
    expect(await screen.findByText('2 / 3 单')).toBeDefined();
    fireEvent.click(await button('下一单'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders/2'));
    expect(await screen.findByText('3 / 3 单')).toBeDefined();
    expect(await button('下一单')).toHaveProperty('disabled', true);
  });
});
