/** A parcel takes some pieces of a line, and the others go later. */
import {
  aGoods,
  anOrder,
  applyRefund,
  aReturnAddress,
  aSeller,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type ShopFixture,
  type ShopperPerson,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { ...withoutPlacingLimits, 'orders.recall_minutes': 5 } })
  .extend('order', ({ market }) => async () => {
    const goods = [await aGoods(shop, { price: '5.00', stock: 100 })];
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods, number: 3 });
    return { id: order.id, line: order.lines[0]?.id ?? 0, goods: goods[0]?.id ?? 0 };
  });

let shop: ShopFixture;
let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
});

type Asked = { line_id: number; number: number };
const shipBy = (
  { client }: Pick<ShopFixture['seller'], 'client'>,
  order_id: number,
  n: number,
  line?: Asked,
) =>
  client.call('POST /seller/orders/ship', {
    order_id,
    carrier: 'SF',
    tracking_no: `SF00000000000${n}`,
    ...(line ? { lines: [line] } : {}),
  });
const ship = (id: number, n: number, line?: Asked) => shipBy(shop.seller, id, n, line);
const seen = (id: number) => shopper.client.call('GET /wanlshop/order/details', { id });
const sent = async (id: number) =>
  (await seen(id)).parcels.map(({ lines }) => lines.map(({ number }) => number));

describe('a line of several pieces', () => {
  it('goes in several parcels, each with its pieces, and is shipped with the last of them', async ({
    order,
  }) => {
    const { id, line } = await order();
    const first = await ship(id, 1, { line_id: line, number: 2 });
    expect(first).toMatchObject({
      lines: [{ shipped: false, shipped_number: 2, to_ship: 1 }],
      can: { ship: true },
    });
    expect(await getRefusalKey(ship(id, 2, { line_id: line, number: 2 }))).toBe('orders.too_many_to_send');
    const one = { line_id: line, number: 1 };
    await expect(
      shop.seller.client.call('POST /seller/orders/ship', {
        order_id: id,
        carrier: 'SF',
        tracking_no: 'SF0000000000002',
        lines: [one, one],
      }),
    ).rejects.toMatchObject({ field: 'lines' });
    expect(await ship(id, 2)).toMatchObject({
      lines: [{ shipped: true, shipped_number: 3, to_ship: 0 }],
      can: { ship: false },
    });
    expect(await sent(id)).toEqual([[2], [1]]);
  });

  it.for([
    [2, 2],
    [1, 3],
    [undefined, undefined],
  ])(
    'is never sent more often than bought by two of the staff at once: %s and %s',
    async ([a, b], { market, order }) => {
      const { id, line } = await order();
      const other = await aSeller(market, shop.id, 'shipping');
      const pieces = (number: number | undefined) => (number ? { line_id: line, number } : undefined);
      const answers = await Promise.allSettled([
        shipBy(shop.seller, id, 1, pieces(a)),
        shipBy(other, id, 2, pieces(b)),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [parcels, after] = [await sent(id), (await seen(id)).lines[0]];
      const went = parcels.flat().reduce((sum, number) => sum + number, 0);
      expect(parcels).toHaveLength(1);
      expect(after).toMatchObject({ shipped_number: went, to_ship: 3 - went });
    },
  );

  it.for([1, 2])('is not sent while a refund of it is being applied for (%i)', async (_, { order }) => {
    const { id, line } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    const [applied, shipped] = await Promise.allSettled([
      applyRefund(shopper, await seen(id), { number: 1, amount: '5.00' }),
      ship(id, 2),
    ]);
    expect(applied?.status).toBe('fulfilled');
    const { shipped_number } = (await seen(id)).lines[0] ?? {};
    expect(shipped_number).toBe(shipped?.status === 'fulfilled' ? 3 : 2);
  });

  it('gets back what was recalled, parcel by parcel', async ({ market, order }) => {
    const { id, line } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    await market.advance(60);
    await ship(id, 2);
    const recall = () => shop.seller.client.call('POST /seller/orders/recall', { order_ids: [id] });
    await recall();
    expect((await seen(id)).lines[0]).toMatchObject({ shipped_number: 2, to_ship: 1 });
    await recall();
    expect(await seen(id)).toMatchObject({
      state: 'pending_shipment',
      lines: [{ shipped_number: 0, to_ship: 3 }],
      parcels: [],
    });
  });
});

describe('a refund of a line that was sent in part', () => {
  const approve = ({ id }: { id: number }) => shop.seller.client.call('POST /seller/refunds/approve', { id });
  const stock = async (id: number) =>
    (await shop.seller.client.call('GET /seller/goods/details', { id })).skus[0]?.stock ?? 0;

  it('takes the pieces that were not sent first, and those go back to the stock', async ({ order }) => {
    const { id, line, goods } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    const before = await stock(goods);
    await approve(await applyRefund(shopper, await seen(id), { number: 1, amount: '5.00' }));
    expect(await stock(goods)).toBe(before + 1);
    expect((await seen(id)).lines[0]).toMatchObject({
      shipped: true,
      shipped_number: 2,
      to_ship: 0,
      returned_number: 1,
    });
    expect(await getRefusalKey(ship(id, 2))).toBe('orders.state_changed');
  });

  it('is of the money of as many pieces as are asked for, sent or not', async ({ order }) => {
    const { id, line } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    const preview = (input: object) =>
      shopper.client.call('GET /wanlshop/refund/preview', { order_id: id, line_id: line, ...input });
    expect(await preview({})).toMatchObject({ number: 3, most: 3, max: '15.00' });
    expect(await preview({ number: 1 })).toMatchObject({ number: 1, max: '5.00' });
    const back = { kind: 'return_and_refund' } as const;
    expect(await preview(back)).toMatchObject({ number: 2, most: 2, max: '10.00' });
    expect(await preview({ ...back, number: 3 })).toMatchObject({ number: 2, most: 2 });
    expect(await getRefusalKey(preview({ ...back, number: 4 }))).toBe('refunds.too_many_pieces');
  });

  it('lets back only what was sent, and leaves the rest to be shipped', async ({ order }) => {
    const { id, line, goods } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    const before = await stock(goods);
    const back = { kind: 'return_and_refund', received: 'received', reason: 'no_longer_wanted' } as const;
    const tooMany = applyRefund(shopper, await seen(id), { ...back, number: 3, amount: '15.00' });
    await expect(tooMany).rejects.toMatchObject({ key: 'refunds.too_many_pieces', field: 'number' });
    const refund = await applyRefund(shopper, await seen(id), { ...back, amount: '10.00' });
    expect(refund.goods.number).toBe(2);
    await aReturnAddress(shop);
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    const sentBack = { id: refund.id, carrier: 'SF', tracking_no: 'SF9876543210000' };
    await shopper.client.call('POST /wanlshop/refund/ship', sentBack);
    await shop.seller.client.call('POST /seller/refunds/receive', { id: refund.id, resell: true });
    expect(await stock(goods)).toBe(before + 2);
    expect((await seen(id)).lines[0]).toMatchObject({ shipped_number: 2, to_ship: 1, returned_number: 2 });
    const wrong = applyRefund(shopper, await seen(id), { ...back, amount: '5.00' });
    await expect(wrong).rejects.toMatchObject({ key: 'refunds.not_shipped_yet', field: 'kind' });
    expect(await ship(id, 2)).toMatchObject({ lines: [{ shipped: true, shipped_number: 3, to_ship: 0 }] });
  });

  it('holds the pieces that are left back while it is open', async ({ order }) => {
    const { id, line } = await order();
    await ship(id, 1, { line_id: line, number: 2 });
    await applyRefund(shopper, await seen(id), { number: 1, amount: '5.00' });
    expect(await getRefusalKey(ship(id, 2))).toBe('orders.all_in_refund');
  });

  it('counts a piece as never sent whose parcel is recalled after its money went back', async ({ order }) => {
    const { id } = await order();
    await ship(id, 1);
    await approve(await applyRefund(shopper, await seen(id), { number: 1, amount: '5.00' }));
    await shop.seller.client.call('POST /seller/orders/recall', { order_ids: [id] });
    expect((await seen(id)).lines[0]).toMatchObject({ shipped_number: 0, to_ship: 2, returned_number: 1 });
    await ship(id, 2);
    expect(await sent(id)).toEqual([[2]]);
  });
});
