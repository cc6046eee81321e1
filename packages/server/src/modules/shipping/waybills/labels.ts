import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getCarrier } from '../parcels/carrier.rules.ts';
import { requireSource } from './order-waybill.ts';
import { keepLabelType, listIssued, type WaybillRow } from './waybill.queries.ts';
import { type Label, WaybillUnanswered } from './waybills.port.ts';

type PrintedLabel = CallOut<'GET /seller/orders/labels'>['rows'][number];

const toName = ({ id }: WaybillRow) => `waybills/${id}`;

/** The labels of these parcels; a provider's address of one is not for ever, so what was fetched once is kept. */
export async function listLabels(ctx: Context, parcelIds: readonly number[]): Promise<PrintedLabel[]> {
  const labels: PrintedLabel[] = [];
  for (const waybill of await listIssued(ctx.db, parcelIds)) {
    const { type, bytes } = (await readKept(ctx, waybill)) ?? (await fetchAndKeep(ctx, waybill));
    labels.push({
      parcel_id: waybill.parcelId ?? 0,
      carrier: getCarrier(waybill.carrierCode)[ctx.language],
      tracking_no: waybill.trackingNo ?? '',
      image: `data:${type};base64,${bytes.toString('base64')}`,
    });
  }
  return labels;
}

/** Of a waybill that was cancelled. */
export const removeLabel = ({ services }: Context, waybill: WaybillRow): Promise<void> =>
  services.storage.removePrivate(toName(waybill));

async function readKept({ services }: Context, waybill: WaybillRow): Promise<Label | null> {
  if (waybill.labelType === null) return null;
  const kept = await services.storage.readPrivate(toName(waybill));
  return kept && { type: waybill.labelType, bytes: kept.bytes };
}

async function fetchAndKeep(ctx: Context, waybill: WaybillRow): Promise<Label> {
  try {
    const label = await requireSource(ctx).fetchLabel(waybill.labelUrl);
    await ctx.services.storage.keepPrivate(toName(waybill), label.bytes);
    await keepLabelType(ctx.db, waybill.id, label.type);
    return label;
  } catch (error) {
    if (!(error instanceof WaybillUnanswered)) throw error;
    ctx.log.warn({ err: error, waybillId: waybill.id }, 'a label was not fetched');
    throw new Refusal('shipping.waybill_unanswered');
  }
}
