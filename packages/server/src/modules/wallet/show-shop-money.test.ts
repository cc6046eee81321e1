import { anOrder, aShopFixture, aShopper } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const week = 7 * 24 * 3_600;

it('a shop sees its income move from escrow to pending to available', async ({ market }) => {
  const shop = await aShopFixture(market);
  const shopper = await aShopper(market);
  const info = () => shop.seller.client.call('GET /seller/money/info', {});
  const nothing = { escrow: '0.00', pending: '0.00', available: '0.00', frozen: '0.00', withdrawn: '0.00' };
  expect(await info()).toMatchObject({ ...nothing, pending_days: [], open_withdrawals: 0 });
  await anOrder(market, shopper, shop, { state: 'pending_shipment' });
  // 12.30 less a commission of 5 %, which is 0.62
  expect(await info()).toMatchObject({ ...nothing, escrow: '11.68' });
  await anOrder(market, shopper, shop, { state: 'completed' });
  const pending = await info();
  expect(pending).toMatchObject({ ...nothing, escrow: '11.68', pending: '11.68' });
  expect(pending.pending_days).toEqual([
    {
      day: market.context().calendar.toDay(new Date(market.now().getTime() + week * 1_000)),
      amount: '11.68',
    },
  ]);
  await market.advance(week + 60);
  expect(await info()).toMatchObject({
    escrow: '11.68',
    pending: '0.00',
    available: '11.68',
    pending_days: [],
  });
});
