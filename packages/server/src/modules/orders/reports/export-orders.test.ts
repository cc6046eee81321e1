import { aGoods, anOrder, aSeller, aShopper, aTrade, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { parse } from 'csv-parse/sync';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('shopper', ({ market }) => aShopper(market, { nickname: '=SUM(1)' }))
  .extend(
    'exported',
    ({ market, shop }) =>
      async (filters: Filters = {}, language: 'zh' | 'en' = 'zh', staff = shop.seller) => {
        const client = market.client(staff.token, language);
        const { id } = await client.call('POST /seller/orders/export', filters);
        await market.finishTasks();
        const { url } = await client.call('GET /seller/tasks/file', { id });
        const text = await (
          await fetch(`${market.url}${url}`, { headers: { token: staff.token ?? '' } })
        ).text();
        return parse(text, { bom: true, columns: true, ltrim: true }) as Record<string, string>[];
      },
  );

type Filters = { state?: 'pay' | 'review'; keyword?: string; contacts?: boolean };

describe('an export of orders', () => {
  it('an order has a line for each goods, and its amounts on the first alone, so that sums are right', async ({
    market,
    shop,
    shopper,
    exported,
  }) => {
    const goods = [await aGoods(shop, { price: '19.90' }), await aGoods(shop, { price: '0.10' })];
    const order = await anOrder(market, shopper, shop, { state: 'pending_review', goods });
    const rows = await exported();
    expect(rows).toMatchObject([
      {
        订单号: order.order_no,
        状态: '待评价',
        商品: goods[0]?.title,
        单价: '19.90',
        数量: '1',
        商品金额: '20.00',
        运费: '0.00',
        应付: '20.00',
        收件人: '林小雨',
      },
      { 订单号: order.order_no, 商品: goods[1]?.title, 单价: '0.10', 应付: '' },
    ]);
    const sum = rows.reduce((cents, row) => cents + Number((row.小计 ?? '').replace('.', '')), 0);
    expect(sum).toBe(2_000);
  });

  it('what a person wrote is never run by a spreadsheet', async ({ exported }) => {
    expect((await exported())[0]?.买家).toBe("'=SUM(1)");
  });

  it('takes what the list’s filters show, in the language of who asks', async ({
    market,
    shop,
    shopper,
    exported,
  }) => {
    const { tradeNo } = await aTrade(market, shopper, { shop });
    const [row, ...others] = await exported({ state: 'pay' }, 'en');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ 'Transaction no.': tradeNo, Status: 'Unpaid', Payable: '12.30', Paid: '' });
    expect(await exported({ keyword: '没有这样的商品' })).toEqual([]);
  });
});

describe('mobile numbers', () => {
  const takeRight = (market: Market, right: string) =>
    market.server.kernel.database.pool.query('update staff_roles set rights = array_remove(rights, $1)', [
      right,
    ]);
  const giveRight = (market: Market, right: string) =>
    market.server.kernel.database.pool.query(
      "update staff_roles set rights = rights || array[$1] where key = 'shipping'",
      [right],
    );
  const change = async (market: Market, id: number) => {
    const { rows } = await market.server.kernel.database.pool.query(
      "select staff_id::int, after from audit_log where subject = 'task' and subject_id = $1 order by id",
      [String(id)],
    );
    return rows;
  };

  it('are masked unless they are asked for, also for the owner', async ({ exported }) => {
    expect((await exported())[0]?.手机号).toBe('138****0001');
    expect((await exported({ contacts: true }))[0]?.手机号).toBe('13800000001');
  });

  it('are whole only for who holds the right to them', async ({ market, shop, exported }) => {
    const clerk = await aSeller(market, shop.id, 'shipping');
    expect((await exported({ contacts: true }, 'zh', clerk))[0]?.手机号).toBe('13800000001');
    await takeRight(market, 'orders.contact');
    const asking = clerk.client.call('POST /seller/orders/export', { contacts: true });
    expect(await getRefusalKey(asking)).toBe('common.no_permission');
    expect((await exported({}, 'zh', clerk))[0]?.手机号).toBe('138****0001');
    await giveRight(market, 'orders.contact');
  });

  it.for(['orders.contact', 'orders.read'])(
    'that were exported are out of reach once their maker has lost %s',
    async (right, { market, shop }) => {
      const clerk = await aSeller(market, shop.id, 'shipping');
      const { id } = await clerk.client.call('POST /seller/orders/export', { contacts: true });
      await market.finishTasks();
      const { url } = await clerk.client.call('GET /seller/tasks/file', { id });
      const status = async () =>
        (await fetch(`${market.url}${url}`, { headers: { token: clerk.token ?? '' } })).status;
      expect(await status()).toBe(200);
      await takeRight(market, right);
      expect(await status()).toBe(404);
      expect(await getRefusalKey(clerk.client.call('GET /seller/tasks/file', { id }))).toBe(
        'common.not_found',
      );
      await giveRight(market, right);
    },
  );

  it('that are handed out are recorded: by whom, in which export, how many', async ({ market, shop }) => {
    const clerk = await aSeller(market, shop.id, 'shipping');
    const { id } = await clerk.client.call('POST /seller/orders/export', { contacts: true, state: 'pay' });
    await market.finishTasks();
    const records = await change(market, id);
    expect(records).toMatchObject([
      { after: { kind: 'orders_export', contacts: true } },
      { after: { contacts_read: 1 } },
    ]);
    expect(new Set(records.map(({ staff_id }) => staff_id)).size).toBe(1);
    const masked = await clerk.client.call('POST /seller/orders/export', {});
    await market.finishTasks();
    expect(await change(market, masked.id)).toMatchObject([{ after: { contacts: false } }]);
  });
});
