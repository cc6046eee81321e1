import { aSeller, aShop, aShopper, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { assertParcel, findParcel, listTracking, sendParcel } from '../index.ts';

const it = marketTest
  .extend('shopId', { scope: 'file' }, async ({ market }) => (await aShop(market)).id)
  .extend('send', ({ market, shopId }) => (trackingNo = 'SF1234567890123', carrier = 'SF') => {
    sent += 1;
    const to = { districtCode: '110105' };
    return sendParcel(market.context(), { reference: `order:${sent}`, shopId, carrier, trackingNo, to });
  });

let sent = 0;
const english = (market: Market) => ({ ...market.context(), language: 'en' as const });

describe('a parcel', () => {
  it('shows who brings a parcel, in the language asked for', async ({ market, send }) => {
    const parcelId = await send();
    const shown = { carrier_code: 'SF', tracking_no: 'SF1234567890123', phone: '95338' };
    expect(await findParcel(market.context(), parcelId)).toEqual({ ...shown, carrier: '顺丰速运' });
    expect(await findParcel(english(market), parcelId)).toEqual({ ...shown, carrier: 'SF Express' });
  });

  it('moves with the clock, from the shop’s city to the address', async ({ market, send }) => {
    const parcelId = await send();
    expect(await listTracking(market.context(), parcelId)).toMatchObject([{ status: 'ordered' }]);
    await market.advance(3 * 3_600);
    const [pickedUp] = await listTracking(market.context(), parcelId);
    expect(pickedUp).toMatchObject({ status: 'picked_up', text: '【杭州】顺丰速运已揽收' });
    await market.advance(6 * 86_400);
    const [arrived] = await listTracking(english(market), parcelId);
    expect(arrived).toMatchObject({ status: 'signed', text: '[Beijing] Delivered. Thank you' });
  });

  it('sends one parcel for one thing', async ({ send }) => {
    await send();
    sent -= 1;
    await expect(send()).rejects.toMatchObject({ cause: { constraint: 'parcels_reference_once' } });
  });

  it('refuses a carrier nobody knows and a number that is not the carrier’s', async ({ send }) => {
    await expect(send('1', 'PIGEON')).rejects.toMatchObject({
      key: 'shipping.carrier_unknown',
      field: 'carrier',
    });
    await expect(send('12', 'SF')).rejects.toMatchObject({
      key: 'shipping.tracking_no_wrong',
      field: 'tracking_no',
    });
    await expect(send('', 'ZTO')).rejects.toMatchObject({ key: 'shipping.tracking_no_wrong' });
  });

  it('lets a shop hand over without a carrier', async ({ market }) => {
    await expect(assertParcel(market.context(), { carrier: '', tracking_no: '' })).resolves.toBeUndefined();
    const numberAlone = assertParcel(market.context(), { carrier: '', tracking_no: 'SF1234567890123' });
    await expect(numberAlone).rejects.toMatchObject({ key: 'shipping.carrier_unknown' });
  });

  it('lists the carriers to sellers only, in their language', async ({ market, shopId }) => {
    const { token } = await aSeller(market, shopId);
    const list = (who: string | null) => market.client(who, 'en').call('GET /seller/carriers/list', {});
    const named = {
      code: 'ZTO',
      name: 'ZTO Express',
      aliases: expect.arrayContaining(['中通']),
      number_forms: expect.arrayContaining(['78############']),
      waybills: false,
    };
    expect((await list(token)).rows).toContainEqual(named);
    expect(await getRefusalKey(list((await aShopper(market)).token))).toBe('common.login_required');
    expect(await getRefusalKey(list(null))).toBe('common.login_required');
  });
});
