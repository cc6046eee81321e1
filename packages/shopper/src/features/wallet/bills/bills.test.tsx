// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { arrive, closeApp, front, openApp, press, see, seeToast } from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { aBill, aWithdrawal, billDetails, chain } from '../../../testing/wallet-rows.ts';

const bills = 'GET /wanlshop/wallet/bills';
const bill = 'GET /wanlshop/wallet/bill';
const chainCall = 'GET /wanlshop/wallet/chain';
const statement = 'GET /wanlshop/wallet/statement';
const open = (at: string, answers: Answers) => openApp(at, answers, { person: lin });

afterEach(closeApp);

describe('the list of bills', () => {
  const at = '/pages/user/money/list';
  const month = { in: '539.80', out: '654.30' };
  const october = aBill({
    id: 2,
    title: '微信充值',
    type: 'recharge',
    amount: '300.00',
    createtime: 1_791_000_000,
  });
  const rows = [aBill(), october];

  test('names each month with what went out and came in', async () => {
    open(at, { [bills]: { rows, next: null, month } });
    await see('2026年11月');
    await see('2026年10月');
    expect(front().getAllByText('¥654.30')).toHaveLength(2);
    await see('+300.00');
    expect(front().getAllByText('余额 1,286.50')).toHaveLength(2);
  });

  test('says by which channel something was paid that left the balance as it was', async () => {
    open(at, { [bills]: { rows: [aBill({ funds: 'wechat' })], next: null, month } });
    await see('微信支付');
  });

  test('says which withdrawal is still under way', async () => {
    const withdrawn = aBill({ type: 'withdraw', title: '提现到招商银行', under_way: true });
    open(at, { [bills]: { rows: [withdrawn, october], next: null, month } });
    await see('提现到招商银行');
    expect(front().getAllByText('处理中')).toHaveLength(1);
  });

  test('is narrowed down by type and by month', async () => {
    const market = open(at, { [bills]: { rows, next: null, month } });
    await press('退款');
    await press('全部月份');
    await press('2026年1月');
    const wanted = { type: 'refund', month: '2026-01', limit: '20' };
    await vi.waitFor(() => expect(market.asked(bills)).toContainEqual(wanted));
  });

  test('says that there is none yet', async () => {
    open(at, { [bills]: { rows: [], next: null, month: null } });
    await see('还没有账单');
  });
});

describe('the statement of a month', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    return () => click.mockRestore();
  });

  test('is saved as a table and as a proof', async () => {
    open('/pages/user/money/list?month=2026-01', {
      [bills]: { rows: [], next: null, month: null },
      [statement]: {
        month: '2026-01',
        in: '10.00',
        out: '0.00',
        opening: '0.00',
        closing: '10.00',
        first: 1,
        entries: chain.entries.length,
        filename: 'chengji-2026-01',
      },
      'GET /wanlshop/wallet/statement_table': (asked) =>
        asked.cursor ? { csv: '1,2\n', next: null } : { csv: 'a,b\n', next: 'more' },
      [chainCall]: chain,
    });
    await press('月结单');
    await see('期末余额');
    await press('下载表格 CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await press('下载凭证 JSON');
    await vi.waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toEqual(['chengji-2026-01.csv', 'chengji-2026-01.json']);
  });
});

describe('a bill', () => {
  const at = '/pages/user/money/details?id=3';

  test('leads to what it belongs to', async () => {
    open(at, {
      [bill]: billDetails(),
      'GET /wanlshop/order/details': refuse('common.not_found', '没有该订单'),
    });
    await see('¥1,286.50');
    await press(/2026112020147742/);
    await arrive('/pages/user/order/details?id=31');
  });

  test('leads to help with it, which is told of what it is', async () => {
    open(at, {
      [bill]: billDetails(),
      'POST /wanlshop/service/open': refuse('common.server_busy', '稍后再试'),
      'GET /wanlshop/service/history': refuse('common.server_busy', '稍后再试'),
      'GET /wanlshop/service/suggest': { rows: [] },
      'POST /wanlshop/service/ask': refuse('common.server_busy', '稍后再试'),
    });
    await press(/对这笔账单有疑问/);
    await arrive('/pages/user/service?order=31');
  });

  test('of a withdrawal opens that', async () => {
    open(at, {
      [bill]: billDetails({ type: 'withdraw', orders: [], withdrawal: aWithdrawal() }),
      'GET /wanlshop/wallet/withdrawal': aWithdrawal(),
    });
    await press(/W202611170048/);
    await arrive('/pages/user/money/witlist?id=51');
  });

  test('of a refund says why, and opens it', async () => {
    const refund = { id: 91, refund_no: 'T2026112000001234' };
    open(at, {
      [bill]: billDetails({ type: 'refund', refund, reason: '不想要了' }),
      'GET /wanlshop/refund/details': refuse('common.not_found', '没有该退款'),
    });
    await see('不想要了');
    await press(/T2026112000001234/);
    await arrive('/pages/user/refund/details?id=91');
  });

  test('shows its double entry, and is verified here', async () => {
    const market = open(at, { [bill]: billDetails(), [chainCall]: chain });
    await see('平台托管账户');
    await see('未验证');
    await press('验证');
    await see('已验证');
    await see(/已在本机重新计算 4 条分录/);
    expect(market.asked(chainCall)).toEqual([{ seq: '1', limit: '101' }]);
  });

  test('names the entry that does not fit', async () => {
    const entries = chain.entries.map((entry) => (entry.seq === 2 ? { ...entry, cents: 44_451 } : entry));
    open(at, { [bill]: billDetails(), [chainCall]: { ...chain, entries } });
    await press('验证');
    await see('未通过');
    await see(/第 2 条分录/);
  });

  test('that cannot be verified for want of an answer says so, and stays unverified', async () => {
    open(at, { [bill]: billDetails(), [chainCall]: refuse('common.server_busy', '稍后再试') });
    await press('验证');
    await seeToast('稍后再试');
    await see('未验证');
  });
});
