import { useTimeDisplay } from '../../kernel/time.ts';
import { pickerMoments } from './picker-moments.ts';

/** Moments to and from a date picker, in the market's time zone. */
export const usePickerMoments = () => pickerMoments(useTimeDisplay());
