// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { firstHash, hashEntry } from '@chengji/contract/wallet/ledger-chain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { StatementScreen } from './StatementScreen.tsx';

afterEach(closePage);

const entry = { transfer: 4, cents: 9_500, balance: 9_500, at: 1_800_000_000_000 };
const chain = {
  account: 'shop:7:available',
  before: null,
  entries: [{ seq: 1, ...entry, hash: hashEntry('shop:7:available', firstHash, entry) }],
};
const sums = {
  goods: '100.00',
  freight: '0.00',
  shop_coupons: '0.00',
  platform_coupons: '3.00',
  refunds: '0.00',
  commission: '5.00',
  income: '95.00',
};
const statement: CallOut<'GET /seller/money/statement'> = {
  month: '2027-01',
  in: '95.00',
  out: '0.00',
  opening: '0.00',
  closing: '95.00',
  first: 1,
  entries: 1,
  filename: 'statement-2027-01',
  orders: 1,
  lines: 1,
  sums,
  days: [
    { day: '2027-01-15', income: '95.00', refunds: '0.00' },
    { day: '2027-01-16', income: '0.00', refunds: '0.00' },
  ],
};
const line = {
  id: 1,
  order_no: '2027011500001',
  refund_no: null,
  settled_at: 1_800_000_000,
  products: [
    { title: '红颜草莓', image: '', number: 2 },
    { title: '云南牛油果', image: '', number: 1 },
  ],
  ...sums,
};

const open = (answer = chain) =>
  openPage(<StatementScreen />, {
    area: 'seller',
    rights: ['money.see'],
    answers: {
      'GET /seller/money/statement': statement,
      'GET /seller/money/statement_lines': {
        rows: [line],
        total: 1,
        next: null,
        counts: { all: 1, orders: 1, refunds: 0 },
        sums: { commission: sums.commission, income: sums.income },
      },
      'GET /seller/money/months': {
        rows: [
          { month: '2027-01', lines: 1, income: '95.00' },
          { month: '2026-12', lines: 3, income: '285.00' },
        ],
      },
      'GET /seller/money/statement_line': {
        ...line,
        commission_rate: 500,
        transfers: [
          {
            id: 4,
            kind: 'settle',
            reference: line.order_no,
            at: line.settled_at,
            returned: '0.00',
            entries: [
              { name: '平台担保资金', amount: '-97.00', own: false },
              { name: '平台促销资金', amount: '-3.00', own: false },
              { name: '平台佣金', amount: '5.00', own: false },
              { name: '待结算', amount: '95.00', own: true },
            ],
          },
        ],
      },
      'GET /seller/money/chain': answer,
    },
  });

test('a month is read line by line, with who paid for each coupon', async () => {
  const { sent } = open();
  expect(await screen.findByText('本月结算 1 个订单，共入账 ¥95.00')).toBeDefined();
  expect(await screen.findByText('2027011500001')).toBeDefined();
  expect(screen.getByText('平台承担 ¥3.00')).toBeDefined();
  expect(sent('GET /seller/money/statement').at(-1)).toEqual({ month: '2027-01' });
});

test('its lines show what was bought and paid, and are narrowed to refunds and to a way to buy', async () => {
  const { sent } = open();
  expect((await screen.findByText('红颜草莓')).nextSibling?.textContent).toBe('× 2 +1');
  expect(screen.getByRole('cell', { name: '¥97.00' })).toBeDefined();
  expect(screen.getByText('佣金 −¥5.00')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /^退款/ }));
  await waitFor(() =>
    expect(sent('GET /seller/money/statement_lines').at(-1)).toMatchObject({
      month: '2027-01',
      kind: 'refunds',
    }),
  );
});

test('another month of late is a press away, and is kept as a table', async () => {
  const { sent } = open();
  const card = within(await screen.findByRole('region', { name: '其他月份' }));
  expect(await card.findByText('¥285.00')).toBeDefined();
  expect(card.queryByRole('button', { name: '2027-01' })).toBeNull();
  expect(card.getByRole('button', { name: '下载 2026-12 明细' })).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: '2026-12' }));
  await screen.findByText('2026-12 结算单');
  expect(sent('GET /seller/money/statement').at(-1)).toEqual({ month: '2026-12' });
});

test('a month tells day by day what was settled and what refunds took back', async () => {
  open();
  expect(await screen.findByRole('figure', { name: '每日; 01-15 结算 ¥95.00 退款扣回 ¥0.00' })).toBeDefined();
});

test('a line opens to where each of its figures is from, down to the entries', async () => {
  const { sent } = open();
  await screen.findByText('2027011500001');
  fireEvent.click(screen.getByRole('button', { name: '展开行' }));
  expect(await screen.findByText('每个数怎么来')).toBeDefined();
  expect(screen.getByText('佣金 5%').nextSibling?.textContent).toBe('−¥5.00');
  expect(screen.getByText('结算 · 转账 4')).toBeDefined();
  expect(screen.getByText('平台促销资金').nextSibling?.textContent).toBe('−¥3.00');
  expect(sent('GET /seller/money/statement_line')).toEqual([{ id: '1' }]);
});

test('the month before is a press away, and none that is still to come', async () => {
  const { sent } = open();
  await screen.findByText('2027011500001');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一月' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '上一月' }));
  await screen.findByText('2026-12 结算单');
  expect(sent('GET /seller/money/statement').at(-1)).toEqual({ month: '2026-12' });
});

test('its proof is verified here, and an entry that was changed is named', async () => {
  open();
  expect(await screen.findByText('已验证')).toBeDefined();
  await closePage();
  const [first] = chain.entries;
  open({ ...chain, entries: first ? [{ ...first, cents: 9_600, balance: 9_600 }] : [] });
  expect(await screen.findByText('第 1 条分录对不上')).toBeDefined();
});
