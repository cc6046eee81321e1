import { getTimeDisplay, type TimeDisplay } from '@chengji/client-kit/time-display';
import { defaultTimeZone } from '@chengji/contract/market-calendar';
import { create } from 'zustand';
import { STORAGE_KEY } from './constants.ts';
import { readStored, store } from './storage.ts';

const stored = readStored(STORAGE_KEY.timeZone);

/** The market's time zone; until the market has said, the one of the last start. */
const useTimeZone = create<{ zone: string }>(() => ({
  zone: typeof stored === 'string' ? stored : defaultTimeZone,
}));

export function followTimeZone(zone: string): void {
  store(STORAGE_KEY.timeZone, zone);
  useTimeZone.setState({ zone });
}

/** How moments are shown: in the market's time zone, as everyone else sees them. */
export const useTimeDisplay = (): TimeDisplay => getTimeDisplay(useTimeZone(({ zone }) => zone));
