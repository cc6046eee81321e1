import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShops } from '../../shops/index.ts';
import { listClosed } from '../delivery-area/closures.queries.ts';
import { findCarrier } from './carrier.rules.ts';
import { insertParcel } from './parcel.queries.ts';

/** Carrier and number as the shop gave them, or both empty where it hands the goods over itself. */
type Shipment = { carrier: string; tracking_no: string };

type Sending = {
  /** What is in it, such as `order:12`: one parcel each. */
  reference: string;
  shopId: number;
  carrier: string;
  trackingNo: string;
  to: { districtCode: string; mobile?: string };
};

/** Refuses a carrier that is not known or switched off, and a number that cannot be this carrier's. */
export async function assertParcel({ db }: Context, { carrier, tracking_no }: Shipment): Promise<void> {
  if (carrier === '' && tracking_no === '') return;
  const known = findCarrier(carrier);
  if (!known || (await listClosed(db, 'carrier')).has(carrier))
    throw new Refusal('shipping.carrier_unknown', { code: carrier }, { field: 'carrier' });
  if (!known.trackingNo.test(tracking_no))
    throw new Refusal('shipping.tracking_no_wrong', {}, { field: 'tracking_no' });
}

/** Sends a parcel from the shop's city now; answers its id. */
export async function sendParcel(ctx: Context, { reference, shopId, carrier, trackingNo, to }: Sending) {
  await assertParcel(ctx, { carrier, tracking_no: trackingNo });
  const shop = (await findShops(ctx.db, [shopId], 'zh')).get(shopId);
  return insertParcel(ctx.db, {
    reference,
    carrierCode: carrier,
    trackingNo,
    fromCity: shop?.city ?? '',
    toDistrictCode: to.districtCode,
    toMobile: to.mobile ?? '',
    sentAt: ctx.clock.now(),
  });
}
