/** One card, wanted and given back from several sides at the same moment. */
import { randomUUID } from 'node:crypto';
import {
  aCard,
  addMoney,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  firstSku,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  startMarket,
  testPayPassword,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';

let here: Market;
let there: Market;
let shop: ShopFixture;
beforeAll(async () => {
  here = await startMarket();
  there = await startMarket({ databaseUrl: here.databaseUrl });
  shop = await aShopFixture(here);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const key = () => ({ idempotencyKey: randomUUID() });

/** Someone at the confirm page with a card of 10.00 off an item of 120.00. */
async function aCheckout() {
  const shopper = await aShopper(here);
  const card = await aCard(shopper, shop.seller);
  const items = [{ ...firstSku(await aGoods(shop, { price: '120.00', stock: 50 })), number: 1 }];
  const order = {
    type: 'goods' as const,
    items,
    address_id: await anAddress(shopper),
    payable: '110.00',
    cards: { [shop.id]: card.id },
  };
  return { shopper, card, order };
}

const getCard = ({ client }: ShopperPerson, id: number) => client.call('GET /wanlshop/coupon/card', { id });
const livingUses = async (cardId: number) => {
  const { rows } = await here.server.kernel.database.pool.query<{ uses: number }>(
    'select count(*)::int as uses from card_uses where card_id = $1 and returned_at is null',
    [cardId],
  );
  return rows[0]?.uses;
};

describe('a card', () => {
  it('is used for one of many orders placed at once on two nodes', async () => {
    const { shopper, card, order } = await aCheckout();
    const places = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? here : there).client(shopper.token).call('POST /wanlshop/order/create', order, key()),
    );
    const outcomes = await Promise.allSettled(places);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []));
    expect(refused).toHaveLength(11);
    expect(new Set(refused)).toEqual(new Set(['coupons.card_not_usable']));
    expect(await livingUses(card.id)).toBe(1);
  });

  it('stays used when its order is paid as it closes, and is free when the closing was first', async () => {
    const fates = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { shopper, card, order } = await aCheckout();
      await addMoney(here, shopper, 11_000);
      const { trade_no, orders } = await shopper.client.call('POST /wanlshop/order/create', order, key());
      const id = orders[0]?.id ?? 0;
      const payment = { trade_no, channel: 'balance', password: testPayPassword } as const;
      const pay = () => here.client(shopper.token).call('POST /wanlshop/pay/create', payment, key());
      const cancel = () => there.client(shopper.token).call('POST /wanlshop/order/cancel', { id });
      await Promise.allSettled(round % 2 ? [pay(), cancel()] : [cancel(), pay()]);
      const { state } = await shopper.client.call('GET /wanlshop/order/details', { id });
      const isPaid = state === 'pending_shipment';
      fates.add(state);
      expect((await getCard(shopper, card.id)).state).toBe(isPaid ? 'used' : 'unused');
      expect(await livingUses(card.id)).toBe(isPaid ? 1 : 0);
    }
    expect([...fates].every((state) => ['pending_shipment', 'closed'].includes(state))).toBe(true);
    expect((await checkLedger(here.context().db)).imbalance).toBeUndefined();
  });

  it('is used once more at most while its order closes and others wait for it', async () => {
    const { shopper, card, order } = await aCheckout();
    const { orders } = await shopper.client.call('POST /wanlshop/order/create', order, key());
    const cancelled = shopper.client.call('POST /wanlshop/order/cancel', { id: orders[0]?.id ?? 0 });
    const again = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? here : there).client(shopper.token).call('POST /wanlshop/order/create', order, key()),
    );
    const outcomes = await Promise.allSettled([...again, cancelled]);
    const placed = outcomes.slice(0, -1).filter(({ status }) => status === 'fulfilled').length;
    expect(placed).toBeLessThanOrEqual(1);
    expect(await livingUses(card.id)).toBe(placed);
    expect((await getCard(shopper, card.id)).state).toBe(placed === 1 ? 'used' : 'unused');
  });

  it('of the market comes back once though two of its orders end at the same moment', async () => {
    const operator = await anOperator(here);
    const shopper = await aShopper(here);
    const other = await aShopFixture(here);
    const card = await aCard(shopper, operator, { least_spend: '0.00' }, 'platform');
    const items = await Promise.all(
      [shop, other].map(async (at) => ({
        ...firstSku(await aGoods(at, { price: '60.00' })),
        number: 1,
      })),
    );
    const { orders } = await shopper.client.call(
      'POST /wanlshop/order/create',
      {
        type: 'goods',
        items,
        payable: '110.00',
        address_id: await anAddress(shopper),
        platform_card: card.id,
      },
      key(),
    );
    expect(await livingUses(card.id)).toBe(2);
    const cancel = (market: Market, id = 0) =>
      market.client(shopper.token).call('POST /wanlshop/order/cancel', { id });
    await Promise.allSettled([cancel(here, orders[0]?.id), cancel(there, orders[1]?.id)]);
    expect(await livingUses(card.id)).toBe(0);
    expect((await getCard(shopper, card.id)).state).toBe('unused');
  });
});
