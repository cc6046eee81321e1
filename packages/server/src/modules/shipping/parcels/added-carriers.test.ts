import { anOperator, anOrder, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const pigeon = {
  code: 'PIGEON',
  zh: '飞鸽快递',
  en: 'Pigeon Express',
  aliases: ['飞鸽'],
  phone: '400-800-1234',
  forms: ['FG########'],
};

describe('a carrier the operator adds', () => {
  it('is one shops send by, by any of its names and with numbers of its form', async ({
    market,
    operator,
    shop,
    shopper,
  }) => {
    await operator.client.call('POST /platform/carriers/add', pigeon);
    const again = operator.client.call('POST /platform/carriers/add', { ...pigeon, code: 'PG2' });
    expect(await getRefusalKey(again)).toBe('shipping.carrier_name_taken');
    const { rows } = await shop.seller.client.call('GET /seller/carriers/list');
    expect(rows.at(-1)).toMatchObject({ code: 'PIGEON', name: '飞鸽快递', aliases: ['飞鸽'] });
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const ship = (tracking_no: string) =>
      shop.seller.client.call('POST /seller/orders/ship_many', {
        rows: [{ order_no: order.order_no, carrier: '飞鸽', tracking_no }],
      });
    expect(await ship('YT12345678')).toMatchObject({ shipped: 0, refused: 1 });
    expect(await ship('FG12345678')).toMatchObject({ shipped: 1 });
    const { parcels } = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    expect(parcels).toMatchObject([{ carrier: '飞鸽快递', phone: '400-800-1234' }]);
  });

  it('is corrected with the version it was read in, and only with the right to it', async ({
    market,
    operator,
  }) => {
    const read = async () =>
      (await operator.client.call('GET /platform/carriers/list')).rows.find(({ code }) => code === 'PIGEON');
    const version = (await read())?.added?.version ?? 0;
    await operator.client.call('POST /platform/carriers/add', { ...pigeon, version, phone: '95500' });
    expect(await read()).toMatchObject({ phone: '95500' });
    const late = operator.client.call('POST /platform/carriers/add', { ...pigeon, version });
    expect(await getRefusalKey(late)).toBe('common.edit_conflict');
    const fixed = operator.client.call('POST /platform/carriers/add', { ...pigeon, code: 'SF', version: 1 });
    expect(await getRefusalKey(fixed)).toBe('common.not_found');
    const support = await anOperator(market, 'support');
    const without = support.client.call('POST /platform/carriers/add', pigeon);
    expect(await getRefusalKey(without)).toBe('common.no_permission');
  });
});
