/** A market in which a line went whole, in one parcel, is brought to where it would be now. */
import { readFileSync } from 'node:fs';
import { aGoods, anOrder, applyRefund, aShopFixture, aShopper } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

const toBefore = `
  alter table order_lines add column parcel_id bigint;
  create index order_lines_of_parcel on order_lines (parcel_id) where parcel_id is not null;
  update order_lines set parcel_id = (select parcel_id from order_sent_pieces where line_id = order_lines.id);
  drop table order_sent_pieces;
  alter table order_lines drop column shipped_number, drop column returned_unsent;`;

describe('an order of before', () => {
  it('has the parcels it had, and what went back unsent stays with its shop', async ({ market }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const goods = [await aGoods(shop), await aGoods(shop)];
    const { id } = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods, number: 2 });
    const seen = () => shopper.client.call('GET /wanlshop/order/details', { id });
    const refund = await applyRefund(shopper, await seen(), { number: 1, amount: '12.30' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: refund.id });
    await shop.seller.client.call('POST /seller/orders/ship', {
      order_id: id,
      carrier: 'SF',
      tracking_no: 'SF0000000000001',
      lines: [{ line_id: (await seen()).lines[1]?.id ?? 0 }],
    });
    const before = await seen();
    expect(before.lines).toMatchObject([
      { shipped_number: 0, returned_number: 1, to_ship: 1 },
      { shipped_number: 2, returned_number: 0, to_ship: 0 },
    ]);

    const url = new URL('../../../migrations/0079_sent_pieces.sql', import.meta.url);
    const steps = [...toBefore.split(';'), ...readFileSync(url, 'utf8').split('--> statement-breakpoint')];
    for (const statement of steps) await market.context().db.execute(sql.raw(statement));

    expect(await seen()).toEqual(before);
  });
});
