import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShops } from '../../shops/index.ts';
import { listClosed } from '../delivery-area/closures.queries.ts';
import { findCarrier } from './carrier.rules.ts';
import { listAllCarriers } from './list-carriers.ts';
import { insertParcel } from './parcel.queries.ts';

/** Carrier and number as the shop gave them, or both empty where it hands the goods over itself. */
type Shipment = { carrier: string; tracking_no: string };

type Sending = {
  /** What is in it, such as `order:12`: one parcel each. */
  reference: string;
  shopId: number;
  /** Where it comes from; the shop's city, where nothing else is said. */
  fromCity?: string;
  carrier: string;
  trackingNo: string;
  to: { districtCode: string; mobile?: string };
};

/** Refuses a carrier that is not known or switched off, and a number that cannot be this carrier's. */
export async function assertParcel({ db }: Context, { carrier, tracking_no }: Shipment): Promise<void> {
  if (carrier === '' && tracking_no === '') return;
  const known = findCarrier(await listAllCarriers(db), carrier);
  if (!known || (await listClosed(db, 'carrier')).has(carrier))
    throw new Refusal('shipping.carrier_unknown', { code: carrier }, { field: 'carrier' });
  if (!known.trackingNo.test(tracking_no))
    throw new Refusal('shipping.tracking_no_wrong', {}, { field: 'tracking_no' });
}

/** Sends a parcel now; answers its id. */
export async function sendParcel(
  ctx: Context,
  { reference, shopId, fromCity, carrier, trackingNo, to }: Sending,
): Promise<number> {
  await assertParcel(ctx, { carrier, tracking_no: trackingNo });
  return insertParcel(ctx.db, {
    reference,
    carrierCode: carrier,
    trackingNo,
    fromCity: fromCity ?? (await findShops(ctx.db, [shopId], 'zh')).get(shopId)?.city ?? '',
    toDistrictCode: to.districtCode,
    toMobile: to.mobile ?? '',
    sentAt: ctx.clock.now(),
  });
}
