/** The port behind which a tracking service tells of parcels; until one is set, the stand-in does. */
import { type Journey, type Step, stepsBy } from './tracking.rules.ts';

export interface TrackingSource {
  /** What the parcel has gone through by `now`, newest first. */
  list(journey: Journey, now: Date): Promise<Step[]>;
}

declare module '../../kernel/context.ts' {
  interface Services {
    readonly tracking: TrackingSource;
  }
}

/** Moves with the clock alone: the demo market's parcels travel as fast as its time does. */
export const standInTracking: TrackingSource = {
  list: async (journey, now) => stepsBy(journey, now),
};
