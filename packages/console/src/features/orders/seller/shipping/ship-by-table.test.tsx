// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../../testing/UnstyledDesign.tsx';
import { ShipByTable } from './ShipByTable.tsx';

type Row = { order_no: string; carrier: string; tracking_no: string; no_logistics?: true };
const sent: { dry_run?: boolean; rows: Row[] }[] = [];

/** A market that ships every order but number 404. */
const network: typeof fetch = async (input, init) => {
  const path = new URL(String(input), 'http://console').pathname;
  const envelope = (data: unknown) =>
    new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
  if (path.endsWith('/carriers/list'))
    return envelope({
      rows: [
        { code: 'SF', name: '顺丰速运', aliases: [], number_forms: ['SF############'], waybills: false },
      ],
    });
  const body = JSON.parse(String(init?.body)) as (typeof sent)[number];
  sent.push(body);
  const rows = body.rows.map(({ order_no }) => ({
    order_no,
    ok: order_no !== '404',
    msg: order_no === '404' ? '订单不存在' : '',
  }));
  return envelope({ rows, shipped: rows.filter((row) => row.ok).length, refused: 0 });
};

beforeAll(() => {
  vi.stubGlobal('fetch', network);
  stubBrowser();
});
beforeEach(() => {
  sent.length = 0;
});
afterEach(cleanup);

const findLine = (number: string) => {
  const [cell] = screen.getAllByText(number).filter((one) => one.tagName === 'TD');
  return within(cell?.closest('tr') as HTMLElement);
};

async function check(text: string, onDone = () => {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <ShipByTable onDone={onDone} />
      </UnstyledDesign>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('发货数据'), { target: { value: text } });
  const button = screen.getByRole('button', { name: '检查' }) as HTMLButtonElement;
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

test('each line says what would become of it, before anything ships', async () => {
  await check('1001,顺丰速运,SF12345678\n404,SF,SF12345679\n1001,SF,SF12345680\n1002,SF,');
  await screen.findByText('1 行可以发货，3 行有问题');
  expect(findLine('404').getByText('订单不存在')).toBeDefined();
  expect(screen.getByText('订单号与第 1 行重复')).toBeDefined();
  expect(findLine('1002').getByText(/缺少列/)).toBeDefined();
  expect(sent).toEqual([
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
  await check('1001,SF,SF12345678\n404,SF,SF12345679', onDone);
  fireEvent.click(await screen.findByRole('button', { name: '发货 1 单' }));
  await screen.findByText('已发货 1 单，1 行未发货');
  expect(sent[1]).toEqual({ rows: [{ order_no: '1001', carrier: 'SF', tracking_no: 'SF12345678' }] });
  expect(findLine('1001').getByText('已发货')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a table of problems alone asks nothing and ships nothing', async () => {
  await check('1001,SF,\n,SF,SF12345678');
  const button = (await screen.findByRole('button', { name: '发货 0 单' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(sent).toEqual([]);
});

test('a line with an order number alone is asked about, and nothing ships before it is answered', async () => {
  await check('1001,SF,SF12345678\n1002\n1003');
  await screen.findByText('1 行可以发货，0 行有问题');
  const ship = () => screen.getByRole('button', { name: /^发货 \d+ 单$/ }) as HTMLButtonElement;
  expect(ship().disabled).toBe(true);
  fireEvent.click(findLine('1002').getByRole('button', { name: '无需物流' }));
  await screen.findByText('2 行可以发货，0 行有问题');
  expect(ship().disabled).toBe(true);
  fireEvent.click(findLine('1003').getByRole('button', { name: '跳过' }));
  expect(findLine('1003').getByText('已跳过')).toBeDefined();
  fireEvent.click(ship());
  await screen.findByText('已发货 2 单，0 行未发货');
  expect(sent.at(-1)).toEqual({
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
