// @vitest-environment jsdom
import { refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { ShipModal } from './ShipModal.tsx';

afterEach(closePage);

type Order = ComponentProps<typeof ShipModal>['order'];

const ship = 'POST /seller/orders/ship';
const order: Order = { id: 3, order_no: '1001', lines: [] };

function open(shipped = order) {
  const { sent } = openPage(<ShipModal order={shipped} onClose={() => {}} />, {
    area: 'seller',
    answers: {
      'GET /seller/carriers/list': {
        rows: [
          { code: 'SF', name: '顺丰速运', aliases: [], number_forms: ['SF############'], waybills: false },
          { code: 'ZTO', name: '中通快递', aliases: [], number_forms: [], waybills: false },
        ],
      },
      [ship]: refuse('shipping.tracking_no_wrong', '运单号与快递公司不符', { field: 'tracking_no' }),
    },
  });
  return () => sent(ship);
}
const carrier = () => screen.getByRole('combobox', { name: '快递公司' });
const number = () => screen.getByRole('textbox', { name: '运单号' });
const type = (value: string) => fireEvent.change(number(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: '确认发货' }));
const complaints = () => screen.queryAllByRole('alert').map((one) => one.textContent);

test('a shipment without its carrier and number is not sent, and says what is missing', async () => {
  const sent = open();
  press();
  await waitFor(() => expect(complaints()).toEqual(['请选择快递公司', '请输入运单号']));
  type('SF1');
  await waitFor(() => expect(complaints()).toEqual(['请选择快递公司', '8 到 32 位字母或数字']));
  expect(sent()).toEqual([]);
});

test('a carrier is found by part of its name, Enter sends, and a wrong number is said where it stands', async () => {
  const sent = open();
  fireEvent.mouseDown(carrier());
  fireEvent.change(carrier(), { target: { value: '顺丰' } });
  fireEvent.click(await screen.findByTitle('顺丰速运'));
  type(' SF1234567890 ');
  fireEvent.keyDown(number(), { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(complaints()).toEqual(['运单号与快递公司不符']));
  expect(sent()).toEqual([
    { order_id: 3, carrier: 'SF', tracking_no: 'SF1234567890', without_refunds: false },
  ]);
  expect(number().getAttribute('aria-invalid')).toBe('true');
});

test('a number says who brings it, and goes with another carrier where one is chosen', async () => {
  const sent = open();
  type('sf1420 6620-3318');
  expect(await screen.findByTitle('顺丰速运')).toBeDefined();
  press();
  await waitFor(() =>
    expect(sent()).toEqual([
      { order_id: 3, carrier: 'SF', tracking_no: 'SF142066203318', without_refunds: false },
    ]),
  );
  fireEvent.mouseDown(carrier());
  fireEvent.click(await screen.findByTitle('中通快递'));
  press();
  await waitFor(() => expect(sent()[1]).toMatchObject({ carrier: 'ZTO', tracking_no: 'SF142066203318' }));
});

test('what goes without logistics is sent without carrier and number, even when they were typed', async () => {
  const sent = open();
  type('SF1234567890');
  fireEvent.click(screen.getByText('无需物流'));
  press();
  await waitFor(() =>
    expect(sent()).toEqual([{ order_id: 3, carrier: '', tracking_no: '', without_refunds: false }]),
  );
});

const line = (
  id: number,
  title: string,
  refund: Order['lines'][number]['refund'],
  toShip = 1,
): Order['lines'][number] => ({
  id,
  goods_id: id,
  sku_id: id,
  title,
  image: '',
  values: [],
  price: '10.00',
  number: 3,
  sum: '10.00',
  discount: '0.00',
  reviewed: false,
  returned_number: 0,
  shipped: false,
  shipped_number: 0,
  to_ship: toShip,
  refund,
  refundable: '10.00',
  can_refund: true,
});
test('a line whose refund is open is left out, which is said before', async () => {
  const sent = open({
    ...order,
    lines: [line(1, '草莓', { id: 9, state: 'pending_seller', amount: '10.00' }), line(2, '蜂蜜', null)],
  });
  expect(screen.getByText('退款处理中的商品不会发出：草莓')).toBeDefined();
  fireEvent.click(screen.getByText('无需物流'));
  press();
  await waitFor(() =>
    expect(sent()).toEqual([{ order_id: 3, carrier: '', tracking_no: '', without_refunds: true }]),
  );
});

test('some pieces of a line go now; all of them go without naming them', async () => {
  const sent = open({ ...order, lines: [line(1, '草莓', null, 3), line(2, '蜂蜜', null)] });
  fireEvent.click(screen.getByText('无需物流'));
  fireEvent.change(screen.getByLabelText('草莓 本次发出件数'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: '蜂蜜' }));
  press();
  const part = { lines: [{ line_id: 1, number: 2 }], without_refunds: false };
  await waitFor(() => expect(sent()).toEqual([{ order_id: 3, carrier: '', tracking_no: '', ...part }]));
});

test('a parcel with nothing in it is not sent, which is said at the products', async () => {
  const sent = open({ ...order, lines: [line(1, '草莓', null, 3)] });
  fireEvent.click(screen.getByText('无需物流'));
  fireEvent.click(screen.getByRole('checkbox', { name: '草莓' }));
  press();
  await waitFor(() => expect(complaints()).toEqual(['请选择要发出的商品']));
  expect(sent()).toEqual([]);
});
