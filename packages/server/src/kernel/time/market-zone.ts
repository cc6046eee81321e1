/**
 * Where the market's days begin and end, for everyone. The zone has no daylight saving time: its offset is the
 * same all year.
 */
export const marketZone = {
  name: 'Asia/Shanghai',
  utcOffset: '+08:00',
  utcOffsetMs: 8 * 3_600_000,
} as const;
