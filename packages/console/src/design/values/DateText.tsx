import { useTimeDisplay } from '../../kernel/time.ts';

/** The day of a moment of the wire (unix seconds), or with `exact` its time to the second. */
export function DateText({ at, exact = false }: { at: number; exact?: boolean }) {
  const { showDate, showMoment } = useTimeDisplay();
  return exact ? showMoment(at) : showDate(at);
}
