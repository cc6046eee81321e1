/** The periods a dashboard looks at, in the market's time zone, each with the one before to compare with. */
import { marketZone } from '../../kernel/time/market-zone.ts';

export type Range = 'today' | 'week' | 'month';
type Period = { from: Date; to: Date };

export type Periods = {
  now: Period;
  /** The same stretch of the period before, up to the same time of day. */
  before: Period;
  /** How far the two lie apart. */
  apartMs: number;
  step: 'hour' | 'day';
  /** When each step begins, in unix seconds, the one under way included. */
  steps: number[];
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zoneMs = marketZone.utcOffsetMs;
const days: Record<Range, number> = { today: 1, week: 7, month: 30 };

const dayStart = (ms: number) => Math.floor((ms + zoneMs) / dayMs) * dayMs - zoneMs;

export function computePeriods(range: Range, now: Date): Periods {
  const to = now.getTime();
  const from = dayStart(to) - (days[range] - 1) * dayMs;
  const apartMs = days[range] * dayMs;
  const stepMs = range === 'today' ? hourMs : dayMs;
  const count = Math.floor((to - from) / stepMs) + 1;
  return {
    now: { from: new Date(from), to: new Date(to + 1) },
    before: { from: new Date(from - apartMs), to: new Date(to - apartMs + 1) },
    apartMs,
    step: range === 'today' ? 'hour' : 'day',
    steps: Array.from({ length: count }, (_, index) => (from + index * stepMs) / 1_000),
  };
}

/** A part of a whole in basis points; of nothing, nothing. */
export const computeShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000);
