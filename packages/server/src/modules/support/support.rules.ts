/** When agents answer, and how long one waits for them. */
const toMinutesOfDay = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** The hours as the setting says them; those that end before they begin go over midnight. */
export function readHours(hours: string): { from: number; to: number } {
  const [from = '00:00', to = '24:00'] = hours.split('-');
  return { from: toMinutesOfDay(from), to: toMinutesOfDay(to) };
}

/** `minute` is that of the market's day. */
export function isWithinHours(hours: string, minute: number): boolean {
  const { from, to } = readHours(hours);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

const paceUnknownSeconds = 60;
const fastestSeconds = 15;
const slowestSeconds = 600;

/** At the pace at which the last sessions were taken; `takes` in their order, in seconds. */
export function estimateWait(place: number, takes: readonly number[]): number {
  const [first, last] = [takes[0], takes.at(-1)];
  const pace =
    first === undefined || last === undefined || takes.length < 3
      ? paceUnknownSeconds
      : (last - first) / (takes.length - 1);
  return Math.round(place * Math.min(slowestSeconds, Math.max(fastestSeconds, pace)));
}
