/** The port behind which a tracking service tells of parcels. */
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { type Journey, type Step, stepsBy } from './tracking.rules.ts';

export interface TrackingSource {
  /** What it told is good for this long; 0 where asking costs nothing. */
  readonly askEveryMs: number;
  /** What the parcel has gone through by `now`, newest first. */
  list(journey: Journey, now: Date): Promise<Step[]>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly tracking: TrackingSource;
  }
}

/** Moves with the clock alone: the demo market's parcels travel as fast as its time does. */
export const standInTracking: TrackingSource = {
  askEveryMs: 0,
  list: async (journey, now) => stepsBy(journey, now, await loadPinyin()),
};

/** A market without a tracking service knows that a parcel was sent, and nothing more. */
export const noTracking: TrackingSource = { askEveryMs: 0, list: async () => [] };
