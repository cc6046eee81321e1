// @vitest-environment jsdom
import type { CallIn } from '@chengji/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { ShipByTable } from './ShipByTable.tsx';

const ship = 'POST /seller/orders/ship_many';

afterEach(closePage);

const findLine = (number: string) => {
  const [cell] = screen.getAllByText(number).filter((one) => one.tagName === 'TD');
  return within(cell?.closest('tr') as HTMLElement);
};

/** Ships every order but number 404. */
function shipMany({ rows: given }: CallIn<typeof ship>) {
  const rows = given.map(({ order_no }) => ({
    order_no,
    order_id: null,
    ok: order_no !== '404',
    msg: order_no === '404' ? '订单不存在' : '',
  }));
  return { rows, shipped: rows.filter((row) => row.ok).length, refused: 0, recall_until: null };
}

async function check(text: string, onDone = () => {}) {
  const page = openPage(<ShipByTable onDone={onDone} />, {
    area: 'seller',
    answers: {
      'GET /seller/carriers/list': {
        rows: [
          { code: 'SF', name: '顺丰速运', aliases: [], number_forms: ['SF############'], waybills: false },
        ],
      },
      [ship]: shipMany,
    },
  });
  fireEvent.change(screen.getByLabelText('发货数据'), { target: { value: text } });
  const button = screen.getByRole('button', { name: '检查' }) as HTMLButtonElement;
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  return () => page.sent(ship);
}

test('each line says what would become of it, before anything ships', async () => {
  const sent = await check('1001,顺丰速运,SF12345678\n404,SF,SF12345679\n1001,SF,SF12345680\n1002,SF,');
  await screen.findByText('1 行可以发货，3 行有问题');
  expect(findLine('404').getByText('订单不存在')).toBeDefined();
  expect(screen.getByText('订单号与第 1 行重复')).toBeDefined();
  expect(findLine('1002').getByText(/缺少列/)).toBeDefined();
  expect(sent()).toEqual([
    {
      dry_run: true,
      rows: [
        { order_no: '1001', carrier: 'SF', tracking_no: 'SF12345678' },
        { order_no: '404', carrier: 'SF', tracking_no: 'SF12345679' },
      ],
    },
  ]);
});

test('what stood the check is shipped, and nothing else', async () => {
  const onDone = vi.fn();
  const sent = await check('1001,SF,SF12345678\n404,SF,SF12345679', onDone);
  fireEvent.click(await screen.findByRole('button', { name: '发货 1 单' }));
  await screen.findByText('已发货 1 单，1 行未发货');
  expect(sent()[1]).toEqual({ rows: [{ order_no: '1001', carrier: 'SF', tracking_no: 'SF12345678' }] });
  expect(findLine('1001').getByText('已发货')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a table of problems alone asks nothing and ships nothing', async () => {
  const sent = await check('1001,SF,\n,SF,SF12345678');
  const button = (await screen.findByRole('button', { name: '发货 0 单' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(sent()).toEqual([]);
});

test('a line with an order number alone is asked about, and nothing ships before it is answered', async () => {
  const sent = await check('1001,SF,SF12345678\n1002\n1003');
  await screen.findByText('1 行可以发货，0 行有问题');
  const shipButton = () => screen.getByRole('button', { name: /^发货 \d+ 单$/ }) as HTMLButtonElement;
  expect(shipButton().disabled).toBe(true);
  fireEvent.click(findLine('1002').getByRole('button', { name: '无需物流' }));
  await screen.findByText('2 行可以发货，0 行有问题');
  expect(shipButton().disabled).toBe(true);
  fireEvent.click(findLine('1003').getByRole('button', { name: '跳过' }));
  expect(findLine('1003').getByText('已跳过')).toBeDefined();
  fireEvent.click(shipButton());
  await screen.findByText('已发货 2 单，0 行未发货');
  expect(sent().at(-1)).toEqual({
    rows: [
      { order_no: '1001', carrier: 'SF', tracking_no: 'SF12345678' },
      { order_no: '1002', carrier: '', tracking_no: '', no_logistics: true },
    ],
  });
});

test('one tracking number on two lines is asked about', async () => {
  await check('1001,SF,SF12345678\n1002,SF,SF12345678');
  await screen.findByText('运单号与第 1 行相同，是同一个包裹吗？');
  fireEvent.click(screen.getByRole('button', { name: '是同一包裹' }));
  await screen.findByText('2 行可以发货，0 行有问题');
});
