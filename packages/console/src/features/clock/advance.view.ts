/** How far the market's time may be moved in one go. */
export const presets = {
  minutes_10: 600,
  minutes_30: 1800,
  hours_1: 3600,
  days_1: 86_400,
  days_10: 864_000,
  days_15: 1_296_000,
} as const;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

export const mostSeconds = 31_536_000;

/** The seconds to a moment, and one more, so that what is due then has fired. */
export const secondsTo = (at: number, now: number): number =>
  Math.min(mostSeconds, Math.max(1, at - now + 1));
