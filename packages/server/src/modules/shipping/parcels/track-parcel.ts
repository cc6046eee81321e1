/** What a parcel went through, told by the tracking service and kept, so that it is not asked at every look. */
import type { Context } from '../../../kernel/context.ts';
import { getArea } from '../delivery-area/region.rules.ts';
import { getCarrier } from './carrier.rules.ts';
import { listAllCarriers } from './list-carriers.ts';
import { findTrack, getParcelRow, type ParcelRow, storeTrack, type TrackRow } from './parcel.queries.ts';
import { isJourneyOver, type Journey, type Step, sentStep } from './tracking.rules.ts';

/** Newest first. Waits for the service only when what is known of the parcel is too old. */
export async function trackParcel(ctx: Context, parcelId: number): Promise<Step[]> {
  const { tracking } = ctx.services;
  const parcel = await getParcelRow(ctx.db, parcelId);
  const journey = await toJourney(ctx, parcel);
  const now = ctx.clock.now();
  if (tracking.askEveryMs === 0) return orSent(await tracking.list(journey, now), journey);
  const known = await findTrack(ctx.db, parcelId);
  if (known && (isJourneyOver(known.steps) || isFresh(known, tracking.askEveryMs, now))) {
    return orSent(toSteps(known), journey);
  }
  const told = await ask(ctx, journey);
  // a service that is down is asked again after the same while, not by everyone who looks meanwhile
  const steps = told ?? (known ? toSteps(known) : []);
  await storeTrack(ctx.db, { parcelId, steps, askedAt: now });
  return orSent(steps, journey);
}

/** The newest step that is known, without waiting for anyone. */
export async function findLastStep(ctx: Context, parcelId: number): Promise<Step | undefined> {
  const { tracking } = ctx.services;
  const journey = await toJourney(ctx, await getParcelRow(ctx.db, parcelId));
  if (tracking.askEveryMs === 0) {
    return orSent(await tracking.list(journey, ctx.clock.now()), journey)[0];
  }
  const known = await findTrack(ctx.db, parcelId);
  return orSent(known ? toSteps(known) : [], journey)[0];
}

async function ask(ctx: Context, journey: Journey): Promise<Step[] | null> {
  try {
    return await ctx.services.tracking.list(journey, ctx.clock.now());
  } catch (error) {
    ctx.log.warn({ err: error, trackingNo: journey.trackingNo }, 'the tracking service told nothing');
    return null;
  }
}

/** Before a service knows of it, a parcel was sent: that much the market knows itself. */
const orSent = (steps: Step[], journey: Journey): Step[] => (steps.length > 0 ? steps : [sentStep(journey)]);

const isFresh = ({ askedAt }: TrackRow, everyMs: number, now: Date) =>
  now.getTime() - askedAt.getTime() < everyMs;

const toSteps = ({ steps }: TrackRow): Step[] => steps.map((step) => ({ ...step, at: new Date(step.at) }));

async function toJourney(
  { db }: Context,
  { trackingNo, carrierCode, fromCity, toDistrictCode, toMobile, sentAt }: ParcelRow,
): Promise<Journey> {
  const { province_code, city, district } = getArea(toDistrictCode);
  return {
    trackingNo,
    carrier: getCarrier(await listAllCarriers(db), carrierCode),
    fromCity,
    to: { provinceCode: province_code, city, district },
    mobile: toMobile,
    sentAt,
  };
}
