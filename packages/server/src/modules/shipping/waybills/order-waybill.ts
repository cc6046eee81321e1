/**
 * Ordering a number for a parcel of an order. What is asked is written before the provider is asked: who comes
 * after a node that died asks again in the same words, and is given the same number.
 */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { listClosed } from '../delivery-area/closures.queries.ts';
import { getArea } from '../delivery-area/region.rules.ts';
import { insertParcel } from '../parcels/parcel.queries.ts';
import { type AccountRow, findAccount, getAccount } from './account.queries.ts';
import { openKey } from './sealed-key.ts';
import {
  abandonByParcel,
  findNewestWaybill,
  insertWaybill,
  moveWaybill,
  type WaybillRow,
} from './waybill.queries.ts';
import {
  type CarrierAccount,
  type IssuedWaybill,
  WaybillRefused,
  type WaybillRequest,
  type WaybillSource,
  WaybillUnanswered,
} from './waybills.port.ts';

/** One that nobody came back to is given up after so long. */
const abandonedAfterMinutes = 10;

type Wanted = {
  shopId: number;
  orderId: number;
  orderNo: string;
  carrier: string;
  to: WaybillRequest['to'];
  cargo: string;
  weightGrams: number;
};

export function requireSource({ services }: Context): WaybillSource {
  if (!services.waybills) throw new Refusal('shipping.no_waybills');
  return services.waybills;
}

/** Takes up what was asked before without an answer, or writes down what is asked now. The order is held. */
export async function beginWaybill(ctx: Context, { carrier, ...wanted }: Wanted): Promise<WaybillRow> {
  requireSource(ctx);
  const account = await findAccount(ctx.db, wanted.shopId, carrier);
  if (!account) throw new Refusal('shipping.no_waybill_account', {}, { field: 'carrier' });
  if ((await listClosed(ctx.db, 'carrier')).has(carrier))
    throw new Refusal('shipping.carrier_unknown', { code: carrier }, { field: 'carrier' });
  const now = ctx.clock.now();
  const newest = await findNewestWaybill(ctx.db, wanted.orderId);
  if (newest?.state === 'asked') {
    if (newest.accountId === account.id) return newest;
    await moveWaybill(ctx.db, newest.id, 'asked', { state: 'abandoned', dueAt: now });
  }
  const attempt = (newest?.attempt ?? 0) + 1;
  const { name: senderName, mobile, address } = toSender(account);
  return insertWaybill(ctx.db, {
    orderId: wanted.orderId,
    attempt,
    accountId: account.id,
    carrierCode: carrier,
    state: 'asked',
    request: {
      reference: `${wanted.orderNo}-${attempt}`,
      from: { name: senderName, mobile, address },
      to: wanted.to,
      cargo: wanted.cargo,
      weightGrams: wanted.weightGrams,
    },
    askedAt: now,
    dueAt: minutesAfter(now, abandonedAfterMinutes),
  });
}

/** Outside of any transaction: what the provider says of it. A number that may have been given stays asked for. */
export async function askForNumber(ctx: Context, waybill: WaybillRow): Promise<IssuedWaybill> {
  const account = await openAccount(ctx, waybill.accountId);
  try {
    return await requireSource(ctx).order(account, waybill.request);
  } catch (error) {
    if (error instanceof WaybillRefused) {
      await moveWaybill(ctx.db, waybill.id, 'asked', { state: 'refused', dueAt: null });
      throw new Refusal('shipping.waybill_refused', { reason: error.message });
    }
    if (!(error instanceof WaybillUnanswered)) throw error;
    ctx.log.warn({ err: error, orderId: waybill.orderId }, 'a waybill was not ordered');
    throw new Refusal('shipping.waybill_unanswered');
  }
}

/** Sends a parcel by the number that was given, once; null when somebody else was first. */
export async function sendByWaybill(
  ctx: Context,
  { id, accountId, carrierCode, request }: WaybillRow,
  { trackingNo, carrierOrderNo, labelUrl }: IssuedWaybill,
  { reference, toDistrictCode }: { reference: string; toDistrictCode: string },
): Promise<number | null> {
  const issued = { trackingNo, carrierOrderNo, labelUrl };
  if (!(await moveWaybill(ctx.db, id, 'asked', { state: 'issued', ...issued, dueAt: null }))) return null;
  const { senderDistrictCode } = await getAccount(ctx.db, accountId);
  const parcelId = await insertParcel(ctx.db, {
    reference,
    carrierCode,
    trackingNo,
    fromCity: getArea(senderDistrictCode).city,
    toDistrictCode,
    toMobile: request.to.mobile,
    sentAt: ctx.clock.now(),
  });
  await moveWaybill(ctx.db, id, 'issued', { state: 'issued', parcelId });
  return parcelId;
}

/** A number that was given and is not used after all; one that was used stays. */
export async function abandonWaybill(
  ctx: Context,
  { id }: WaybillRow,
  { trackingNo, carrierOrderNo }: IssuedWaybill,
): Promise<void> {
  const dueAt = ctx.clock.now();
  await moveWaybill(ctx.db, id, 'asked', { state: 'abandoned', trackingNo, carrierOrderNo, dueAt });
}

/** The parcel is not sent by its waybill any more; the provider is told by itself, and again until it answers. */
export const withdrawWaybill = (ctx: Context, parcelId: number) =>
  abandonByParcel(ctx.db, parcelId, ctx.clock.now());

export async function openAccount(ctx: Context, id: number): Promise<CarrierAccount> {
  const row = await getAccount(ctx.db, id);
  return {
    carrier: row.carrierCode,
    partnerId: row.partnerId,
    key: openKey(ctx, row),
    net: row.net,
    template: row.template,
  };
}

function toSender({ senderName, senderMobile, senderDistrictCode, senderDetail }: AccountRow) {
  const { province, city, district } = getArea(senderDistrictCode);
  const area = [...new Set([province, city, district])].join('');
  return { name: senderName, mobile: senderMobile, address: `${area}${senderDetail}` };
}
