import type { TimeDisplay } from '@chengji/client-kit/time-display';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * What a date picker shows is a date and a time of day, and these alone are read back: its objects keep one
 * difference to UTC, which is another one after the clocks have changed.
 */
export const pickerMoments = ({ zone, readMoment }: TimeDisplay) => ({
  toPicker: (at: number): Dayjs => dayjs.unix(at).tz(zone),
  fromPicker: (shown: Dayjs): number => readMoment(shown.format('YYYY-MM-DD HH:mm:ss')),
});

/** In which zone pickers mark today and take “now”. */
export const setPickerZone = (zone: string): void => dayjs.tz.setDefault(zone);
