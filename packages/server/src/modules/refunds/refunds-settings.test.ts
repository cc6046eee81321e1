/** A market whose operator has set every time of a refund otherwise than by default. */
import {
  aRefund,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const hour = 3_600;
const day = 24 * hour;

const it = marketTest.extend('marketOptions', {
  settings: {
    'refunds.approve_hours': 2,
    'refunds.return_days': 2,
    'refunds.receive_days': 3,
    'refunds.rejected_days': 4,
    'refunds.decide_hours': 5,
    'refunds.resubmissions': 1,
  },
});

let shopper: Person;
let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  shop = await aShopFixture(market);
});

const getState = async (id: number) =>
  (await shopper.client.call('GET /wanlshop/refund/details', { id })).state;

async function expectEndAfter(market: Market, id: number, seconds: number, state: string): Promise<void> {
  const before = await getState(id);
  await market.advance(seconds - 1);
  expect(await getState(id)).toBe(before);
  await market.advance(1);
  expect(await getState(id)).toBe(state);
}

it.for([
  ['pending_seller', 2 * hour, 'completed'],
  ['pending_return', 2 * day, 'closed'],
  ['pending_receipt', 3 * day, 'completed'],
  ['rejected', 4 * day, 'closed'],
  ['intervention', 5 * hour, 'completed'],
] as const)(
  'a refund that is %s waits %i seconds and is %s then',
  async ([state, seconds, end], { market }) => {
    const { id } = await aRefund(market, shopper, shop, state);
    await expectEndAfter(market, id, seconds, end);
  },
);

it('a rejected refund is submitted again as often as is set', async ({ market }) => {
  const { id } = await aRefund(market, shopper, shop, 'rejected');
  const edit = () =>
    shopper.client.call('POST /wanlshop/refund/edit', {
      id,
      kind: 'refund_only',
      received: 'not_received',
      reason: 'not_shipped',
      amount: '5.00',
    });
  expect(await edit()).toMatchObject({ resubmissions_left: 0 });
  await shop.seller.client.call('POST /seller/refunds/reject', { id, reason: '商品已发出' });
  expect(await getRefusalKey(edit())).toBe('refunds.no_resubmission_left');
});
