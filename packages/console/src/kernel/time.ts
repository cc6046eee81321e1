import { getTimeDisplay, type TimeDisplay } from '@chengji/client-kit/time-display';
import { defaultTimeZone } from '@chengji/contract/market-calendar';
import { areaHere, useSession } from './session.ts';

/** How moments are shown: in the market's time zone, not the reader's. */
export const useTimeDisplay = (): TimeDisplay =>
  getTimeDisplay(useSession(areaHere())?.staff.time_zone ?? defaultTimeZone);
