import type { CallOut, OrderDetails } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { getCarrier } from './carrier.rules.ts';
import { getParcelRow } from './parcel.queries.ts';
import { getArea } from './region.rules.ts';

type Steps = CallOut<'GET /wanlshop/order/logistics'>['steps'];

/** The parcel as its receiver sees it. */
export async function findParcel(
  { db, language }: Context,
  parcelId: number,
): Promise<OrderDetails['parcel']> {
  const { carrierCode, trackingNo } = await getParcelRow(db, parcelId);
  const carrier = getCarrier(carrierCode);
  return {
    carrier: carrier[language],
    carrier_code: carrier.code,
    tracking_no: trackingNo,
    phone: carrier.phone,
  };
}

/** What the parcel went through, newest first. */
export async function listTracking(ctx: Context, parcelId: number): Promise<Steps> {
  const { trackingNo, carrierCode, fromCity, toDistrictCode, sentAt } = await getParcelRow(ctx.db, parcelId);
  const area = getArea(toDistrictCode);
  const to = { provinceCode: area.province_code, city: area.city, district: area.district };
  const journey = { trackingNo, carrier: getCarrier(carrierCode), fromCity, to, sentAt };
  const steps = await ctx.services.tracking.list(journey, ctx.clock.now());
  return steps.map(({ status, at, text }) => ({
    status,
    text: text[ctx.language],
    at: Math.floor(at.getTime() / 1_000),
  }));
}
