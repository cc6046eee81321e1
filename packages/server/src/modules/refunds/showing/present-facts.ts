/** What buyer, shop and platform all see of a refund. */
import type { CallOut, RefundLogRow } from '@chengji/contract';
import { formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findParcel, listTracking } from '../../shipping/index.ts';
import { computeLimit } from '../applying/application.rules.ts';
import { findLeaving } from '../applying/find-leaving.ts';
import { type LogRecord, listLog, type RefundRecord } from '../refund.queries.ts';
import { countResubmissionsLeft } from '../refund.rules.ts';
import { findParts, getReasonText, presentRow, type RefundParts } from './present-row.ts';
import { buildTimeline } from './timeline.rules.ts';

type Answer = CallOut<'GET /wanlshop/refund/details'>;
type Facts = Omit<Answer, 'order_state' | 'pauses' | 'log' | 'can'>;

export type FactsWithParts = RefundParts & { facts: Facts; log: RefundLogRow[] };

/** The newest row of the log first. */
export async function presentFacts(ctx: Context, row: RefundRecord): Promise<FactsWithParts> {
  const parts = (await findParts(ctx, [row]))(row);
  const { max } = computeLimit(parts.order, row, await findLeaving(ctx, parts.order));
  const log = await listLog(ctx.db, row.id);
  const facts: Facts = {
    ...presentRow(ctx, row, parts),
    received: row.received,
    reason: { code: row.reasonCode, text: getReasonText(ctx, row) },
    content: row.content,
    images: row.images,
    asked: toMoneyText(row.askedCents),
    freight: toMoneyText(row.freightCents ?? 0),
    max: formatMoney(max),
    resubmissions_left: countResubmissionsLeft(row),
    was_brought_to_platform: row.broughtAt !== null,
    rejection:
      row.rejectReason === null ? null : { reason: row.rejectReason, images: row.rejectImages ?? [] },
    decision: presentDecision(ctx, row),
    return_address: presentAddress(row),
    ...(await presentParcel(ctx, row)),
    timeline: buildTimeline(row, log.toReversed()),
  };
  return { ...parts, facts, log: presentLog(log) };
}

/** What was decided by itself says so. */
function presentDecision({ services, language }: Context, row: RefundRecord): Facts['decision'] {
  if (!row.verdict) return null;
  return {
    verdict: row.verdict,
    amount: toMoneyText(row.decidedCents ?? 0),
    return_needed: row.decidedReturn ?? false,
    borne_by: row.borneBy,
    reason: row.decisionReason ?? services.translate(language, 'refunds.decided_by_silence'),
  };
}

const presentAddress = ({ returnAddress }: RefundRecord): Facts['return_address'] =>
  returnAddress && {
    name: returnAddress.name,
    mobile: returnAddress.mobile,
    area: returnAddress.area,
    detail: returnAddress.detail,
  };

async function presentParcel(
  ctx: Context,
  { parcelId }: RefundRecord,
): Promise<Pick<Facts, 'parcel' | 'steps'>> {
  const parcel = parcelId === null ? null : await findParcel(ctx, parcelId);
  if (parcelId === null || !parcel) return { parcel: null, steps: [] };
  const { carrier, carrier_code, tracking_no } = parcel;
  return { parcel: { carrier, carrier_code, tracking_no }, steps: await listTracking(ctx, parcelId) };
}

export const presentLog = (log: readonly LogRecord[]): RefundLogRow[] =>
  log.map(({ id, event, by, content, images, cents, at }) => ({
    id,
    event,
    by,
    content,
    images,
    amount: cents === null ? null : toMoneyText(cents),
    at: toUnixSeconds(at),
  }));
