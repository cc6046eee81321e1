import type { CallOut, OrderDetails } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { getCarrier } from './carrier.rules.ts';
import { listAllCarriers } from './list-carriers.ts';
import { getParcelRow } from './parcel.queries.ts';
import { findLastStep, trackParcel } from './track-parcel.ts';
import type { Step } from './tracking.rules.ts';

type Steps = CallOut<'GET /wanlshop/order/logistics'>['steps'];

/** The parcel as its receiver sees it. */
export async function findParcel(
  { db, language }: Context,
  parcelId: number,
): Promise<NonNullable<OrderDetails['parcel']>> {
  const { carrierCode, trackingNo } = await getParcelRow(db, parcelId);
  const carrier = getCarrier(await listAllCarriers(db), carrierCode);
  return {
    carrier: carrier[language],
    carrier_code: carrier.code,
    tracking_no: trackingNo,
    phone: carrier.phone,
  };
}

/** What the parcel went through, newest first. */
export async function listTracking(ctx: Context, parcelId: number): Promise<Steps> {
  return (await trackParcel(ctx, parcelId)).map((step) => presentStep(ctx, step));
}

/** Where the parcel is, as far as that is known at once. */
export async function showLastStep(ctx: Context, parcelId: number): Promise<Steps[number] | undefined> {
  const step = await findLastStep(ctx, parcelId);
  return step && presentStep(ctx, step);
}

const presentStep = ({ language }: Context, { status, at, text }: Step): Steps[number] => ({
  status,
  text: text[language],
  at: toUnixSeconds(at),
});
